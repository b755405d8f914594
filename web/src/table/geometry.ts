import type { Seat, Tile } from "../protocol";

/** Where a seat is drawn: the own seat at the bottom, the next player to the right. */
export type Side = "bottom" | "right" | "top" | "left";

const SIDES: Record<number, readonly Side[]> = {
  1: ["bottom"],
  2: ["bottom", "top"],
  3: ["bottom", "right", "left"],
  4: ["bottom", "right", "top", "left"],
};

/** The side of every seat, by seat. Raises for a table that cannot be drawn. */
export function sides(seats: number, own: Seat): Side[] {
  const order = SIDES[seats];
  if (!order) throw new RangeError(`a table of ${seats} seats cannot be drawn`);
  return Array.from({ length: seats }, (_, seat) => order[(seat - own + seats) % seats]!);
}

export const ROTATION: Record<Side, number> = { bottom: 0, right: -90, top: 180, left: 90 };

/** Height of a tile over its width. */
export const TILE_RATIO = 1.36;

/** Parts of the board, in widths of a river tile. */
export const BOARD = { river: 4.12, centre: 6.1, rows: 3, columns: 6 } as const;

export interface Layout {
  /** `portrait`: everything below the other; `side`: the buttons right of the board. */
  mode: "portrait" | "side";
  /** Width of a river tile, of a tile of one's own hand, in pixels. */
  tile: number;
  handTile: number;
  /** Rows that one's own hand is laid in. */
  handRows: 1 | 2;
  /** Depth of the strips that hold the others' concealed tiles; none on a narrow screen. */
  strip: number;
  boardWidth: number;
  boardHeight: number;
  /** Height above the buttons that words may take without lying over the board; in portrait only. */
  words: number;
}

const PADDING = 8;
const BAR = 44;
const ACTIONS = 56;
/** Least comfortable width of a tile that is tapped. */
const TAP = 34;

/** Depth of the strips where hands lie open, in widths of a river tile. */
const OPEN_STRIP = 1.35;

/**
 * Sizes that let the whole table stand on a screen of `width` × `height` pixels without scrolling.
 * `handSize`: concealed tiles of a whole hand, the drawn one not counted. `open`: another player's
 * hand lies open and has to be read.
 */
export function layout(width: number, height: number, handSize: number, open = false): Layout {
  const portrait = height > width * 1.1;
  const whole = BOARD.river * 2 + BOARD.centre;
  const compact = Math.min(width, height) < 560;
  // Backs of tiles tell nothing that is worth a tenth of a phone's width.
  const stripUnits = open ? OPEN_STRIP : compact ? (portrait ? 0 : 0.5) : 0.95;
  const boardUnitsWide = whole + 2 * stripUnits;
  const boardUnitsHigh = whole + stripUnits;
  const inner = width - 2 * PADDING;

  let handRows: 1 | 2 = 1;
  let handTile: number;
  let left: number;
  let words = Infinity;
  if (portrait) {
    handTile = Math.min(inner / (handSize + 1.6), 60);
    if (handTile < TAP) {
      handRows = 2;
      handTile = Math.min(inner / (Math.ceil((handSize + 1) / 2) + 0.6), 52);
    }
    const hand = handRows * handTile * TILE_RATIO + (handRows - 1) * 4;
    const melds = handTile * 0.62 * TILE_RATIO + 6;
    left = height - BAR - ACTIONS - hand - melds - 2 * PADDING;
    words = melds;
  } else {
    // The melds share the hand's row, so that row has to hold a little more than a whole hand.
    handTile = Math.min(inner / (handSize + 4), height * 0.115, 66);
    left = height - handTile * TILE_RATIO - 3 * PADDING;
  }
  const wide = portrait ? width : Math.min(width * 0.62, width - 2 * 150);
  const tile = Math.max(8, Math.min(wide / boardUnitsWide, left / boardUnitsHigh, 56));
  // The board stands in the middle of what is left.
  words += Math.max(0, left - boardUnitsHigh * tile) / 2;
  return {
    mode: portrait ? "portrait" : "side",
    tile,
    handTile,
    handRows,
    strip: stripUnits * tile,
    boardWidth: boardUnitsWide * tile,
    boardHeight: boardUnitsHigh * tile,
    words,
  };
}

/**
 * Tiles in the first of two rows that a hand is laid in: halves of what is held with its drawn tile,
 * whose place is kept while there is none, so that nothing moves when it comes and it is never alone.
 * `size`: concealed tiles of a whole hand; a hand between draws has three fewer for every meld.
 */
export function handColumns(concealed: number, drawn: boolean, size: number): number {
  const places = concealed + (drawn || (size - concealed) % 3 === 0 ? 1 : 0);
  const whole = Math.ceil((size + 1) / 2);
  return places <= whole ? whole : Math.ceil(places / 2);
}

/** The rows of a river: six a row, and all that is left in the last. */
export function riverRows<T>(tiles: readonly T[]): T[][] {
  return Array.from({ length: Math.min(BOARD.rows, Math.ceil(tiles.length / BOARD.columns)) }, (_, row) =>
    tiles.slice(row * BOARD.columns, row === BOARD.rows - 1 ? undefined : (row + 1) * BOARD.columns),
  );
}

/**
 * Which tile of a river lies on its side: the one that a declaration was made with or, after that
 * was called away, the next that stays. -1: none.
 */
export function turnedPlace(river: readonly { mark: string; taken: boolean }[]): number {
  const declared = river.findIndex((place) => place.mark !== "");
  if (declared < 0) return -1;
  return river.findIndex((place, index) => index >= declared && !place.taken);
}

/**
 * How far each tile of a long row is pushed over the one before, in tile widths, so that `units` of
 * them end within `room`.
 */
export function overlap(tiles: number, units: number, room: number): number {
  return tiles > 1 ? Math.max(0, (units - room) / (tiles - 1)) : 0;
}

/** What the tile added to a triplet stands out above its meld, in widths of the meld's tiles. */
const ADDED = 0.48;

/** Width of a tile of somebody else's hand, in depths of the strip it stands in. */
export const HAND = 0.66;

/** Least distance of what lies in a corner from the corner's edges, in widths of a river tile. */
const EDGE = 0.06;

/** Width of tiles set aside that is left to them where melds take most of a corner. */
const LEAST_ASIDE = 0.5;

/** Distance of melds that lie side by side, in widths of their tiles. */
const GAP = 0.25;

type LaidMeld = { tiles: Tile[]; called: number | null; added: number | null };

/** Width of the widest of some melds, in widths of their tiles. */
function widest(melds: readonly LaidMeld[]): number {
  return Math.max(0, ...melds.map((meld) => laidUnits([meld], 0) - GAP));
}

/** Height of melds stacked upon one another, in widths of their tiles. */
function stacked(melds: readonly LaidMeld[]): number {
  return melds.reduce((sum, meld) => sum + TILE_RATIO + 0.08 + (meld.added === null ? 0 : ADDED), 0);
}

/**
 * Scale of somebody else's melds, stacked in the corner, in widths of a river tile. `shared`: tiles
 * that the next player set aside have to find room in the same corner.
 */
export function meldScale(melds: readonly LaidMeld[], stripUnits: number, shared: boolean): number {
  const corner = BOARD.river + stripUnits;
  const high = stacked(melds);
  const wide = corner - (shared ? LEAST_ASIDE * TILE_RATIO : 0) - 3 * EDGE;
  return Math.min(0.82, (corner - 0.1) / Math.max(high, 1), wide / Math.max(widest(melds), 1));
}

/** How far melds stacked in a corner reach along the owner's edge, in widths of a river tile. */
export function meldReach(melds: readonly LaidMeld[], stripUnits: number, shared: boolean): number {
  return melds.length ? meldScale(melds, stripUnits, shared) * widest(melds) + EDGE : 0;
}

/**
 * How far a hand of `units`, in the widths of its tiles, moves out of the middle of its strip to be
 * clear of the melds of the player at the left, whose stack begins in the same corner. In widths of
 * a river tile; a hand never leaves the board.
 */
export function handShift(units: number, melds: readonly LaidMeld[], stripUnits: number, shared: boolean): number {
  if (!melds.length) return 0;
  const free = (BOARD.river * 2 + BOARD.centre + 2 * stripUnits - units * HAND * stripUnits) / 2;
  const high = meldScale(melds, stripUnits, shared) * stacked(melds) + 2 * EDGE;
  return Math.max(0, Math.min(high - free, free));
}

/**
 * Where `tiles` set aside lie: in the corner at the owner's left, clear of the owner's hand and of
 * the melds that the player there has in the same corner (reaching `reach`), in one row or, where
 * the tiles are larger so, in two. In widths of a river tile: `tile` wide, `depth` above the owner's
 * edge; `high` is how far the rows reach up. `columns`: tiles in a row.
 */
export function asidePlace(
  tiles: number,
  reach: number,
  stripUnits: number,
  along: number,
): { tile: number; depth: number; high: number; columns: number } {
  const depth = Math.max(stripUnits, reach) + EDGE;
  const room = BOARD.river + stripUnits - depth - EDGE;
  const [one, two] = [1, 2].map((rows) => {
    const columns = Math.max(1, Math.ceil(tiles / rows));
    const tile = Math.min(0.72, along / columns, room / TILE_RATIO / rows);
    return { tile, depth, high: depth + rows * tile * TILE_RATIO, columns };
  }) as [ReturnType<typeof asidePlace>, ReturnType<typeof asidePlace>];
  return two.tile > one.tile ? two : one;
}

/** The side whose melds lie in the corner at the left of a side. */
export const AT_LEFT: Record<Side, Side> = { bottom: "left", right: "bottom", top: "right", left: "top" };

/** The square board of a replay, where everybody's hand lies at the edge, in `width` × `height` pixels. */
export function openBoard(width: number, height: number): { tile: number; strip: number; side: number } {
  const units = BOARD.river * 2 + BOARD.centre + 2 * OPEN_STRIP;
  const tile = Math.min(width / units, height / units, 56);
  return { tile, strip: OPEN_STRIP * tile, side: units * tile };
}

export interface MeldTile {
  tile: Tile;
  /** Lies on its side: the claimed one. */
  turned: boolean;
  /** Lies face down (ends of a concealed kan). */
  hidden: boolean;
  /** The tile added to a triplet, which lies on top of the turned one. */
  stacked: Tile | null;
}

/**
 * The tiles of a meld as they are laid, left to right from the owner's side: the claimed tile turned
 * and standing where it came from (left, middle or right), an added tile above it.
 */
export function meldTiles(
  meld: { kind: string; tiles: Tile[]; called: number | null; from: Seat | null; added: number | null },
  seat: Seat,
  seats: number,
): MeldTile[] {
  const plain = (tile: Tile): MeldTile => ({ tile, turned: false, hidden: false, stacked: null });
  if (meld.kind === "concealed_kan") {
    // The ends lie face down; what tells a tile from its twins (a red five) is not hidden there.
    const tiles = sorted(meld.tiles);
    const special = tiles.findIndex((tile) => tile !== tiles[0] && tile.startsWith("0"));
    if (special > 2) tiles.splice(1, 0, tiles.splice(special, 1)[0]!);
    return tiles.map((tile, index) => ({ ...plain(tile), hidden: index === 0 || index === meld.tiles.length - 1 }));
  }
  if (meld.called === null || meld.from === null) return meld.tiles.map(plain);
  const rest = meld.tiles.filter((_, index) => index !== meld.called && index !== meld.added).map(plain);
  const added = meld.added === null ? null : (meld.tiles[meld.added] ?? null);
  const called: MeldTile = { ...plain(meld.tiles[meld.called]!), turned: true, stacked: added };
  const distance = (meld.from - seat + seats) % seats;
  // From the player before (on the left): first. From the next player (right): last. Else between.
  const place = distance === seats - 1 ? 0 : distance === 1 ? rest.length : 1;
  rest.splice(place, 0, called);
  return rest;
}

/** Width of melds and tiles set aside as they are laid beside a hand, in widths of their own tiles. */
export function laidUnits(melds: readonly LaidMeld[], aside: number): number {
  const wide = melds.reduce(
    (sum, meld) => sum + meld.tiles.length + (meld.called === null ? 0 : TILE_RATIO - 1) - (meld.added === null ? 0 : 1) + GAP,
    0,
  );
  return wide + (aside ? aside + 0.5 : 0);
}

const SUITS = "mpszf";

/** Order in which a hand is sorted; a red five after the plain ones. */
export function tileOrder(tile: Tile): number {
  const [first = "?", second = "?"] = tile;
  const suit = first === "f" ? "f" : second;
  const digit = Number(first === "f" ? second : first);
  if (Number.isNaN(digit)) return 1000;
  return SUITS.indexOf(suit) * 100 + (digit === 0 ? 55 : digit * 10);
}

export function sorted(tiles: readonly Tile[]): Tile[] {
  return [...tiles].sort((a, b) => tileOrder(a) - tileOrder(b));
}
