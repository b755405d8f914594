import { existsSync } from "node:fs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closure } from "../scripts/routes.ts";
import * as api from "../src/api";
import { ADDRESSES, moduleOf } from "../src/pages/routes";
import { parse, type Route } from "../src/router.svelte";

const fetched: [string, RequestInit | undefined][] = [];

beforeEach(() => {
  fetched.length = 0;
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    fetched.push([path, init]);
    return Promise.resolve(new Response("[]"));
  });
});
afterEach(() => vi.unstubAllGlobals());

it("has an address for every page, and the router knows it by the same name", () => {
  const pages = new Set<string>();
  for (const { page, path } of ADDRESSES) {
    expect(parse(path.replaceAll(/\{\w+\}/g, "x")).page).toBe(page);
    expect(existsSync(`src/pages/${moduleOf(page)}`)).toBe(true);
    pages.add(page);
  }
  const all: Record<Route["page"], true> = {
    home: true, new: true, play: true, replay: true, history: true, settings: true, rules: true, guide: true,
    learn: true, glossary: true, compare: true, calculator: true, unknown: true,
  };
  expect(Object.keys(all).filter((page) => !pages.has(page))).toEqual(["unknown"]);
});

it("names what pages ask word for word and without headers, since it would be asked twice otherwise", async () => {
  const choice = { preset: null, options: {} };
  const source = { game: "x", shared: false };
  await Promise.allSettled([
    api.rulesets(), api.games(), api.statistics(), api.ruleset("x"), api.guide("x", "en", choice, ""), api.calculatorForm("x", choice),
    api.lessons("en"), api.glossary(), api.replayIndex(source), api.replayHand(source, 0),
    api.replayIndex({ ...source, shared: true }), api.replayHand({ ...source, shared: true }, 0),
  ]);
  const asked = new Map(fetched);
  for (const { first, plain = [] } of ADDRESSES) {
    for (const named of [...first, ...plain]) {
      const path = named.replace("{lang}", "en").replaceAll(/\{\w+\}/g, "x");
      expect(asked.has(path), path).toBe(true);
      expect(asked.get(path)?.headers, path).toBeUndefined();
    }
  }
});

it("follows imports, leaves out what is known, and comes to an end", () => {
  const chunks = new Map([["a", ["b", "main"]], ["b", ["c", "a"]], ["c", ["elsewhere"]], ["main", ["d"]], ["d", []]]);
  expect(closure("a", chunks)).toEqual(["a", "b", "c", "main", "d"]);
  expect(closure("a", chunks, new Set(["main", "d"]))).toEqual(["a", "b", "c"]);
});
