import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import type { Action, Advice, Outcome } from "../src/protocol";
import { settings } from "../src/settings.svelte";
import { actionText, dangerText, discardAdvice, estimate, isBest, plainTile, reasonText, refusalOf, shortfall, waitBadge, worst } from "../src/table/advice";
import hintJa from "../src/texts/hint_ja";
import { description, view } from "./fixtures";

const discard = (key: string, mark = ""): Action => ({ key, kind: "discard", tiles: ["7s"], drawn: key.includes(":drawn"), mark });
const best = (action: string): Advice => ({ decision: 1, shanten: 0, waits: [], causes: [], discards: [], best: { action, reasons: [] } });

describe("advice", () => {
  beforeEach(() => {
    settings.language = "en";
  });

  it("marks the tile recommended, whatever is declared with it", () => {
    expect(isBest(discard("discard:7s"), best("discard:7s"))).toBe(true);
    expect(isBest(discard("discard:7s"), best("discard:7s:riichi"))).toBe(true);
    expect(isBest(discard("discard:7s:riichi", "riichi"), best("discard:7s:riichi"))).toBe(true);
    expect(isBest(discard("discard:7s:drawn"), best("discard:7s:drawn:riichi"))).toBe(true);
    expect(isBest(discard("discard:7s"), best("discard:7s:drawn"))).toBe(false);
    expect(isBest(discard("discard:7s:drawn"), best("discard:7s"))).toBe(false);
    expect(isBest(discard("discard:7s"), best("discard:8s"))).toBe(false);
    expect(isBest(discard("discard:7s"), null)).toBe(false);
  });

  it("is by kind: a red five's is that of its twin", () => {
    expect([plainTile("0p"), plainTile("5p"), plainTile("1z")]).toEqual(["5p", "5p", "1z"]);
    const known = { tile: "5p", shanten: 1, accepts: [], left: 0, waits: [], causes: [], dangers: [] };
    expect(discardAdvice({ ...best(""), discards: [known] }, "0p")).toBe(known);
    expect(discardAdvice(null, "0p")).toBeNull();
    const red = { ...known, tile: "0p" };
    expect(discardAdvice({ ...best(""), discards: [red] }, "0p"), "where all fives are red").toBe(red);
  });

  it("counts the worst danger", () => {
    expect(worst([])).toBeNull();
    expect(worst([{ seat: 1, sign: "safe", percent: 0 }, { seat: 2, sign: "open", percent: 9 }])?.seat).toBe(2);
  });

  it("says what the badge on a discard means, and against whom", () => {
    const seat = 1;
    const { name } = view().seats[seat]!;
    for (const language of ["ja", "en", "ko"] as const) {
      settings.language = language;
      const said = (["safe", "suji", "wall", "thin", "honour", "open"] as const).map((sign) => dangerText({ seat, sign, percent: 7 }, view(), 0));
      for (const one of said) expect(one).toContain(name);
      expect(new Set(said).size).toBe(said.length);
      expect(said.at(-1)).toContain("7%");
    }
    expect(dangerText(null, view(), 0)).toBe("");
  });

  it("says in plain words that hands could not win", () => {
    for (const language of ["ja", "en", "ko"] as const) {
      settings.language = language;
      const say = (percent: number): string => reasonText({ key: "refused", params: { tile: "1z", percent } }, view(), 0, description);
      expect(say(75)).toContain("75%");
      expect(say(100)).not.toContain("%");
    }
  });

  it("says how far a wait falls short of a minimum, and which way it does not", () => {
    const short = (have: number): Outcome => ({ refused: "below_minimum", params: { han: have, minimum: 3 } });
    const worth: Outcome = { title: { key: "value.han_fu", params: { han: 3, fu: 30 } }, points: 1000 };
    const badge = (ron: Outcome, tsumo: Outcome): string => waitBadge({ tile: "5p", left: 2, ron, tsumo }, description);
    expect(shortfall(short(2))).toEqual({ have: 2, need: 3, unit: "han" });
    expect(shortfall(worth)).toBeNull();
    expect(shortfall({ refused: "no_yaku", params: {} })).toBeNull();
    expect(badge(worth, worth)).toBe("");
    expect(badge(short(2), short(2))).toBe("2 of 3 han");
    expect(badge(short(2), worth)).toBe("ron 2 of 3 han · tsumo 3 han 30 fu");
    expect(badge(short(1), short(2))).toBe("ron 1 of 3 han · tsumo 2 of 3 han");
    const never: Outcome = { refused: "no_yaku", params: {} };
    expect(waitBadge({ tile: "5p", left: 2, ron: short(2), tsumo: worth }, description, true)).toBe("draw only · ron 2 of 3 han");
    expect(waitBadge({ tile: "5p", left: 2, ron: worth, tsumo: short(2) }, description, true)).toBe("discard only · tsumo 2 of 3 han");
    expect(waitBadge({ tile: "5p", left: 2, ron: short(1), tsumo: short(2) }, description, true)).toBe("ron 1 of 3 han · tsumo 2 of 3 han");
    expect([badge(never, never), badge(never, worth), badge(worth, never)]).toEqual(["no win", "draw only", "discard only"]);
  });

  it("words actions, reasons and refusals", () => {
    expect(actionText("discard:0m:drawn:riichi", description)).toBe("Riichi, discard red 5 of characters");
    expect(actionText("chi:3m0m", description)).toBe("Chi 3 of characters red 5 of characters");
    expect(actionText("concealed_kan:1z1z1z1z", description)).toContain("Kan East");
    expect(actionText("pass", description)).toBe("Pass");
    expect(reasonText({ key: "danger.suji", params: { seat: 1, percent: 4 } }, view(), 0, description)).toBe(`suji against ${view().seats[1]!.name} (4%)`);
    expect(reasonText({ key: "worth", params: { low: 2000, high: 3900 } }, view(), 0, description)).toBe("worth 2,000 points to 3,900 points");
    expect(reasonText({ key: "worth", params: { low: 2000, high: 2000 } }, view(), 0, description)).toBe("worth 2,000 points");
    expect(reasonText({ key: "keeps", params: { points: 3200 } }, view(), 0, description)).toBe("keeps a hand worth about 3,200 points in view");
    expect(reasonText({ key: "refused", params: { tile: "3s", percent: 75 } }, view(), 0, description)).toContain("75%");
    expect(reasonText({ key: "toward", params: { pattern: "pattern.pinfu", amount: 1, unit: "han" } }, view(), 0, description)).toBe("toward Pinfu (1 han)");
    expect(reasonText({ key: "decided.safer", params: { tile: "3s" } }, view(), 0, description)).toBe("safer than 3 of bamboo");
    expect(reasonText({ key: "unheard_of" }, view(), 0, description)).toBe("");
    const value = { title: { key: "value.han_fu" }, points: 1000 };
    expect(refusalOf(value, [], [], description)).toBe("");
    expect(refusalOf(value, ["4p"], ["furiten"], description)).toBe("Furiten: you discarded 4 of dots");
  });

  it("tells estimates as exactly as they deserve, and as estimates", () => {
    expect([3847, 12_349, 96, 12.4, 317, 1000, 0].map(estimate)).toEqual([3800, 12_300, 96, 12, 320, 1000, 0]);
    const say = (key: string, params: Record<string, string | number>): string => reasonText({ key, params }, view(), 0, description);
    for (const [language, about] of [["ja", "約"], ["en", "about "], ["ko", "약 "]] as const) {
      settings.language = language;
      expect(say("call.points", { points: 3847 })).toContain(`${about}3,800`);
      expect(say("call.cheaper", { points: 3847, less: 1322 })).toMatch(new RegExp(`${about}3,800.*${about}1,300`));
      expect(say("keeps", { points: 3847 })).toMatch(/3,800/);
      expect(say("call.refused", { percent: 88 })).toContain(`${about}88%`);
      // What the scorer says is no estimate.
      expect(say("win", { low: 3847 })).toContain("3,847");
      expect(say("win", { low: 3847 })).not.toContain(about);
    }
    settings.language = "en";
    const small = { ...description, table: { ...description.table, unit: "chips" } };
    expect(reasonText({ key: "keeps", params: { points: 43 } }, view(), 0, small)).toContain("about 43 ");
  });

  it("says why one passes, calls or does not declare", () => {
    const say = (key: string, params: Record<string, string | number>): string => reasonText({ key, params }, view(), 0, description);
    expect(say("pass.nearer", { call: "pon:7z7z", before: 2, after: 1 })).toBe("Pon: 2 from tenpai → 1 from tenpai");
    expect(say("pass.same", { call: "chi:1m2m", before: 0, after: 0 })).toBe("still Tenpai after Chi");
    expect(say("call.pattern", { pattern: "pattern.pinfu" })).toBe("makes Pinfu");
    expect(say("call.loses", { pattern: "pattern.unheard_of" })).toContain("pattern.unheard_of");
    expect(say("undeclared.wins", { mark: "riichi", low: 2600, high: 5200 })).toMatch(/2,600.*without Riichi.*5,200/);
    expect(say("pass.threat", { seat: 1 })).toContain(view().seats[1]!.name);
  });

  it("has words for every reason that is given, and no others", () => {
    const source = ["reasons", "toward", "ways"].map((name) => readFileSync(`../src/jantaku/analysis/${name}.py`, "utf8")).join("");
    const given = new Set([...source.matchAll(/"([a-z_]+(?:\.[a-z_]+)?)"/g)].map((match) => `reason.${match[1]!}`));
    const keys = Object.keys(hintJa).filter((key) => !key.startsWith("reason.danger.") && key !== "reason.worth.range" && key !== "reason.refused.all");
    expect(keys.filter((key) => !given.has(key))).toEqual([]);
    const said = [...source.matchAll(/Reason\(\s*"([a-z_.]+)"/g)].map((match) => `reason.${match[1]!}`);
    expect(said.length).toBeGreaterThan(20);
    expect(said.filter((key) => !(key in hintJa))).toEqual([]);
  });
});
