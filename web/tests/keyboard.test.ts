import { describe, expect, it, vi } from "vitest";
import { press, type Played, UNSEEN } from "../src/table/keyboard";

function played(pass = false) {
  const hand = { move: vi.fn(), discardChosen: vi.fn(() => false), discardAt: vi.fn(), clear: vi.fn() };
  const actions = { pressPlace: vi.fn(() => pass), cancel: vi.fn(() => false) };
  return { hand, actions, hint: vi.fn(), help: vi.fn() } satisfies Played;
}

/** A tile that has the focus. */
function tile(): void {
  document.body.innerHTML = '<div class="hand"><button></button></div>';
  document.querySelector("button")!.focus();
}

describe("space", () => {
  it("passes, whatever has the focus in the hand", () => {
    tile();
    const table = played(true);
    expect(press(" ", true, 10, table)).toBe(true);
    expect(table.actions.pressPlace).toHaveBeenCalledWith("pass");
  });

  it("pressed once more leaves the focused tile alone until the question can have been seen", () => {
    tile();
    expect(press(" ", true, UNSEEN - 1, played()), "the tile must not answer").toBe(true);
    expect(press(" ", true, UNSEEN, played()), "the tile answers").toBe(false);
  });
});
