import { describe, expect, it } from "vitest";
import { NotationError, readHand, readMeld, readTiles, sorted, writeHand, writeMeld, writeTiles } from "../src/calculator/notation";

describe("tiles as people type them", () => {
  const hand = ["1m", "2m", "3m", "4p", "0p", "6p", "1z", "7z"];
  it.each([
    "123m406p17z",
    "1m2m3m 4p0p6p 1z7z",
    "123m45pr6pEC",
    "１２３ｍ４０６ｐ東中",
    "123m 406p 동중",
  ])("reads %s", (text) => {
    expect(readTiles(text)).toEqual(hand);
  });

  it("reads the pictures of Unicode in their own order", () => {
    expect(readTiles("🀇🀏🀐🀘🀙🀡🀀🀁🀂🀃🀆🀅🀄🀢🀥")).toEqual(["1m", "9m", "1s", "9s", "1p", "9p", "1z", "2z", "3z", "4z", "5z", "6z", "7z", "f1", "f3"]);
    expect(readTiles("🀄\ufe0f🀇")).toEqual(["7z", "1m"]);
  });

  it.each([["12x", "12x"], ["12", "12"], ["8z", "8z"], ["q", "q"], ["4mr", "4mr"], ["f9", "f"]])("says what of %s it cannot read", (text, part) => {
    let said = "";
    try {
      readTiles(text);
    } catch (error) {
      said = (error as NotationError).text;
    }
    expect(said).toBe(part);
  });

  it("writes digits of a suit together", () => {
    expect(writeTiles(["1m", "2m", "0p", "1z", "f1", "f2", "3s"])).toBe("12m0p1zf1f23s");
    expect(readTiles(writeTiles(["f1", "3s", "3s", "f8", "1z"]))).toEqual(["f1", "3s", "3s", "f8", "1z"]);
  });

  it("sorts a red five beside the plain ones", () => {
    expect(sorted(["7z", "0p", "4p", "f1", "6p", "1m", "5p"])).toEqual(["1m", "4p", "5p", "0p", "6p", "7z", "f1"]);
  });
});

describe("melds", () => {
  it.each(["[123m]", "[555z]@across", "[5555z]", "[555+5z]", "(5555z)"])("reads and writes %s", (text) => {
    expect(readHand(text).melds.map(writeMeld)).toEqual([text]);
  });

  it("keeps them apart from the concealed tiles", () => {
    const found = readHand("234m 567p[0p46p] 11s (5555z) 2s");
    expect(found.tiles).toEqual(["2m", "3m", "4m", "5p", "6p", "7p", "1s", "1s", "2s"]);
    expect(found.melds.map((meld) => [meld.form, meld.tiles])).toEqual([
      ["chi", ["4p", "0p", "6p"]],
      ["concealed_kan", ["5z", "5z", "5z", "5z"]],
    ]);
    expect(writeHand(found.tiles.slice(0, -1), found.melds, "2s")).toBe("234m567p11s [406p] (5555z) 2s");
  });

  it.each(["[12m]", "(555z)", "[55556m]", "[]"])("refuses %s", (text) => {
    expect(() => readMeld(text)).toThrow(NotationError);
  });
  it("refuses a bracket that is not closed", () => {
    expect(() => readHand("123m [55z")).toThrow(NotationError);
  });
});
