import { expect, it } from "vitest";
import { parse } from "../src/router.svelte";

it("knows its pages and no others", () => {
  expect(parse("/")).toEqual({ page: "home" });
  expect(parse("/settings/")).toEqual({ page: "settings" });
  expect(parse("/play/a%20b")).toEqual({ page: "play", game: "a b" });
  expect(parse("/history")).toEqual({ page: "history" });
  expect(parse("/replay/ab")).toEqual({ page: "replay", game: "ab" });
  expect(parse("/new/riichi")).toEqual({ page: "new", ruleset: "riichi" });
  for (const path of ["/play", "/new", "/x", "/play/a/b", "/settings/x"]) expect(parse(path)).toEqual({ page: "unknown" });
});
