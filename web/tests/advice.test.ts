import { beforeEach, describe, expect, it } from "vitest";
import type { Action, Advice, Outcome } from "../src/protocol";
import { settings } from "../src/settings.svelte";
import { actionText, discardAdvice, isBest, plainTile, reasonText, refusalOf, shortfall, waitBadge, worst } from "../src/table/advice";
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
    expect(reasonText({ key: "unheard_of" }, view(), 0, description)).toBe("");
    const value = { title: { key: "value.han_fu" }, points: 1000 };
    expect(refusalOf(value, [], [], description)).toBe("");
    expect(refusalOf(value, ["4p"], ["furiten"], description)).toBe("Furiten: you discarded 4 of dots");
  });
});
