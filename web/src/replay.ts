import type { GameEvent, ReplayStep, Seat, View } from "./protocol";

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
