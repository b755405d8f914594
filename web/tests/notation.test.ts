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
    "１２３ｍ４０６Ｐ東中",
    "一二三萬四筒赤五筒六餅東中",
    "一万二萬3만 4통r5p6P E·中",
  ])("reads %s", (text) => {
    expect(readTiles(text)).toEqual(hand);
  });

  it("reads the pictures of Unicode in their own order", () => {
    expect(readTiles("🀇🀏🀐🀘🀙🀡🀀🀁🀂🀃🀆🀅🀄🀢🀥")).toEqual(["1m", "9m", "1s", "9s", "1p", "9p", "1z", "2z", "3z", "4z", "5z", "6z", "7z", "f1", "f3"]);
    expect(readTiles("🀄\ufe0f🀇")).toEqual(["7z", "1m"]);
  });

  // What tests/calculator/test_notation.py has the server read.
  it.each([
    ["白白", "55z"],
    ["一二三萬", "123m"],
    ["三萬五筒九索", "3m5p9s"],
    ["赤五萬", "0m"],
    ["4만5통6삭", "4m5p6s"],
    ["123M46P", "123m46p"],
    ["SSS345s", "222z345s"],
    ["345mr", "340m"],
    ["5mr 5pr 5sr 5m", "0m0p0s5m"],
    ["梅蘭菊竹春夏秋冬", "f1f2f3f4f5f6f7f8"],
    ["봄 여름 겨울", "f5f6f8"],
    ["123m, 456p、東", "123m456p1z"],
  ])("reads %s as the server does", (text, plainly) => {
    expect(readTiles(text)).toEqual(readTiles(plainly));
  });

  it("reads melds in lenticular brackets", () => {
    expect(readHand("二三四萬 【白白白】@left").melds.map(writeMeld)).toEqual(["[555z]@left"]);
  });

  it.each(["三", "12東", "E5"])("refuses %s", (text) => {
    expect(() => readTiles(text)).toThrow(NotationError);
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
