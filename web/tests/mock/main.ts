/**
 * The table without a server, for looking at: `npm run dev`, then /tests/mock/?state=turn (claim,
 * result, double, draw, final, three) with &language=en&theme=dark&tiles=indexed. A script may set
 * `mockState` first, to show a recorded `{ruleset, view, decision}`.
 */
import { mount } from "svelte";
import "../../src/app.css";
import sprite from "../../src/generated/tiles.svg?raw";
import type { Decision, Description, View } from "../../src/protocol";
import { GameSession } from "../../src/session.svelte";
import { settings } from "../../src/settings.svelte";
import type { Transport, TransportHandlers } from "../../src/transport";
import * as sample from "../fixtures";
import Mock from "./Mock.svelte";

const asked = new URLSearchParams(location.search);

const STATES: Record<string, () => [View, Decision | null]> = {
  turn: () => [sample.view(), sample.turn()],
  claim: () => [
    sample.view({ phase: "claim", turn: 3, claim: { seat: 3, tile: "5s", from: "discard" } }),
    sample.claim,
  ],
  result: () => [sample.view({ phase: "between", result: sample.win, under: ["4s"] }), sample.ready],
  double: () => [
    sample.view({
      phase: "between",
      result: { ...sample.win, wins: [sample.win.wins[0]!, { ...sample.win.wins[0]!, seat: 2, melds: [], hand: ["1m", "1m", "1m", "2p", "3p", "4p", "7p", "7p", "7p", "9s", "9s", "5s", "6s"] }] },
    }),
    sample.ready,
  ],
  draw: () => [sample.view({ phase: "between", result: sample.draw }), sample.ready],
  final: () => [
    sample.view({
      phase: "over",
      final: {
        places: [
          { seat: 1, place: 1, score: 41200 },
          { seat: 0, place: 2, score: 27000 },
          { seat: 2, place: 3, score: 20000 },
          { seat: 3, place: 4, score: 11800 },
        ],
      },
    }),
    null,
  ],
  three: () => {
    const whole = sample.view();
    return [
      { ...whole, seats: whole.seats.slice(0, 3).map((one, index) => ({ ...one, aside: index ? ["4z", "4z"] : ["4z"], wind: index })) },
      sample.turn({ actions: [...sample.turn().actions, { key: "set_aside:4z", kind: "set_aside", tiles: ["4z"] }] }),
    ];
  },
  melds: () => {
    const whole = sample.view();
    const melds = whole.seats.slice(2).flatMap((one) => one.melds);
    const seats = whole.seats.map((one) => ({ ...one, melds, hand: one.hand.slice(0, 1), aside: ["f1", "f5", "f8"] }));
    seats[0]!.hand = ["2m"];
    return [{ ...whole, seats }, sample.turn()];
  },
};

class FakeTransport implements Transport {
  open(handlers: TransportHandlers): void {
    const made = (STATES[asked.get("state") ?? "turn"] ?? STATES.turn!)();
    const given = (globalThis as { mockState?: { ruleset: Description; view: View; decision: Decision | null } }).mockState;
    const view = given?.view ?? made[0];
    const decision = given ? given.decision : made[1];
    const ruleset = given?.ruleset ?? { ...sample.description, seats: view.seats.length };
    queueMicrotask(() => {
      handlers.connection("open");
      handlers.message({ type: "hello", game: "mock", seat: 0, ruleset, n: 1, view, decision });
    });
  }
  act(decision: number, action: string): void {
    console.info("act", decision, action);
  }
  sync(): void {}
  advise(): void {}
  reconnect(): void {}
  close(): void {}
}

const holder = document.createElement("div");
holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
holder.innerHTML = sprite;
document.body.append(holder);
for (const name of ["language", "theme", "tiles", "pace", "taps"] as const) {
  const value = asked.get(name);
  if (value) Object.assign(settings, { [name]: value });
}
mount(Mock, { target: document.getElementById("app")!, props: { session: new GameSession(new FakeTransport()) } });
