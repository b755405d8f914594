import { describe, expect, it } from "vitest";
import type { Meld } from "../src/protocol";
import { HAND, handColumns, handShift, asidePlace, BOARD, laidUnits, layout, meldReach, meldScale, meldTiles, overlap, riverRows, sides, sorted, TILE_RATIO, turnedPlace } from "../src/table/geometry";

describe("sides", () => {
  it("puts the own seat at the bottom and the next player to the right", () => {
    expect(sides(4, 0)).toEqual(["bottom", "right", "top", "left"]);
    expect(sides(4, 2)).toEqual(["top", "left", "bottom", "right"]);
  });

  it("seats three and two", () => {
    expect(sides(3, 1)).toEqual(["left", "bottom", "right"]);
    expect(sides(2, 1)).toEqual(["top", "bottom"]);
  });

  it("refuses a table it cannot draw", () => {
    expect(() => sides(5, 0)).toThrow(RangeError);
  });
});

describe("layout", () => {
  const screens: [number, number][] = [
    [360, 640],
    [390, 844],
    [844, 390],
    [640, 360],
    [768, 1024],
    [1024, 768],
    [1440, 900],
    [1920, 1080],
  ];
  for (const [width, height] of screens) {
    for (const hand of [13, 16]) {
      it(`stands on ${width}×${height} with ${hand} tiles`, () => {
        const size = layout(width, height, hand);
        const perRow = size.handRows === 2 ? Math.ceil((hand + 1) / 2) : hand + 1;
        expect(size.handTile * (perRow + 0.4)).toBeLessThanOrEqual(width);
        expect(size.boardWidth).toBeLessThanOrEqual(width);
        const handHeight = size.handRows * size.handTile * TILE_RATIO;
        const below = size.mode === "portrait" ? handHeight + 44 + 56 + size.handTile * 0.62 * TILE_RATIO : handHeight;
        expect(size.boardHeight + below).toBeLessThanOrEqual(height);
        // Still to be read and, on the hand, to be tapped.
        expect(size.tile).toBeGreaterThanOrEqual(15);
        expect(size.handTile * TILE_RATIO).toBeGreaterThanOrEqual(hand > 13 ? 36 : 40);
      });
    }
  }

  it("uses two rows only where one would be too small to tap", () => {
    expect(layout(390, 844, 13).handRows).toBe(2);
    expect(layout(768, 1024, 13).handRows).toBe(1);
    expect(layout(844, 390, 13).handRows).toBe(1);
  });
});

describe("a hand in two rows", () => {
  const rows = (concealed: number, drawn: boolean, size: number): [number, number] => {
    const all = concealed + (drawn ? 1 : 0);
    const first = Math.min(all, handColumns(concealed, drawn, size));
    return [first, all - first];
  };

  for (const size of [13, 16]) {
    it(`never leaves the drawn tile alone, of ${size}`, () => {
      for (let concealed = 1; concealed <= size; concealed += 1) {
        const [first, second] = rows(concealed, true, size);
        expect(second === 0 || second > 2, `${concealed} and one`).toBe(true);
        expect(first - second === 0 || second === 0 || first - second === 1, `${concealed} and one`).toBe(true);
        expect(first).toBeLessThanOrEqual(Math.ceil((size + 1) / 2));
      }
    });

    it(`keeps every tile in its row when one is drawn, of ${size}`, () => {
      for (let concealed = size; concealed > 0; concealed -= 3) expect(handColumns(concealed, true, size)).toBe(handColumns(concealed, false, size));
    });
  }

  it("is in halves", () => {
    expect(rows(13, true, 13)).toEqual([7, 7]);
    expect(rows(10, true, 13)).toEqual([6, 5]);
    expect(rows(7, true, 13)).toEqual([4, 4]);
    expect(rows(8, false, 13)).toEqual([4, 4]);
    expect(rows(4, true, 13)).toEqual([5, 0]);
  });
});

describe("rivers", () => {
  it("run in rows of six, the last as long as it must", () => {
    const tiles = Array.from({ length: 21 }, (_, index) => index);
    expect(riverRows(tiles).map((row) => row.length)).toEqual([6, 6, 9]);
    expect(riverRows(tiles.slice(0, 7)).map((row) => row.length)).toEqual([6, 1]);
    expect(riverRows(tiles).flat()).toEqual(tiles);
    expect(riverRows([])).toEqual([]);
  });

  it("push tiles over one another only where room is short", () => {
    expect(overlap(6, 6, 6.4)).toBe(0);
    expect(overlap(1, 1, 0.5)).toBe(0);
    for (const [tiles, room] of [[9, 7], [12, 8.5]] as const) {
      expect(tiles - (tiles - 1) * overlap(tiles, tiles, room)).toBeCloseTo(room);
    }
  });

  it("turn the discard of a declaration, or the next that stays", () => {
    const place = (mark: string, taken = false) => ({ mark, taken });
    expect(turnedPlace([place(""), place("")])).toBe(-1);
    expect(turnedPlace([place(""), place("riichi"), place("")])).toBe(1);
    expect(turnedPlace([place(""), place("riichi", true), place("", true), place("")])).toBe(3);
    expect(turnedPlace([place("riichi", true)])).toBe(-1);
  });

  it("leave a corner for melds, however many", () => {
    for (let melds = 1; melds <= 5; melds += 1) {
      for (const strip of [0, 0.5, 0.95]) {
        for (const added of [0, 1, melds]) {
          const laid = Array.from({ length: melds }, (_, index) => ({ tiles: ["1m"], called: 0, added: index < added ? 3 : null }));
          // An added tile stands out by what two tiles on their sides are higher than one upright.
          const high = melds * (TILE_RATIO + 0.08) + added * (2 - 0.22 - TILE_RATIO);
          expect(high * meldScale(laid, strip, false)).toBeLessThanOrEqual(BOARD.river + strip);
        }
      }
    }
  });

  it("make room for a hand that lies open", () => {
    for (const [width, height] of [[360, 640], [390, 844], [844, 390], [1440, 900]] as const) {
      const usual = layout(width, height, 13);
      const open = layout(width, height, 13, true);
      expect(open.boardWidth).toBeLessThanOrEqual(Math.max(width, usual.boardWidth));
      expect(open.handTile).toBe(usual.handTile);
      // Tiles of an open hand are two thirds of the strip wide: they can be read, and fit.
      const tile = open.strip * 0.66;
      expect(tile).toBeGreaterThanOrEqual(14);
      expect(14.5 * tile).toBeLessThanOrEqual(open.boardWidth);
    }
  });

  it("lay many tiles set aside in two rows where they are larger so", () => {
    expect(asidePlace(4, 0, 0, BOARD.river).columns).toBe(4);
    const eight = asidePlace(8, 0, 0, BOARD.river);
    expect(eight.columns).toBe(4);
    expect(eight.tile).toBe(0.72);
    expect(eight.high).toBeLessThanOrEqual(BOARD.river);
  });

  it("share a corner with tiles set aside, however many", () => {
    for (const strip of [0, 0.5, 0.95, 1.35]) {
      const kans = Array.from({ length: 4 }, () => ({ tiles: ["1m", "1m", "1m", "1m"], called: 2, added: null }));
      for (const melds of [[], kans.slice(0, 1), kans]) {
        const reach = meldReach(melds, strip, true);
        for (let tiles = 1; tiles <= 8; tiles += 1) {
          const aside = asidePlace(tiles, reach, strip, BOARD.river);
          expect(aside.depth).toBeGreaterThan(Math.max(reach, strip));
          expect(aside.high).toBeLessThanOrEqual(BOARD.river + strip);
          expect(aside.columns * aside.tile).toBeLessThanOrEqual(BOARD.river + 1e-9);
          expect(aside.tile).toBeGreaterThanOrEqual(0.45);
        }
      }
    }
  });
});

describe("melds", () => {
  const meld = (change: Partial<Meld>): Meld => ({ kind: "pon", tiles: ["5p", "5p", "0p"], called: 2, from: 1, added: null, ...change });
  const laid = (one: Meld, seat: number, seats = 4) =>
    meldTiles(one, seat, seats).map((part) => (part.turned ? `<${part.tile}>` : part.hidden ? `#${part.tile}` : part.tile) + (part.stacked ? `+${part.stacked}` : ""));

  it("turn the claimed tile where it came from", () => {
    expect(laid(meld({ from: 3 }), 0)).toEqual(["<0p>", "5p", "5p"]); // the player before: on the left
    expect(laid(meld({ from: 2 }), 0)).toEqual(["5p", "<0p>", "5p"]); // across
    expect(laid(meld({ from: 1 }), 0)).toEqual(["5p", "5p", "<0p>"]); // the next: on the right
    expect(laid(meld({ from: 0 }), 1)).toEqual(["<0p>", "5p", "5p"]);
  });

  it("lay a chi's claimed tile first and keep the rest in order", () => {
    expect(laid(meld({ kind: "chi", tiles: ["3s", "4s", "5s"], called: 1, from: 3 }), 0)).toEqual(["<4s>", "3s", "5s"]);
  });

  it("stack an added tile on the claimed one", () => {
    const kan = meld({ kind: "added_kan", tiles: ["7p", "7p", "7p", "7p"], called: 2, from: 2, added: 3 });
    expect(laid(kan, 0)).toEqual(["7p", "<7p>+7p", "7p"]);
  });

  it("hide the ends of a concealed kan", () => {
    const kan = meld({ kind: "concealed_kan", tiles: ["1z", "1z", "1z", "1z"], called: null, from: null });
    expect(laid(kan, 0)).toEqual(["#1z", "1z", "1z", "#1z"]);
  });

  it("work at a table of three", () => {
    expect(laid(meld({ from: 2 }), 0, 3)).toEqual(["<0p>", "5p", "5p"]);
    expect(laid(meld({ from: 1 }), 0, 3)).toEqual(["5p", "5p", "<0p>"]);
  });

  it("measure what they take up", () => {
    expect(laidUnits([], 0)).toBe(0);
    expect(laidUnits([meld({})], 0)).toBeCloseTo(3.61);
    expect(laidUnits([meld({ kind: "added_kan", tiles: ["7p", "7p", "7p", "7p"], added: 3 })], 0)).toBeCloseTo(3.61);
  });
});

it("sorts by suit and number, the red five after the plain ones", () => {
  expect(sorted(["7z", "1s", "6p", "0p", "5p", "f2", "9m", "??"])).toEqual(["9m", "5p", "0p", "6p", "1s", "7z", "f2", "??"]);
});

describe("handShift", () => {
  const pons = Array.from({ length: 4 }, () => ({ tiles: ["1m", "1m", "1m"], called: 2, added: null }));

  it("leaves a hand in the middle where nothing lies at its left", () => {
    expect(handShift(13, [], 1.35, false)).toBe(0);
    expect(handShift(13, pons.slice(0, 1), 1.35, false)).toBe(0);
  });

  it("moves a whole hand clear of a stack of melds, and never off the board", () => {
    const board = (strip: number) => BOARD.river * 2 + BOARD.centre + 2 * strip;
    for (const strip of [0.5, 0.95, 1.35]) {
      for (const melds of [pons.slice(0, 3), pons]) {
        const high = melds.length * (TILE_RATIO + 0.08) * meldScale(melds, strip, false);
        const wide = 13 * HAND * strip;
        const begins = (board(strip) - wide) / 2 + handShift(13, melds, strip, false);
        expect(begins).toBeGreaterThan(high);
        expect(begins + wide).toBeLessThanOrEqual(board(strip) + 1e-9);
      }
    }
    expect(handShift(13, pons.slice(0, 3), 1.35, false)).toBeGreaterThan(0.5);
  });
});
