import { writeHand, writeTiles } from "./calculator/notation";
import type { GameEvent, Meld, ReplayIndex, ReplayStep, Seat, View } from "./protocol";
import type { ScoreRequest } from "./reference";

const CALLS = new Set(["call", "kan", "set_aside", "win", "hand_drawn"]);

function notable(event: GameEvent): boolean {
  return CALLS.has(event.e) || (event.e === "discard" && Boolean(event.mark));
}

/** The next step from `at` that holds a call, a declaration or the end, in the direction given; stays where there is none. */
export function toCall(steps: readonly ReplayStep[], at: number, direction: 1 | -1): number {
  for (let index = at + direction; index >= 0 && index < steps.length; index += direction) {
    if (steps[index]!.events.some(notable)) return index;
  }
  return at;
}

/** The step that shows the result; the last one where the hand has none yet. */
export function toResult(steps: readonly ReplayStep[]): number {
  const found = steps.findIndex((step) => step.view.result !== null);
  return found < 0 ? steps.length - 1 : found;
}

/** The view with everybody's hand covered but that of `seat` and those that lie open on the table. */
export function seenBy(view: View, seat: Seat): View {
  return {
    ...view,
    seats: view.seats.map((it, index) =>
      index === seat || it.open
        ? it
        : { ...it, hand: it.hand.map(() => "??"), drawn: it.drawn === null ? null : "??", marks: [] },
    ),
  };
}

export interface Position {
  hand: number;
  step: number;
  /** Whose eyes; null: all hands lie open. */
  seat: Seat | null;
}

export function readPosition(search: string): Position {
  const asked = new URLSearchParams(search);
  const number = (name: string): number | null => {
    const value = asked.get(name);
    return value !== null && /^\d{1,4}$/.test(value) ? Number(value) : null;
  };
  return { hand: number("hand") ?? 0, step: number("step") ?? 0, seat: number("seat") };
}

export function writePosition({ hand, step, seat }: Position): string {
  return `?hand=${hand}&step=${step}${seat === null ? "" : `&seat=${seat}`}`;
}

const WINDS = "ESWN";

/**
 * The hand of `seat` as a question to the calculator: the win that is shown, else the hand with its
 * drawn tile. Null where it lies hidden or lacks a tile. How a win came about is what the server says
 * of it (`told`, by seat). Of a hand that has not won only what it shows is told: its declaration, and
 * that it drew the tile; the rest is left to whoever asks (`unwonAddressOf`).
 */
export function questionOf(view: View, seat: Seat, index: ReplayIndex, told: ReplayStep["flags"] = {}): ScoreRequest | null {
  const at = view.seats[seat];
  const win = view.result?.wins.find((one) => one.seat === seat);
  const tile = win ? win.tile : at?.drawn;
  const hand = win ? win.hand : at?.hand;
  if (!at || !hand || !tile || tile === "??" || hand.includes("??")) return null;
  const flags = (win && told[seat]) ?? [...(at.declared ? [at.declared] : []), ...(win && win.from !== null ? [] : ["tsumo"])];
  const from = win?.from ?? null;
  const seats = view.seats.length;
  return {
    ruleset: index.ruleset.id,
    options: index.options ?? {},
    hand: writeHand(hand, (win?.melds ?? at.melds).map((meld) => typedMeld(meld, seat, seats)), tile),
    flags,
    seat: WINDS[at.wind] ?? "",
    round: view.hand.round < 0 ? "" : (WINDS[view.hand.round % 4] ?? ""),
    indicators: writeTiles(view.indicators),
    under: writeTiles(view.under),
    aside: writeTiles(at.aside),
    river: writeTiles(at.river.map((one) => one.tile)),
    repeat: view.hand.repeat,
    pots: view.result ? {} : view.pots,
    // The calculator's seats count from the dealer.
    discarder: from === null ? null : (from - view.dealer + seats) % seats,
  };
}

function typedMeld(meld: Meld, seat: Seat, seats: number): { form: Meld["kind"]; tiles: string[]; side: string } {
  const steps = meld.from === null ? 0 : (meld.from - seat + seats) % seats;
  const side = meld.kind === "chi" || !steps ? "" : steps === 1 ? "right" : steps === seats - 1 ? "left" : "across";
  return { form: meld.kind, tiles: meld.tiles, side };
}
