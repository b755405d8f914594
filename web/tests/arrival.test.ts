import { mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Decision, GameEvent, Tile } from "../src/protocol";
import { GameSession } from "../src/session.svelte";
import { settings } from "../src/settings.svelte";
import { arrived } from "../src/table/arrival";
import Hand from "../src/table/Hand.svelte";
import type { Transport } from "../src/transport";
import { description, turn, view } from "./fixtures";

const tiles = (text: string): Tile[] => text.match(/../g) ?? [];
/** A view's hand is in the order of the tiles. */
const hand = (text: string): { hand: Tile[] } => ({ hand: tiles(text).sort((a, b) => a[1]!.localeCompare(b[1]!) || a[0]!.localeCompare(b[0]!)) });
const event = (e: string, change: Partial<GameEvent> = {}): GameEvent => ({ e, seat: 2, ...change });
const deal = (text: string, seat = 2): GameEvent => event("deal", { seat, tiles: text as unknown as Tile[] });

describe("a hand that is not sorted", () => {
  it("stands as it was dealt, and not as the hand before", () => {
    const events = [{ e: "hand_start" }, deal("????", 1), deal("9m1z5p2s"), deal("????", 3)];
    expect(arrived(tiles("2s1z"), events, 2, hand("9m1z5p2s"))).toEqual(tiles("9m1z5p2s"));
  });

  it("gets what was drawn and kept at its end, and keeps the places of the others", () => {
    const out = event("discard", { tile: "1z", drawn: false });
    expect(arrived(tiles("9m1z5p2s"), [out], 2, hand("9m5p2s1m"))).toEqual(tiles("9m5p2s1m"));
    expect(arrived(tiles("9m1z5p2s"), [{ ...out, drawn: true }], 2, hand("9m1z5p2s"))).toEqual(tiles("9m1z5p2s"));
    expect(arrived(tiles("9m1z5p2s"), [event("draw", { tile: "1m" })], 2, hand("9m1z5p2s"))).toEqual(tiles("9m1z5p2s"));
  });

  it("loses that one of two alike which was taken, also where a third takes its place", () => {
    const out = event("discard", { tile: "5p", drawn: false });
    expect(arrived(tiles("5p9m5p2s"), [out], 2, hand("9m5p2s1m"), 0)).toEqual(tiles("9m5p2s1m"));
    expect(arrived(tiles("5p9m5p2s"), [out], 2, hand("9m5p2s1m"), 2)).toEqual(tiles("5p9m2s1m"));
    expect(arrived(tiles("5p9m2s"), [out], 2, hand("9m5p2s"), 0)).toEqual(tiles("9m2s5p"));
  });

  it("loses the tiles of a meld from where they stood, and nothing by others", () => {
    expect(arrived(tiles("5p9m5p2s"), [event("call")], 2, hand("9m2s"))).toEqual(tiles("9m2s"));
    expect(arrived(tiles("5p9m"), [event("discard", { seat: 1, tile: "5p", drawn: false })], 2, hand("5p9m"))).toEqual(tiles("5p9m"));
  });

  it("is as it is told where nothing is known of it", () => {
    expect(arrived([], [], 2, hand("9m1z5p"))).toEqual(hand("9m1z5p").hand);
    expect(arrived(tiles("1z9m"), [], 2, hand("9m1z5p"))).toEqual(tiles("1z9m5p"));
  });
});

describe("a table", () => {
  afterEach(() => void (settings.sort = true));

  it("keeps the order from step to step, and begins anew with the next hand", () => {
    const transport: Transport = { open: vi.fn(), act: vi.fn(), sync: vi.fn(), advise: vi.fn(), reconnect: vi.fn(), close: vi.fn() };
    Object.assign(settings, { pace: "instant", volume: 0, autoWin: false, noCalls: false, autoDiscard: false });
    const session = new GameSession(transport);
    const held = (text: string, serial = 1) =>
      view({ hand: { ...view().hand, serial }, seats: view().seats.map((one, seat) => (seat === 0 ? { ...one, ...hand(text) } : one)) });
    const decision: Decision = turn({ actions: [{ key: "discard:5p", kind: "discard", tiles: ["5p"], drawn: false }] });
    const show = (text: string, events: GameEvent[], serial = 1): void =>
      session.receive({ type: "hello", game: "g", seat: 0, ruleset: description, n: 1, view: held(text, serial), decision, ...(events.length ? { type: "step", n: (n += 1), events } : {}) } as never);
    let n = 1;
    vi.useFakeTimers();
    show("9m5p1z5p", []);
    expect(session.arrived).toEqual(tiles("9m5p5p1z"));
    show("9m5p1z5p", [deal("5p9m1z5p", 0)]);
    vi.runAllTimers();
    expect(session.arrived).toEqual(tiles("5p9m1z5p"));
    session.act("discard:5p", 3);
    show("9m5p1z1m", [event("discard", { seat: 0, tile: "5p", drawn: false })]);
    vi.runAllTimers();
    expect(session.arrived).toEqual(tiles("5p9m1z1m"));
    show("9m5p1z1m", [{ e: "hand_start" }], 2);
    vi.runAllTimers();
    expect(session.arrived).toEqual(hand("9m5p1z1m").hand);
    session.close();
    vi.useRealTimers();
  });

  it.each([[false, "5p9m1z", 0], [true, "9m5p1z", -1]])("shows it (sorted: %s), and tells which tile goes", (sort, shown, place) => {
    settings.sort = sort;
    settings.taps = "one";
    const onact = vi.fn();
    const decision: Decision = turn({ actions: [{ key: "discard:5p", kind: "discard", tiles: ["5p"], drawn: false }] });
    const it = { ...view().seats[0]!, ...hand("9m5p1z"), drawn: null };
    const target = document.createElement("div");
    const made = mount(Hand, {
      target,
      props: { it, arrived: tiles("5p9m1z"), decision, description, mark: "", rows: 1 as const, size: 13, advice: null, assisted: false, onact, onrefused: vi.fn(), onpeek: vi.fn() },
    });
    expect([...target.querySelectorAll<HTMLElement>("[data-tile]")].map((one) => one.dataset.tile).join("")).toBe(shown);
    made.discardAt(shown.indexOf("5p") / 2);
    expect(onact).toHaveBeenCalledWith(decision.actions[0], place);
    void unmount(made);
  });
});
