import type { Action, Decision, Tile } from "../protocol";

/**
 * What a decision looks like to the player: the buttons it lights, each always at its own place, and
 * the tiles it lets one discard. Only shapes of actions are known here, no rules.
 */

export type ButtonId = "first" | "second" | "kan" | "declare2" | "declare" | "win" | "pass";

/** The places from left to right; pass is last, in every language. */
export const PLACES: readonly ButtonId[] = ["first", "second", "kan", "declare", "win", "pass"];

/** The same where hands can be declared in more than one way: each has its own place. */
const MORE_PLACES: readonly ButtonId[] = ["first", "second", "kan", "declare2", "declare", "win", "pass"];

/** The places of a table whose discards can carry these declarations. */
export function places(declarations: readonly string[]): readonly ButtonId[] {
  return declarations.length > 1 ? MORE_PLACES : PLACES;
}

export interface Button {
  id: ButtonId;
  /** Text key `action.…` of the label, or the mark that a declaration carries. */
  label: string;
  mark: string | null;
  actions: Action[];
}

const KANS = new Set(["open_kan", "concealed_kan", "added_kan"]);

function place(action: Action): { id: ButtonId; label: string } | null {
  if (KANS.has(action.kind)) return { id: "kan", label: "kan" };
  switch (action.kind) {
    case "chi":
    case "set_aside":
      return { id: "first", label: action.kind };
    case "pon":
    case "abort":
      return { id: "second", label: action.kind };
    case "leave":
      return { id: "win", label: "leave" };
    case "tsumo":
    case "ron":
      return { id: "win", label: action.kind };
    case "pass":
    case "ready":
    case "stay":
      // What goes on with the game is always at the same place.
      return { id: "pass", label: action.kind };
    default:
      return null;
  }
}

/** The buttons that a decision lights, by place; `declarations` in the order of their places. */
export function buttons(decision: Decision | null, declarations: readonly string[] = []): Partial<Record<ButtonId, Button>> {
  const found: Partial<Record<ButtonId, Button>> = {};
  for (const action of decision?.actions ?? []) {
    const mark = action.kind === "discard" ? (action.mark ?? "") : "";
    const at = mark ? { id: declarations.indexOf(mark) > 0 ? ("declare2" as const) : ("declare" as const), label: "declare" } : place(action);
    if (!at) continue;
    const button = (found[at.id] ??= { ...at, mark: null, actions: [] });
    button.actions.push(action);
    if (mark) button.mark ??= mark;
  }
  return found;
}

/** The declarations that a decision's discards may carry, in the order offered. */
export function marks(decision: Decision | null): string[] {
  const found = new Set<string>();
  for (const action of decision?.actions ?? []) if (action.kind === "discard" && action.mark) found.add(action.mark);
  return [...found];
}

/**
 * The discard of one physical tile: the drawn one, or one of those held before. With `mark`, the
 * discard that carries this declaration. Null when it is not offered.
 */
export function discardOf(decision: Decision | null, tile: Tile, drawn: boolean, mark = ""): Action | null {
  return (
    decision?.actions.find(
      (action) =>
        action.kind === "discard" &&
        action.tiles[0] === tile &&
        (action.drawn ?? false) === drawn &&
        (action.mark ?? "") === mark,
    ) ?? null
  );
}

export function isWin(action: Action): boolean {
  return action.kind === "tsumo" || action.kind === "ron";
}

export interface Habits {
  autoWin: boolean;
  noCalls: boolean;
  autoDiscard: boolean;
}

/**
 * The action that the page takes by itself, or null. Somebody whose declaration stands and who may
 * only throw the drawn tile away has nothing to decide; the habits are the player's own switches.
 */
export function automatic(decision: Decision | null, declared: string, habits: Habits): Action | null {
  if (!decision || decision.kind === "between") return null;
  const win = decision.actions.find(isWin);
  if (win) return habits.autoWin ? win : null;
  if (decision.kind === "claim") {
    return habits.noCalls ? (decision.actions.find((action) => action.kind === "pass") ?? null) : null;
  }
  const drawn = decision.actions.find((action) => action.kind === "discard" && action.drawn && !action.mark) ?? null;
  if (declared && drawn && decision.actions.length === 1) return drawn;
  return habits.autoDiscard ? drawn : null;
}
