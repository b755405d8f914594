import { expect, it } from "vitest";
import { parse } from "../src/router.svelte";

it("knows its pages and no others", () => {
  expect(parse("/")).toEqual({ page: "home" });
  expect(parse("/settings/")).toEqual({ page: "settings" });
  expect(parse("/play/a%20b")).toEqual({ page: "play", game: "a b" });
  expect(parse("/history")).toEqual({ page: "history" });
  expect(parse("/replay/ab")).toEqual({ page: "replay", game: "ab", shared: false });
  expect(parse("/shared/ab")).toEqual({ page: "replay", game: "ab", shared: true });
  expect(parse("/new/riichi")).toEqual({ page: "new", ruleset: "riichi" });
  expect(parse("/rules")).toEqual({ page: "rules" });
  expect(parse("/rules/riichi")).toEqual({ page: "guide", ruleset: "riichi" });
  expect(parse("/calculator")).toEqual({ page: "calculator", ruleset: "" });
  expect(parse("/calculator/sanma")).toEqual({ page: "calculator", ruleset: "sanma" });
  for (const page of ["learn", "glossary", "compare"]) expect(parse(`/${page}`)).toEqual({ page });
  for (const path of ["/play", "/new", "/x", "/play/a/b", "/settings/x", "/learn/1", "/rules/%", "/%"]) {
    expect(parse(path).page).toBe(path === "/rules/%" ? "guide" : "unknown");
  }
});
