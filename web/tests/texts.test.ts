import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { preferredLanguage, settings } from "../src/settings.svelte";
import { about, amountOf, fill, handName, signed, term, tileName, worded } from "../src/texts";
import en from "../src/texts/en";
import hintEn from "../src/texts/hint_en";
import hintJa from "../src/texts/hint_ja";
import hintKo from "../src/texts/hint_ko";
import ja from "../src/texts/ja";
import ko from "../src/texts/ko";
import referenceEn from "../src/texts/reference_en";
import referenceJa from "../src/texts/reference_ja";
import referenceKo from "../src/texts/reference_ko";
import siteEn from "../src/texts/site_en";
import siteJa from "../src/texts/site_ja";
import siteKo from "../src/texts/site_ko";
import { description } from "./fixtures";

const places = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).sort();

/** Without its places, which have a colon of their own (`{count:tile|tiles}`). */
const plain = (text: string): string => text.replace(/\{\w+:[^}]*\}/g, "{}");

const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === "texts" || name === "generated" ? [] : files(path);
    return [path];
  });

const AREAS: Record<string, [Record<string, string>, Record<string, Record<string, string>>]> = {
  table: [ja, { en, ko }],
  hints: [hintJa, { en: hintEn, ko: hintKo }],
  site: [siteJa, { en: siteEn, ko: siteKo }],
  reference: [referenceJa, { en: referenceEn, ko: referenceKo }],
};

describe("the page's texts", () => {
  for (const [area, [japanese, others]] of Object.entries(AREAS)) {
    for (const [language, texts] of Object.entries(others)) {
      it(`are complete in ${language}, with the same places to fill (${area})`, () => {
        expect(Object.keys(texts).sort()).toEqual(Object.keys(japanese).sort());
        for (const [key, text] of Object.entries(texts)) {
          expect(text.trim(), key).not.toBe("");
          expect(places(text), key).toEqual(places(japanese[key]!));
        }
      });
    }
  }

  it("write colons as their language does", () => {
    for (const [japanese, others] of Object.values(AREAS)) {
      for (const [key, text] of Object.entries(japanese)) expect(plain(text), key).not.toMatch(/:(?!\d)|： /);
      for (const texts of Object.values(others))
        for (const [key, text] of Object.entries(texts)) expect(plain(text), key).not.toMatch(/：|:(?![ \d]|$)/);
    }
  });

  it("are not put together with a colon of one language", () => {
    const found = files("src").flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/\}: ?\$?\{(?!\s)(?!\w+[,:])|\)\}?： ?\$?\{/g)].map((match) => {
        const lines = readFileSync(file, "utf8").slice(0, match.index + 40).split("\n");
        return `${file}: ${lines.at(-1)!.trim()}`;
      }),
    );
    expect(found).toEqual([]);
  });

  it("are all used", () => {
    const source = [...files("src"), "src/texts/index.ts"].map((file) => readFileSync(file, "utf8")).join("\n");
    // A key built from parts (`action.${label}`) uses every key that it can build.
    const built = [...source.matchAll(/`([a-zA-Z.]+[.a-z]*)\$\{/g)].map((match) => match[1]!);
    const keys = Object.values(AREAS).flatMap(([japanese]) => Object.keys(japanese));
    expect(new Set(keys).size, "no key stands in two areas").toBe(keys.length);
    const unused = keys.filter((key) => !source.includes(`"${key}"`) && !built.some((start) => key.startsWith(start)));
    expect(unused).toEqual([]);
  });
});

describe("wording", () => {
  beforeEach(() => {
    settings.language = "ja";
  });

  it("fills places and leaves a fault to be seen", () => {
    expect(fill("{a} of {b}", { a: 1 })).toBe("1 of {b}");
    expect([0, 1, 2].map((count) => fill("{count} {count:tile|tiles}", { count }))).toEqual(["0 tiles", "1 tile", "2 tiles"]);
    expect(fill("{count:tile|tiles}")).toBe("{count:tile|tiles}");
  });

  it("names tiles", () => {
    expect(["1m", "0p", "9s", "7z", "f8", "??"].map(tileName)).toEqual(["1萬", "赤5筒", "9索", "中", "冬", "伏せ牌"]);
    settings.language = "en";
    expect(["1m", "0p", "5z"].map(tileName)).toEqual(["1 of characters", "red 5 of dots", "White dragon"]);
    settings.language = "ko";
    expect(["1m", "0p"].map(tileName)).toEqual(["1만", "빨간 5통"]);
  });

  it("names hands with and without winds", () => {
    expect(handName({ round: 1, number: 2, repeat: 0 })).toBe("南3局");
    expect(handName({ round: -1, number: 4, repeat: 0 })).toBe("第5局");
    expect(handName({ serial: 6, round: -1, number: 0, repeat: 0 }), "where nothing else tells them apart").toBe("第7局");
    settings.language = "en";
    expect(handName({ round: 1, number: 2, repeat: 0 })).toBe("South 3");
  });

  it("words what a ruleset sends, tiles and further keys too", () => {
    expect(worded(description, { key: "value.han_fu", params: { han: 4, fu: 30 } })).toBe("4翻30符");
    expect(worded(description, { key: "fu.triplet", params: { tile: "5z" } })).toBe("明刻 白");
    expect(worded(description, { key: "no.such", params: {} })).toBe("no.such");
    expect(term(description, "mark", "riichi")).toBe("リーチ");
    expect(amountOf(description, 2, "han")).toBe("2翻");
    expect(amountOf(description, 1200, "points")).toBe("1,200点");
    expect(amountOf(description, 1, "limit")).toBe("上限");
    settings.language = "ko";
    expect(worded(description, { key: "pattern.dora" })).toBe("Dora");
  });

  it("puts verbs and pronouns right for oneself", () => {
    settings.language = "en";
    expect([about("result.win", true, "You"), about("result.win", false, "Aoi")]).toEqual(["You win", "Aoi wins"]);
    expect([about("result.from", true, "You"), about("result.from", false, "Aoi")]).toEqual(["from you", "from Aoi"]);
    expect(about("live.aside", true, "You", { tile: "North" })).toBe("You set North aside.");
    expect(about("live.aside", false, "Aoi", { tile: "North" })).toBe("Aoi sets North aside.");
  });

  it("shows the sign of a change", () => {
    expect([signed(8000), signed(-8000), signed(0)]).toEqual(["+8,000", "−8,000", "0"]);
  });
});

it("has words for every reason a game ends for, and no others", () => {
  const sources = ["seams", "course", "policies/round_flow", "server/live", "rulesets/hongkong/flow"];
  const code = sources.map((name) => readFileSync(`../src/jantaku/${name}.py`, "utf8")).join("");
  const given = new Set([...code.matchAll(/Ending\("([a-z_]+)"/g)].map((match) => `final.why.${match[1]!}`));
  expect([...given].sort()).toEqual(Object.keys(ja).filter((key) => key.startsWith("final.why.")).sort());
});

it("takes the first language it knows", () => {
  expect(preferredLanguage(["de-DE", "ko-KR", "en"])).toBe("ko");
  expect(preferredLanguage(["de-DE"])).toBe("ja");
});
