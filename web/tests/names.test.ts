import { readFileSync } from "node:fs";
import { mount, unmount, type Component } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { View } from "../src/protocol";
import { settings } from "../src/settings.svelte";
import { movements } from "../src/table/announce";
import Centre from "../src/table/Centre.svelte";
import FinalPanel from "../src/table/FinalPanel.svelte";
import { sides } from "../src/table/geometry";
import ResultPanel from "../src/table/ResultPanel.svelte";
import SeatLayer from "../src/table/SeatLayer.svelte";
import Controls from "../src/replay/Controls.svelte";
import type { Reel } from "../src/replay/reel.svelte";
import { personName, playerName } from "../src/texts";
import { description, view, win } from "./fixtures";

const source = readFileSync("../src/jantaku/server/computers.py", "utf8");
const drawn = [.../NAMES: Final = \(([^)]*)\)/.exec(source)![1]!.matchAll(/"(\w+)"/g)].map((match) => match[1]!);

/** Computers at every other seat, and a person called like one. */
function table(change: Partial<View> = {}): View {
  const names = ["Take", "Matsu", "Ume", "Matsu"];
  const seats = view().seats.map((one, seat) => ({ ...one, name: names[seat]!, bot: seat === 1 || seat === 2 }));
  return view({ ...change, seats });
}

function text<P extends Record<string, unknown>>(component: Component<P>, props: P): string {
  const target = document.createElement("div");
  const made = mount(component, { target, props });
  const labels = [...target.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"));
  const found = [target.textContent, ...labels].join("\n");
  void unmount(made);
  return found;
}

describe("names of computers", () => {
  beforeEach(() => {
    settings.language = "ja";
  });

  it("are known in every language, all that the server draws", () => {
    expect(drawn.length).toBeGreaterThan(6);
    for (const language of ["ja", "ko"] as const) {
      settings.language = language;
      const shown = drawn.map((name) => personName({ name, bot: true }));
      expect(shown.filter((one) => /[a-z]/i.test(one))).toEqual([]);
      expect(new Set(shown).size).toBe(drawn.length);
    }
    settings.language = "en";
    expect(drawn.map((name) => personName({ name, bot: true }))).toEqual(drawn);
  });

  it("read as no English verb", () => {
    expect(drawn.filter((name) => ["Take", "Ran"].includes(name))).toEqual([]);
  });

  it("are a computer's only: a person is called as she calls herself", () => {
    expect(playerName(table(), 1, 0)).toBe("松");
    expect(playerName(table(), 3, 0)).toBe("Matsu");
    expect(personName({ name: "constructor", bot: true })).toBe("constructor");
    expect(personName({ name: "Matsu" })).toBe("Matsu");
  });

  it("are the same wherever somebody is named", () => {
    const players = table().seats.map(({ name, bot }, seat) => ({ player: `p${seat}`, name, bot, seat: seat === 2 ? null : seat, place: seat + 1, score: 0 }));
    const over = table({ phase: "over", final: { places: [], players } });
    const props = { own: 0, description };
    const shown = [
      text(Centre, { ...props, view: table(), sides: sides(4, 0) }),
      ...[1, 2].map((seat) => text(SeatLayer, { ...props, view: table(), seat, side: "top" as const, strip: 1 })),
      text(ResultPanel, { ...props, view: table({ phase: "between", result: win }), result: win, wide: true, roomy: true }),
      text(FinalPanel, { ...props, view: over }),
      movements([{ e: "leave", seat: 1 }, { e: "seat", seat: 2, name: "Ran", bot: true }], table()),
    ];
    for (const one of shown) expect(one).toMatch(/松|梅/);
    // The person's name stands where she sits; the computers' Latin ones nowhere.
    expect(shown.join("").replaceAll("Matsu", "")).not.toMatch(/Ume|Take|Ran/);
    expect(shown[0]).toContain("Matsu");
    expect(shown.at(-1)).toContain("蘭");
  });

  it("in the list of hands are those of who played, and hands without winds are counted", () => {
    const hand = { round: -1, number: 0, repeat: 0, draw: null, over: true, winners: [1] };
    const hands = ["Ume", "Ran"].map((name, serial) => ({ ...hand, serial, seats: view().seats.map(() => ({ name, bot: true })) }));
    const reel = { index: { hands, seat: 0, ruleset: description }, steps: [], at: 0, wanted: 1, table: "" };
    const list = text(Controls, { reel: reel as unknown as Reel });
    expect(list).toMatch(/第1局.*梅/);
    expect(list).toMatch(/第2局.*蘭/);
  });
});
