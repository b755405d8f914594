import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Advice, Decision, GameEvent, ServerMessage, Wait } from "../src/protocol";
import { GameSession, pause } from "../src/session.svelte";
import { settings } from "../src/settings.svelte";
import type { Transport, TransportHandlers } from "../src/transport";
import { claim, description, turn, view } from "./fixtures";

class FakeTransport implements Transport {
  handlers!: TransportHandlers;
  acts: [number, string][] = [];
  syncs = 0;
  open(handlers: TransportHandlers): void {
    this.handlers = handlers;
  }
  act(decision: number, action: string): void {
    this.acts.push([decision, action]);
  }
  sync(): void {
    this.syncs += 1;
  }
  advices: boolean[] = [];
  advise(best: boolean): void {
    this.advices.push(best);
  }
  reconnect(): void {}
  close(): void {}
}

const hello = (decision: Decision | null, n = 1): ServerMessage => ({ type: "hello", game: "g", seat: 0, ruleset: description, n, view: view(), decision });
const step = (n: number, events: GameEvent[], decision: Decision | null, live = 40): ServerMessage => ({ type: "step", n, events, view: view({ live }), decision });
const wait = (): Wait => ({ tile: "5p", left: 3, tsumo: { title: { key: "value" }, points: 1000 }, ron: { refused: "no_yaku", params: {} } });
const discard = (seat: number): GameEvent => ({ e: "discard", seat, tile: "1z", drawn: false, mark: "" });

describe("a session", () => {
  let transport: FakeTransport;
  let session: GameSession;

  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(settings, { pace: "quick", volume: 0, language: "en", autoWin: false, noCalls: false, autoDiscard: false });
    transport = new FakeTransport();
    session = new GameSession(transport);
    transport.handlers.connection("open");
  });

  afterEach(() => {
    session.close();
    vi.useRealTimers();
  });

  const told = (change: Partial<Advice> = {}): ServerMessage => ({
    type: "advice", decision: turn().id, shanten: 0, waits: [], causes: [], best: null,
    discards: [{ tile: "2m", shanten: 0, accepts: [], left: 3, waits: [wait()], causes: ["9s"], dangers: [] }],
    ...change,
  });

  it("asks for advice where it is asked, and keeps what the discard leaves", () => {
    session.receive(hello(turn()));
    expect(transport.advices).toEqual([false]);
    session.receive(told({ decision: turn().id + 1 }));
    expect(session.advice, "an answer about something else").toBeNull();
    session.receive(told());
    expect(session.waiting).toBeNull();
    session.act("discard:2m");
    expect(session.waiting).toEqual({ waits: [wait()], causes: ["9s"] });
    session.receive(step(2, [discard(0)], null));
    expect(transport.advices, "nothing is asked").toEqual([false]);
    expect(session.waiting).not.toBeNull();
    session.receive(step(3, [{ e: "hand_start" }], null));
    vi.runAllTimers();
    expect(session.waiting).toBeNull();
  });

  it("keeps the waits where the drawn tile goes before any advice has come", () => {
    session.receive(hello(turn()));
    session.receive(told());
    session.act("discard:2m");
    const next = turn({ id: turn().id + 1, actions: [{ key: "discard:5p", kind: "discard", tiles: ["5p"], drawn: true }] });
    session.receive(step(2, [discard(0)], next));
    vi.runAllTimers();
    expect(session.advice).toBeNull();
    session.act("discard:5p");
    expect(session.waiting).toEqual({ waits: [wait()], causes: ["9s"] });
  });

  it("asks for a recommendation when told to, and always with the assist", () => {
    session.hint();
    expect(transport.advices, "nothing to advise on").toEqual([]);
    session.receive(hello(turn()));
    session.hint();
    expect(transport.advices).toEqual([false, true]);
    settings.assist = true;
    session.receive(hello(turn()));
    expect(transport.advices).toEqual([false, true, true]);
    settings.assist = false;
  });

  it("says why a tile that is waited for cannot be won", () => {
    session.receive(hello(turn()));
    session.receive(told());
    session.act("discard:2m");
    const free = view();
    free.seats[0]!.marks = [];
    session.receive({ type: "step", n: 2, events: [{ ...discard(1), tile: "0p" }], view: free, decision: null });
    expect(session.notice, "no yaku: the ruleset's words, or its key").toBe("no_yaku");
    session.notice = "";
    session.receive(step(3, [{ ...discard(2), tile: "4p" }], null));
    vi.runAllTimers();
    expect(session.notice, "another tile").toBe("");
    const barred = view();
    barred.seats[0]!.marks = ["furiten"];
    session.receive({ type: "step", n: 4, events: [{ ...discard(3), tile: "5p" }], view: barred, decision: null });
    expect(session.notice).toBe("Furiten: you discarded 9 of bamboo");
  });

  it("answers once, and only with what is offered", () => {
    session.receive(hello(turn()));
    session.act("discard:9z");
    expect(transport.acts).toEqual([]);
    session.act("discard:2m");
    session.act("discard:2m");
    expect(transport.acts).toEqual([[7, "discard:2m"]]);
    expect(session.decision).toBeNull();
  });

  it("shows steps at the player's pace, and a decision only with its step", () => {
    session.receive(hello(null));
    session.receive(step(2, [discard(1)], null, 39));
    session.receive(step(3, [discard(2)], null, 38));
    session.receive(step(4, [], turn(), 37));
    expect(session.view?.live).toBe(39);
    expect(session.decision).toBeNull();
    vi.advanceTimersByTime(200);
    expect(session.view?.live).toBe(38);
    vi.advanceTimersByTime(200);
    expect(session.view?.live).toBe(37);
    expect(session.decision?.id).toBe(7);
  });

  it("is not slowed down when pace is instant", () => {
    settings.pace = "instant";
    session.receive(hello(null));
    for (let n = 2; n < 10; n += 1) session.receive(step(n, [discard(1)], null, 50 - n));
    vi.advanceTimersByTime(20);
    expect(session.view?.live).toBe(41);
  });

  it("asks for the whole state when a message is missing, and ignores one it has", () => {
    session.receive(hello(null, 5));
    session.receive(step(5, [], turn(), 11));
    expect(session.view?.live).toBe(42);
    session.receive(step(7, [], turn(), 11));
    expect(transport.syncs).toBe(1);
    expect(session.view?.live).toBe(42);
  });

  it("gives the decision back after a refusal, and says why", () => {
    session.receive(hello(turn()));
    session.act("discard:2m");
    session.receive({ type: "error", code: "illegal_action", params: {}, decision: 7 });
    expect(session.decision?.id).toBe(7);
    expect(session.notice).toBe("That is not possible.");
  });

  it("asks for the whole state when it answered a decision that is gone", () => {
    session.receive(hello(turn()));
    session.act("discard:2m");
    session.receive({ type: "error", code: "stale_decision", params: {}, decision: 8 });
    expect(session.decision).toBeNull();
    expect(transport.syncs).toBe(1);
  });

  it("offers nothing while the connection is lost", () => {
    session.receive(hello(turn()));
    transport.handlers.connection("waiting");
    expect(session.decision).toBeNull();
    transport.handlers.connection("open");
    session.receive(hello(turn(), 1));
    expect(session.decision?.id).toBe(7);
  });

  it("passes by itself when told not to call, after a moment", () => {
    settings.noCalls = true;
    session.receive(hello({ ...claim, actions: claim.actions.filter((action) => action.kind !== "ron") }));
    expect(transport.acts).toEqual([]);
    vi.advanceTimersByTime(400);
    expect(transport.acts).toEqual([[9, "pass"]]);
  });

  it("knows for how long a question can have been seen, also after a refusal", () => {
    expect(session.age).toBe(Infinity);
    session.receive(hello(turn()));
    vi.advanceTimersByTime(250);
    expect(session.age).toBe(250);
    session.act("discard:2m");
    expect(session.age).toBe(Infinity);
    session.receive({ type: "error", code: "illegal_action", params: {}, decision: turn().id });
    expect(session.age, "the same question, seen before").toBe(250);
  });

  it("knows for how long a result can have been seen that ends the game", () => {
    session.receive(hello(turn()));
    session.act("discard:2m");
    vi.advanceTimersByTime(2000);
    session.receive(step(2, [discard(0)], null));
    vi.advanceTimersByTime(100);
    expect(session.age).toBe(100);
  });

  it("says what happened and what is asked", () => {
    session.receive(hello(null));
    session.receive(step(2, [{ ...discard(3), tile: "0s" }], claim));
    expect(session.spoken).toBe("Cosmos: red 5 of bamboo. You can: Chi, Pon, Ron.");
  });
});

describe("what is told of a table", () => {
  let session: GameSession;
  let transport: FakeTransport;

  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(settings, { pace: "quick", volume: 0, language: "en" });
    transport = new FakeTransport();
    session = new GameSession(transport);
    session.receive(hello(null));
  });

  afterEach(() => {
    session.close();
    vi.useRealTimers();
  });

  it("says who left with how much, and who sat down, until one's first turn is over", () => {
    const seats = view().seats.map((one, seat) => (seat === 1 ? { ...one, name: "Daria", score: 0 } : one));
    const events: GameEvent[] = [{ e: "leave", seat: 1, player: "x" }, { e: "seat", seat: 1, player: "y", name: "Daria", bot: true }];
    session.receive({ type: "step", n: 2, events, view: view({ phase: "between", seats }), decision: null });
    expect(session.news).toBe("Akane leaves with +31,200. Daria sits down.");
    expect(session.spoken).toBe("Akane leaves with +31,200. Daria sits down.");
    session.receive(step(3, [discard(2)], turn()));
    vi.advanceTimersByTime(10_000);
    expect(session.news, "whoever thinks long still reads it").toContain("Daria sits down.");
    session.act(turn().default);
    expect(session.news).toBe("");
  });

  it("says who sat down for a while at least, however fast one plays, and not for longer than a hand", () => {
    const events: GameEvent[] = [{ e: "seat", seat: 1, player: "y", name: "Daria", bot: true }];
    session.receive({ type: "step", n: 2, events, view: view({ phase: "between" }), decision: null });
    session.receive(step(3, [discard(2)], turn()));
    vi.advanceTimersByTime(2_000);
    session.act(turn().default);
    expect(session.news).toBe("Daria sits down.");
    vi.advanceTimersByTime(8_000);
    expect(session.news).toBe("");
    session.receive({ type: "step", n: 4, events, view: view({ phase: "between" }), decision: null });
    vi.advanceTimersByTime(10_000);
    expect(session.news).toBe("Daria sits down.");
    session.receive(step(5, [{ e: "hand_end", serial: 1 }], null));
    vi.advanceTimersByTime(10_000);
    expect(session.news).toBe("");
  });

  it("calls out what is called at a table, unless nobody has the time", () => {
    const pon: GameEvent = { e: "call", seat: 2, meld: { kind: "pon", tiles: ["5z", "5z", "5z"], called: 2, from: 0, added: null } };
    session.receive(step(2, [pon], null));
    expect(session.callout).toEqual({ seat: 2, text: "Pon" });
    vi.advanceTimersByTime(700);
    expect(session.callout).toBeNull();
    session.receive(step(3, [{ ...discard(1), mark: "riichi" }], null));
    expect(session.callout).toEqual({ seat: 1, text: "Riichi" });
    vi.advanceTimersByTime(700);
    settings.pace = "instant";
    session.receive(step(4, [pon], null));
    expect(session.callout).toBeNull();
  });

  it("says that hidden tiles are new where a game plays on from a replay", () => {
    session.receive({ ...hello(null), continued_from: { game: "g", hand: 0, step: 3, seat: 0 } } as ServerMessage);
    expect(session.news).toContain("drawn anew");
  });
});

describe("pauses", () => {
  it("depend on what happened, not on how many events told of it", () => {
    expect(pause([discard(1)], 0, 200, 0)).toBe(200);
    expect(pause([discard(1), discard(1)], 0, 200, 0)).toBe(200);
    expect(pause([discard(0)], 0, 200, 0)).toBe(80);
    expect(pause([{ e: "win", seat: 1 }], 0, 200, 0)).toBe(500);
    expect(pause([{ e: "transfer" }], 0, 200, 0)).toBe(0);
  });

  it("end when too much waits", () => {
    expect(pause([discard(1)], 0, 200, 9)).toBe(0);
  });
});
