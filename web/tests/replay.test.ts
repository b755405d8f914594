import { describe, expect, it } from "vitest";
import type { GameEvent, ReplayStep } from "../src/protocol";
import { readPosition, seenBy, toCall, toResult, writePosition } from "../src/replay";
import { view, win } from "./fixtures";

const step = (...events: GameEvent[]): ReplayStep => ({ events, view: view() });
const draw: GameEvent = { e: "draw", seat: 1, tile: "1m" };
const plain: GameEvent = { e: "discard", seat: 1, tile: "1m", mark: "" };
const riichi: GameEvent = { e: "discard", seat: 1, tile: "1m", mark: "riichi" };
const steps = [step(draw), step(plain), step({ e: "call", seat: 2 }), step(plain), step(riichi), step(draw)];

describe("a replay", () => {
  it("goes to calls and declarations, and stays where there is none", () => {
    expect(toCall(steps, 0, 1)).toBe(2);
    expect(toCall(steps, 2, 1)).toBe(4);
    expect(toCall(steps, 4, 1)).toBe(4);
    expect(toCall(steps, 5, -1)).toBe(4);
    expect(toCall(steps, 1, -1)).toBe(1);
  });

  it("goes to the result", () => {
    expect(toResult(steps)).toBe(5);
    expect(toResult([step(draw), { events: [], view: view({ result: win }) }, step()])).toBe(1);
  });

  it("covers what a seat did not see", () => {
    const whole = view();
    whole.seats = whole.seats.map((one) => ({ ...one, hand: ["1m", "2m"], drawn: "3m", open: false }));
    whole.seats[3]!.open = true;
    const seen = seenBy(whole, 1);
    expect(seen.seats.map((one) => one.hand)).toEqual([["??", "??"], ["1m", "2m"], ["??", "??"], ["1m", "2m"]]);
    expect(seen.seats.map((one) => one.drawn)).toEqual(["??", "3m", "??", "3m"]);
    expect(whole.seats[0]!.hand, "the whole view is left as it is").toEqual(["1m", "2m"]);
  });

  it("keeps its position in the address", () => {
    for (const position of [{ hand: 3, step: 41, seat: null }, { hand: 0, step: 0, seat: 2 }]) {
      expect(readPosition(writePosition(position))).toEqual(position);
    }
    expect(readPosition("?hand=-1&step=x&seat=1e3")).toEqual({ hand: 0, step: 0, seat: null });
  });
});
