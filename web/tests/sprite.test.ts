// @vitest-environment node
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

const sprite = readFileSync(new URL("../src/generated/tiles.svg", import.meta.url), "utf8");

describe("the tile sprite", () => {
  it("has a drawing for every face and the back", () => {
    const faces = ["m", "p", "s"].flatMap((suit) => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${n}${suit}`));
    const honours = [1, 2, 3, 4, 5, 6, 7].map((n) => `${n}z`);
    const flowers = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `f${n}`);
    const symbols = new Map(
      [...sprite.matchAll(/<symbol id="(\w+)"[^>]*>(.*?)<\/symbol>/gs)].map((match) => [match[1], match[2]]),
    );
    expect([...symbols.keys()].sort()).toEqual([...faces, ...honours, ...flowers, "back"].sort());
    for (const [tile, body] of symbols) expect(body, tile).toMatch(/<(path|rect|circle|ellipse)/);
  });

  it("repeats no id, so that no drawing borrows another's parts", () => {
    const ids = [...sprite.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...sprite.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1]);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it("stays small", () => {
    expect(gzipSync(sprite, { level: 9 }).length).toBeLessThan(34_000);
  });
});
