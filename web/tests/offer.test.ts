import { mount, unmount, type Component } from "svelte";
import { describe, expect, it } from "vitest";
import type { Meld, View } from "../src/protocol";
import Laid from "../src/table/Laid.svelte";
import { onTable } from "../src/table/offer";
import SeatLayer from "../src/table/SeatLayer.svelte";
import { description, view } from "./fixtures";

const pon: Meld = { kind: "pon", tiles: ["5s", "0s", "5s"], called: 0, from: 2, added: null };

function claimed(claim: View["claim"], melds: Meld[] = [], aside: string[] = []): View {
  return view({ phase: "claim", claim, seats: view().seats.map((one, seat) => (seat === 1 ? { ...one, melds, aside } : one)) });
}

function drawn<P extends Record<string, unknown>>(component: Component<P>, props: P): { tiles: (string | undefined)[]; offered: (string | undefined)[] } {
  const target = document.createElement("div");
  const made = mount(component, { target, props });
  const tiles = (root: ParentNode, within: string): (string | undefined)[] => [...root.querySelectorAll<HTMLElement>(within)].map((one) => one.dataset.tile);
  const found = { tiles: tiles(target, ".aside [data-tile], .melds [data-tile]"), offered: tiles(target, ".offered [data-tile]") };
  void unmount(made);
  return found;
}

describe("what is announced and may be robbed", () => {
  it("lies among the tiles set aside", () => {
    const table = claimed({ seat: 1, tile: "4z", from: "set_aside", tiles: ["4z"] }, [], ["4z"]);
    expect(onTable(table, 1)).toEqual({ melds: [], aside: ["4z", "4z"], offeredMeld: -1, offeredAside: 1 });
    expect(onTable(table, 0).offeredAside).toBe(-1);
    const props = { own: 0, description, side: "right" as const, strip: 1 };
    expect(drawn(SeatLayer, { ...props, view: table, seat: 1 })).toEqual({ tiles: ["4z", "4z"], offered: ["4z"] });
    // The same of one's own.
    expect(drawn(Laid, { it: onTable(table, 1), seat: 1, seats: 4 })).toEqual({ tiles: ["4z", "4z"], offered: ["4z"] });
  });

  it("lies on its triplet, or as four of a kind", () => {
    const added = onTable(claimed({ seat: 1, tile: "5s", from: "added_kan", tiles: ["5s"] }, [{ ...pon, tiles: ["1z", "1z", "1z"] }, pon]), 1);
    expect(added.offeredMeld).toBe(1);
    expect(added.melds[1]).toEqual({ ...pon, kind: "added_kan", tiles: ["5s", "0s", "5s", "5s"], added: 3 });
    const red = onTable(claimed({ seat: 1, tile: "0s", from: "added_kan", tiles: ["0s"] }, [{ ...pon, tiles: ["5s", "5s", "5s"] }]), 1);
    expect(red.offeredMeld).toBe(0);
    const four = onTable(claimed({ seat: 1, tile: "1z", from: "concealed_kan", tiles: ["1z", "1z", "1z", "1z"] }, [pon]), 1);
    expect(four.melds.map(({ kind }) => kind)).toEqual(["pon", "concealed_kan"]);
    expect(four.melds[1]!.tiles).toHaveLength(4);
    expect(four.offeredMeld).toBe(1);
  });

  it("is nothing of a discard, which lies in its river", () => {
    const table = claimed({ seat: 1, tile: "4z", from: "discard", tiles: ["4z"] }, [pon]);
    expect(onTable(table, 1)).toEqual({ melds: [pon], aside: [], offeredMeld: -1, offeredAside: -1 });
  });
});
