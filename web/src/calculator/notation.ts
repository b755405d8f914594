/**
 * Tiles as people type them. This reads and writes words; which tiles there are, and what makes a
 * hand, is the ruleset's to say.
 */
import type { Tile } from "../protocol";

export type MeldForm = "chi" | "pon" | "open_kan" | "added_kan" | "concealed_kan";

export interface TypedMeld {
  form: MeldForm;
  tiles: Tile[];
  /** Who fed it: `left`, `across`, `right`, or empty. */
  side: string;
}

export interface TypedHand {
  tiles: Tile[];
  melds: TypedMeld[];
}

/** What cannot be read, with the place (from 1) where reading stopped. */
export class NotationError extends Error {
  readonly text: string;

  constructor(text: string) {
    super(text);
    this.text = text;
  }
}

const LETTERS: Record<string, Tile> = { E: "1z", S: "2z", W: "3z", N: "4z", P: "5z", F: "6z", C: "7z" };
const CHARACTERS: Record<string, Tile> = {
  東: "1z", 东: "1z", 南: "2z", 西: "3z", 北: "4z", 白: "5z", 發: "6z", 発: "6z", 发: "6z", 中: "7z",
  동: "1z", 남: "2z", 서: "3z", 북: "4z", 백: "5z", 발: "6z", 중: "7z",
  梅: "f1", 蘭: "f2", 兰: "f2", 菊: "f3", 竹: "f4", 春: "f5", 夏: "f6", 秋: "f7", 冬: "f8",
  매: "f1", 난: "f2", 국: "f3", 죽: "f4", 봄: "f5", 여름: "f6", 가을: "f7", 겨울: "f8",
};
/** Digits and suits as characters; a number needs its suit: 三萬, 5筒. */
const SIGNS: Record<string, string> = {
  ...Object.fromEntries([..."一二三四五六七八九"].map((sign, n) => [sign, `${n + 1}`])),
  伍: "5",
  萬: "m", 万: "m", 만: "m", 筒: "p", 餅: "p", 통: "p", 索: "s", 条: "s", 삭: "s",
};
const SIGN = new RegExp(`[${Object.keys(SIGNS).join("")}]`, "g");
const LONG = new RegExp(Object.keys(CHARACTERS).filter((name) => name.length > 1).join("|"), "g");
/** The block of Unicode, in its own order. */
const PICTURES: Tile[] = [
  "1z", "2z", "3z", "4z", "7z", "6z", "5z",
  ...["m", "s", "p"].flatMap((suit) => Array.from({ length: 9 }, (_, n) => `${n + 1}${suit}`)),
  "f1", "f2", "f4", "f3", "f5", "f6", "f7", "f8",
];
const FIRST_PICTURE = 0x1f000;

/**
 * Text in the plain notation: full-width signs, variation selectors and what people put between
 * tiles; digits and suits as characters, capital suits, red fives with a mark before or behind.
 * What it takes is what the server takes (`jantaku.calculator.notation`).
 */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\ufe0e\ufe0f]/g, "")
    .replace(/[\u200b,、·]/g, " ")
    .replace(/【/g, "[")
    .replace(/】/g, "]")
    .replace(LONG, (name) => CHARACTERS[name]!)
    .replace(SIGN, (sign) => SIGNS[sign]!)
    .replace(/[0-9][MPSZ]/g, (tile) => tile.toLowerCase())
    .replace(/5([mps])r/g, "0$1")
    .replace(/[r赤적]5/g, "0");
}

/** The tiles of a text such as `123m406p`, `5mr`, `E`, `東`, `🀇`, `f1`; NotationError where it cannot be read. */
export function readTiles(text: string): Tile[] {
  const found: Tile[] = [];
  let digits = "";
  const signs = [...plain(text)];
  for (let index = 0; index < signs.length; index += 1) {
    const sign = signs[index]!;
    const code = sign.codePointAt(0)!;
    if (sign >= "0" && sign <= "9") {
      digits += sign;
      continue;
    }
    if (digits) {
      if (!"mpsz".includes(sign)) throw new NotationError(digits + sign);
      // `plain` has read what is a red five.
      if (signs[index + 1] === "r") throw new NotationError(`${digits}${sign}r`);
      const made = [...digits].map((digit) => digit + sign);
      const wrong = made.find((tile) => tile[1] === "z" && !/[1-7]/.test(tile[0]!));
      if (wrong) throw new NotationError(wrong);
      found.push(...made);
      digits = "";
      continue;
    }
    if (/\s/.test(sign)) continue;
    if (sign === "f" && /[1-8]/.test(signs[index + 1] ?? "")) {
      found.push(`f${signs[index + 1]}`);
      index += 1;
      continue;
    }
    const tile = LETTERS[sign] ?? CHARACTERS[sign] ?? PICTURES[code - FIRST_PICTURE];
    if (!tile) throw new NotationError(sign);
    found.push(tile);
  }
  if (digits) throw new NotationError(digits);
  return found;
}

/** Concealed tiles in the order written, and melds in brackets. */
export function readHand(text: string): TypedHand {
  const hand: TypedHand = { tiles: [], melds: [] };
  let rest = "";
  for (const [part, body, , side] of plain(text).matchAll(/([[(][^\])]*[\])])(@(left|across|right))?|[^[(]+|./gu)) {
    if (body === undefined) rest += `${part} `;
    else hand.melds.push(readMeld(body, side ?? ""));
  }
  hand.tiles = readTiles(rest);
  return hand;
}

/** One meld: `[123m]`, `[555z]`, `[5555z]`, `[555+5z]`, `(5555z)`. */
export function readMeld(text: string, side = ""): TypedMeld {
  const inner = text.slice(1, -1);
  const tiles = sorted(readTiles(inner.replace("+", "")));
  const alike = new Set(tiles.map(plainTile)).size === 1;
  let form: MeldForm | null = null;
  if (text.startsWith("(")) form = alike && tiles.length === 4 ? "concealed_kan" : null;
  else if (alike && tiles.length === 4) form = inner.includes("+") ? "added_kan" : "open_kan";
  else if (tiles.length === 3) form = alike ? "pon" : "chi";
  if (!form) throw new NotationError(text);
  return { form, tiles, side };
}

/** A red five as the five that it is. */
export function plainTile(tile: Tile): Tile {
  return tile[0] === "0" ? `5${tile[1]}` : tile;
}

const SUITS = "mpszf";

function order(tile: Tile): number {
  if (tile[0] === "f") return 100 * SUITS.indexOf("f") + Number(tile[1]) * 10;
  const red = tile[0] === "0";
  return 100 * SUITS.indexOf(tile[1] ?? "") + (red ? 50 : Number(tile[0]) * 10) + (red ? 1 : 0);
}

export function sorted(tiles: readonly Tile[]): Tile[] {
  return [...tiles].sort((a, b) => order(a) - order(b));
}

/** `123m406p f1`: digits of a suit together, in the order given. */
export function writeTiles(tiles: readonly Tile[]): string {
  let text = "";
  tiles.forEach((tile, index) => {
    const [sign = "", suit = ""] = tile;
    const next = tiles[index + 1];
    text += sign;
    if (sign === "f" || !next || next[0] === "f" || next[1] !== suit) text += suit;
  });
  return text;
}

export function writeMeld({ form, tiles, side }: TypedMeld): string {
  const body = writeTiles(tiles);
  const at = side ? `@${side}` : "";
  if (form === "concealed_kan") return `(${body})`;
  return `[${form === "added_kan" ? `${body.slice(0, 3)}+${body.slice(3)}` : body}]${at}`;
}

/** The hand as the calculator is asked: concealed tiles, melds, the winning tile last. */
export function writeHand(concealed: readonly Tile[], melds: readonly TypedMeld[], win: Tile | null): string {
  return [writeTiles(concealed), ...melds.map(writeMeld), win ?? ""].filter(Boolean).join(" ");
}
