import type { Meld, Seat, Tile, View } from "../protocol";

/**
 * A kan or a bonus tile that is announced and may still be robbed lies where it will lie when it
 * stands: its tiles have left the hand, and nobody shall have to look for them.
 */
export interface OnTable {
  melds: Meld[];
  aside: Tile[];
  /** Which of the melds, or of the tiles set aside, is on offer; -1: none. */
  offeredMeld: number;
  offeredAside: number;
}

const plain = (tile: Tile): Tile => (tile.startsWith("0") ? `5${tile[1]}` : tile);

/** What lies open before a seat, with what it has announced. */
export function onTable(view: Pick<View, "seats" | "claim">, seat: Seat): OnTable {
  const { melds, aside } = view.seats[seat]!;
  const found: OnTable = { melds, aside, offeredMeld: -1, offeredAside: -1 };
  const { claim } = view;
  if (!claim || claim.seat !== seat || claim.from === "discard") return found;
  const tiles = claim.tiles ?? [claim.tile];
  if (claim.from === "concealed_kan") {
    return { ...found, melds: [...melds, { kind: "concealed_kan", tiles, called: null, from: null, added: null }], offeredMeld: melds.length };
  }
  if (claim.from === "added_kan") {
    const at = melds.findIndex((meld) => meld.kind === "pon" && plain(meld.tiles[0]!) === plain(claim.tile));
    const grown = melds.map((meld, index): Meld =>
      index === at ? { ...meld, kind: "added_kan", tiles: [...meld.tiles, claim.tile], added: meld.tiles.length } : meld,
    );
    return { ...found, melds: grown, offeredMeld: at };
  }
  return { ...found, aside: [...aside, ...tiles], offeredAside: aside.length };
}
