import type { GameEvent, Seat, SeatView, Tile } from "../protocol";

/** Tiles of an event: on the way they are one text, two characters a tile. */
function listed(tiles: unknown): Tile[] {
  return typeof tiles === "string" ? (tiles.match(/../g) ?? []) : [...((tiles as Tile[] | undefined) ?? [])];
}

/** `order` with just the tiles of `hand`: what is gone leaves its place, what is new comes last. */
function matched(order: readonly Tile[], hand: readonly Tile[]): Tile[] {
  const left = [...hand];
  const kept = order.filter((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return [...kept, ...left];
}

/**
 * A concealed hand in the order in which its tiles came, the drawn one not among them. A view counts
 * tiles and has no such order. `place`: where in `order` the tile lay that was discarded, to tell it
 * from its twins; -1 where that is not known.
 */
export function arrived(order: readonly Tile[], events: readonly GameEvent[], seat: Seat, { hand }: Pick<SeatView, "hand">, place = -1): Tile[] {
  let known = [...order];
  for (const event of events) {
    if (event.e === "hand_start") known = [];
    if (event.seat !== seat) continue;
    if (event.e === "deal") known = listed(event.tiles);
    // Its twin may have been drawn: then the hand has the same tiles as before, in other places.
    if (event.e === "discard" && event.tile && !event.drawn) {
      const at = known[place] === event.tile ? place : known.indexOf(event.tile);
      if (at >= 0) known.splice(at, 1);
    }
  }
  return matched(known, hand);
}
