import type { ButtonId } from "./choices";

/** What keys move: the own hand, the places of the buttons, and what the table does besides. */
export interface Played {
  hand: { move(step: number): void; discardChosen(): boolean; discardAt(index: number): void; letGo(): boolean; clear(): void } | undefined;
  actions: { pressPlace(id: ButtonId, labels?: string[]): boolean; cancel(): boolean } | undefined;
  hint(): void;
  help(): void;
}

/** Nobody has seen, and answered, what came less than so many milliseconds ago. */
export const UNSEEN = 250;

const DIGITS = "1234567890-^";

/** Letters and the places that they press, with the labels that they press there. */
const LETTERS: Record<string, [id: ButtonId, labels?: string[]]> = {
  r: ["win", ["tsumo", "ron"]],
  t: ["win", ["tsumo", "ron"]],
  x: ["win", ["leave"]],
  l: ["declare"],
  o: ["declare2"],
  p: ["second", ["pon"]],
  c: ["first", ["chi"]],
  s: ["first", ["set_aside"]],
  a: ["second", ["abort"]],
  k: ["kan"],
};

/** Whether a key may answer what is asked: all but those that move, look or take back. */
function answers(key: string): boolean {
  return key === "Enter" || key === " " || DIGITS.includes(key) || /^[dq]$/i.test(key) || key.toLowerCase() in LETTERS;
}

/**
 * Do what `key` stands for; false where it stands for nothing now. `onButton`: a button has the
 * focus; `age`: how long what is asked has been there, in milliseconds. What came just now was not
 * seen yet: a key that would answer it, by itself or by what has the focus, was meant for the
 * question before, and does nothing.
 */
export function press(key: string, onButton: boolean, age: number, { hand, actions, hint, help }: Played): boolean {
  const focused = document.activeElement;
  const elsewhere = onButton && /^(Enter| )$/.test(key) && !focused?.closest(".hand, .actions");
  if (age < UNSEEN && answers(key) && !elsewhere) return true;
  switch (key) {
    case "ArrowLeft":
    case "ArrowRight":
      hand?.move(key === "ArrowLeft" ? -1 : 1);
      return true;
    case "Enter":
      // A focused button answers for itself, a chosen tile too.
      if (onButton) return false;
      return (hand?.discardChosen() ?? false) || (actions?.pressPlace("pass", ["ready", "stay"]) ?? false);
    case " ":
      if (onButton && !focused?.closest(".hand")) return false;
      return actions?.pressPlace("pass") ?? false;
    case "Escape":
      if (hand?.letGo() || actions?.cancel()) return true;
      hand?.clear();
      return true;
    case "?":
      help();
      return true;
  }
  const index = DIGITS.indexOf(key);
  if (index >= 0) {
    hand?.discardAt(index);
    return true;
  }
  const letter = key.toLowerCase();
  const place = LETTERS[letter];
  if (place) return actions?.pressPlace(...place) ?? false;
  switch (letter) {
    case "h":
      hint();
      return true;
    case "d":
      hand?.discardAt(-1);
      return true;
    case "q":
      hand?.discardAt(12);
      return true;
  }
  return false;
}

/**
 * A pointer needs no focus on a switch or another button beside the game, where it would stay and
 * take the space bar and Enter from the next question. Whoever goes there by key keeps it, and so
 * does a press that only stands for one (its `detail` is 0), by which others than eyes are served.
 */
export function unfocused(event: MouseEvent): void {
  const beside = (one: Element | null): boolean => one?.closest("button") != null && !one.closest(".hand, .actions");
  if (!event.detail || !beside(event.target as Element)) return;
  event.preventDefault();
  const { activeElement } = document;
  if (beside(activeElement)) (activeElement as HTMLElement).blur();
}
