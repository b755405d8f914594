import { describe, expect, it } from "vitest";
import type { Action, Decision } from "../src/protocol";
import { automatic, buttons, discardOf, marks, places, PLACES } from "../src/table/choices";
import { claim, ready, turn } from "./fixtures";

const habits = { autoWin: false, noCalls: false, autoDiscard: false };
const decision = (actions: Action[], kind: Decision["kind"] = "turn"): Decision => ({ id: 1, kind, default: actions[0]!.key, actions });
const drawn: Action = { key: "discard:7s:drawn", kind: "discard", tiles: ["7s"], drawn: true };
const tsumo: Action = { key: "tsumo", kind: "tsumo", tiles: [] };
const kan: Action = { key: "concealed_kan:1z1z1z1z", kind: "concealed_kan", tiles: ["1z", "1z", "1z", "1z"] };

describe("buttons", () => {
  it("stand at fixed places, pass last", () => {
    expect(PLACES.at(-1)).toBe("pass");
    const lit = buttons(claim);
    expect(Object.keys(lit).sort()).toEqual(["first", "pass", "second", "win"]);
    expect(lit.first?.actions.map((action) => action.key)).toEqual(["chi:2m3m", "chi:3m0m", "chi:0m6m"]);
    expect(buttons(ready).pass?.label).toBe("ready");
  });

  it("show one declaration for all its discards", () => {
    expect(buttons(turn()).declare).toMatchObject({ mark: "riichi", label: "declare" });
    expect(buttons(turn()).declare?.actions).toHaveLength(2);
    expect(marks(turn())).toEqual(["riichi"]);
  });

  it("give every way to declare a place of its own", () => {
    const open: Action = { key: "discard:5z:open", kind: "discard", tiles: ["5z"], mark: "open" };
    const both = decision([...turn().actions, open]);
    const declarations = ["riichi", "open"];
    expect(places(declarations)).toEqual(["first", "second", "kan", "declare2", "declare", "win", "pass"]);
    expect(places(["riichi"])).toEqual(PLACES);
    expect(buttons(both, declarations).declare).toMatchObject({ mark: "riichi" });
    expect(buttons(both, declarations).declare?.actions).toHaveLength(2);
    expect(buttons(both, declarations).declare2).toMatchObject({ mark: "open", actions: [open] });
    // The place is the same when only the second is offered.
    expect(Object.keys(buttons(decision([drawn, open]), declarations))).toEqual(["declare2"]);
  });

  it("go on at the same place whether one is asked to be ready or to stay", () => {
    const between = decision([{ key: "leave", kind: "leave", tiles: [] }, { key: "stay", kind: "stay", tiles: [] }], "between");
    expect(buttons(between).pass?.label).toBe("stay");
    expect(buttons(between).win?.label).toBe("leave");
    expect(automatic(between, "", { autoWin: true, noCalls: true, autoDiscard: true })).toBeNull();
  });

  it("are dark without a decision", () => {
    expect(buttons(null)).toEqual({});
  });
});

describe("discards", () => {
  it("tell the drawn tile from its twin", () => {
    const twins = decision([{ key: "discard:7s", kind: "discard", tiles: ["7s"] }, drawn]);
    expect(discardOf(twins, "7s", false)?.key).toBe("discard:7s");
    expect(discardOf(twins, "7s", true)?.key).toBe("discard:7s:drawn");
  });

  it("are only those offered", () => {
    expect(discardOf(turn(), "9m", false)).toBeNull();
    expect(discardOf(turn(), "5z", false, "riichi")?.key).toBe("discard:5z:riichi");
    expect(discardOf(turn(), "2m", false, "riichi")).toBeNull();
    expect(discardOf(null, "2m", false)).toBeNull();
  });
});

describe("what the page does by itself", () => {
  it("throws away after a declaration what can only be thrown away", () => {
    expect(automatic(decision([drawn]), "riichi", habits)?.key).toBe("discard:7s:drawn");
  });

  it("stops for a win or a kan, and for whoever has not declared", () => {
    expect(automatic(decision([drawn, tsumo]), "riichi", habits)).toBeNull();
    expect(automatic(decision([drawn, kan]), "riichi", habits)).toBeNull();
    expect(automatic(decision([drawn]), "", habits)).toBeNull();
  });

  it("follows the player's switches, and never passes a win up", () => {
    expect(automatic(claim, "", { ...habits, noCalls: true })).toBeNull();
    const calls = decision([...claim.actions.filter((action) => action.kind !== "ron")], "claim");
    expect(automatic(calls, "", { ...habits, noCalls: true })?.key).toBe("pass");
    expect(automatic(calls, "", { ...habits, autoDiscard: true })).toBeNull();
    expect(automatic(claim, "", { ...habits, autoWin: true })?.key).toBe("ron");
    expect(automatic(turn(), "", { ...habits, autoDiscard: true })?.key).toBe("discard:7s:drawn");
    expect(automatic(decision([drawn, tsumo]), "", { ...habits, autoDiscard: true })).toBeNull();
    expect(automatic(ready, "", { autoWin: true, noCalls: true, autoDiscard: true })).toBeNull();
  });
});
