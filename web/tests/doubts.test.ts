import { beforeEach, describe, expect, it } from "vitest";
import type { Action, Advice, Decision, SeatView } from "../src/protocol";
import { settings } from "../src/settings.svelte";
import { barred, bluffing, doubt } from "../src/table/doubts";
import { claim, description, turn, view } from "./fixtures";

describe("why a tile cannot be discarded", () => {
  beforeEach(() => {
    settings.language = "en";
  });

  const told = (decision = turn(), mark = "", change: Partial<SeatView> = {}, advice: Advice | null = null): string => {
    const it = view();
    const seats = it.seats.map((one, seat) => (seat ? one : { ...one, melds: [], declared: "", drawn: "1m", ...change }));
    return barred("5m", decision, mark, { ...it, seats }, 0, description, advice);
  };

  it("is said by what stands in the way", () => {
    expect(told(turn(), "riichi")).toMatch(/declaration/);
    const left = { tile: "5m", shanten: 1, accepts: [], left: 0, waits: [], causes: [], dangers: [] };
    const advice: Advice = { decision: turn().id, shanten: 0, waits: [], causes: [], best: null, discards: [left] };
    expect(told(turn(), "riichi", {}, advice)).toMatch(/tenpai/);
    expect(told(turn(), "riichi", {}, { ...advice, discards: [{ ...left, shanten: 0 }] })).toMatch(/declaration/);
    expect(told(turn(), "", { declared: "riichi" })).toMatch(/just drawn/);
    const melds: SeatView["melds"] = [{ kind: "pon", tiles: ["1z", "1z", "1z"], called: 0, from: 1, added: null }];
    expect(told(turn(), "", { melds, drawn: null })).toMatch(/call/);
    expect(told(turn(), "", { melds })).toMatch(/cannot be discarded\.$/);
    expect(told(claim)).toBe("You cannot discard now.");
  });

  it("is said in others' turns, and not when nobody plays", () => {
    const at = (phase: "turn" | "claim" | "between", seat: number): string =>
      barred("5m", null, "", view({ phase, turn: seat }), 0, description, null);
    expect(at("turn", 2)).toBe("It is not your turn.");
    expect(at("claim", 0)).toBe("It is not your turn.");
    expect(at("turn", 0)).toBe("You cannot discard now.");
    expect(at("between", 2)).toBe("");
  });
});

describe("a declaration", () => {
  beforeEach(() => {
    settings.language = "en";
  });

  const action = (tile: string): Action => ({ key: `discard:${tile}:riichi`, kind: "discard", tiles: [tile], drawn: false, mark: "riichi" });
  const decision: Decision = { ...turn(), actions: ["5m", "9p"].map(action) };
  const advice = (...distances: number[]): Advice => ({
    decision: decision.id, shanten: 0, waits: [], causes: [], best: null,
    discards: distances.map((shanten, index) => ({ tile: ["5m", "9p"][index]!, shanten, accepts: [], left: 0, waits: [], causes: [], dangers: [] })),
  });

  it("is a bluff from the start where no discard leaves the hand tenpai", () => {
    expect(bluffing("riichi", decision, advice(3, 2))).toBe(2);
    expect(bluffing("riichi", decision, advice(3, 0))).toBe(0);
    expect(bluffing("riichi", decision, null)).toBe(0);
    expect(bluffing("", decision, advice(3, 2))).toBe(0);
  });

  it("is asked about as the bluff it is, with how far the hand is and what it costs", () => {
    const costly = { ...description, texts: { ...description.texts, en: { ...description.texts.en, "declaration.riichi.risk": "You would pay 20." } } };
    const asked = doubt(action("5m"), costly, advice(2, 2), 0)!;
    expect(asked.title).toBe("This Riichi would be a bluff");
    expect(asked.text).toMatch(/2 from tenpai.*You would pay 20\./);
    expect(doubt(action("5m"), costly, advice(0, 2), 0)).toBeNull();
  });
});
