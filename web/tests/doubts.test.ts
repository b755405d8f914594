import { beforeEach, describe, expect, it } from "vitest";
import type { Advice, SeatView } from "../src/protocol";
import { settings } from "../src/settings.svelte";
import { barred } from "../src/table/doubts";
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
