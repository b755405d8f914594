import { beforeEach, describe, expect, it, vi } from "vitest";
import { press, type Played, unfocused, UNSEEN } from "../src/table/keyboard";

function played(pass = false) {
  const hand = { move: vi.fn(), discardChosen: vi.fn(() => true), discardAt: vi.fn(), letGo: vi.fn(() => false), clear: vi.fn() };
  const actions = { pressPlace: vi.fn(() => pass), cancel: vi.fn(() => false) };
  return { hand, actions, hint: vi.fn(), help: vi.fn() } satisfies Played;
}

/** What has the focus: something in the hand, among the actions, or elsewhere. */
function focus(where: "hand" | "actions" | "bar" | ""): void {
  document.body.innerHTML = where ? `<div class="${where}"><button></button></div>` : "";
  document.querySelector("button")?.focus();
}

beforeEach(() => focus(""));

describe("space", () => {
  it("passes, whatever has the focus in the hand", () => {
    focus("hand");
    const table = played(true);
    expect(press(" ", true, UNSEEN, table)).toBe(true);
    expect(table.actions.pressPlace).toHaveBeenCalledWith("pass");
  });

  it("pressed once more leaves the focused tile alone until the question can have been seen", () => {
    focus("hand");
    expect(press(" ", true, UNSEEN - 1, played()), "the tile must not answer").toBe(true);
    expect(press(" ", true, UNSEEN, played()), "the tile answers").toBe(false);
  });
});

describe("a question that cannot have been seen yet", () => {
  const did = ({ hand, actions }: ReturnType<typeof played>): number =>
    [hand.discardAt, hand.discardChosen, actions.pressPlace].reduce((sum, one) => sum + one.mock.calls.length, 0);

  it.each([..."1234567890-^qdrtxlopcsak", "D", "Enter", " "])("is not answered by %j, and is then", (key) => {
    const table = played(true);
    expect(press(key, false, UNSEEN - 1, table), "the key is used up").toBe(true);
    expect(did(table)).toBe(0);
    press(key, false, UNSEEN, table);
    expect(did(table)).toBe(1);
  });

  it.each(["hand", "actions"] as const)("is not answered by what has the focus in the %s", (where) => {
    focus(where);
    expect(press("Enter", true, UNSEEN - 1, played()), "used up").toBe(true);
    expect(press("Enter", true, UNSEEN, played()), "left to the button").toBe(false);
  });

  it("keeps nobody from moving, looking and taking back, nor from what is no answer", () => {
    const table = played();
    for (const key of ["ArrowLeft", "Escape", "h", "?"]) expect(press(key, false, 0, table), key).toBe(true);
    for (const one of [table.hand.move, table.actions.cancel, table.hint, table.help]) expect(one).toHaveBeenCalledOnce();
    focus("bar");
    for (const key of ["Enter", " "]) expect(press(key, true, 0, table), "a switch beside the table").toBe(false);
  });
});

describe("escape", () => {
  it("puts back the tile that is being dragged before anything else", () => {
    const table = played();
    table.hand.letGo.mockReturnValue(true);
    expect(press("Escape", false, UNSEEN, table)).toBe(true);
    expect(table.actions.cancel).not.toHaveBeenCalled();
    table.hand.letGo.mockReturnValue(false);
    press("Escape", false, UNSEEN, table);
    expect(table.actions.cancel).toHaveBeenCalledOnce();
  });
});

describe("a pointer's press", () => {
  function pressed(where: "hand" | "actions" | "bar", detail: number): { taken: boolean; kept: boolean } {
    focus(where);
    const button = document.querySelector("button")!;
    const event = new MouseEvent("mousedown", { bubbles: true, cancelable: true, detail });
    document.body.addEventListener("mousedown", unfocused, { once: true });
    button.dispatchEvent(event);
    return { taken: event.defaultPrevented, kept: document.activeElement === button };
  }

  it("leaves no focus on a switch, where space would flip it", () => {
    expect(pressed("bar", 1)).toEqual({ taken: true, kept: false });
  });

  it.each([["hand", 1], ["actions", 1], ["bar", 0]] as const)("leaves it in the %s (detail %i)", (where, detail) => {
    expect(pressed(where, detail)).toEqual({ taken: false, kept: true });
  });
});
