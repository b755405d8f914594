/** What the guides, the calculators and the comparisons are made of (docs/protocol.md, "Guides, calculators, comparisons"). */
import type { Language, Line, Names, OptionValue, OptionValues, Text, Tile } from "./protocol";

/** A running text with tiles shown as pictures in the line. */
export type Rich = (string | { tiles: Tile[] })[];

/** The body of a question to the calculator. */
export interface ScoreRequest {
  ruleset: string;
  preset?: string | null;
  options?: OptionValues;
  hand: string;
  win?: string;
  flags?: string[];
  seat?: string;
  round?: string;
  indicators?: string;
  under?: string;
  aside?: string;
  /** The winner's own discards. */
  river?: string;
  repeat?: number;
  pots?: Record<string, number>;
  discarder?: number | null;
  more?: boolean;
  lang?: Language | null;
}

export interface ScoreValue {
  title: Text;
  rows: Line[];
  lines: Line[];
  /** From there to what is paid. */
  sum: Line[];
  numbers: Record<string, number>;
}

/** One change that would make the hand worth more. */
export interface More {
  change: string;
  flag: string;
  from: string;
  to: string;
  points: number;
  gain: number;
  title: Text;
  /** What to ask for it, beside what was asked. */
  hand: string;
  flags: string[];
}

export interface Said {
  title: string;
  rows: [string, string][];
  lines: [string, string][];
  refusal: string;
  payments: { from: string; to: string; amount: string; reason: string }[];
  seats: { name: string; delta: number }[];
  more: string[];
}

export interface ScoreAnswer {
  hand: Tile[];
  melds: string[];
  tile: Tile;
  how: string;
  seat: number;
  /** The seat that the winning tile is taken to have come from; null for a self-draw. */
  from: number | null;
  seat_wind: number;
  round_wind: number;
  value: ScoreValue | null;
  refusal: Text | null;
  transfers: { from: number | string; to: number | string; amount: number; reason: string }[];
  delta: number[];
  more: More[] | null;
  said: Said | null;
}

export interface Example {
  request: ScoreRequest;
  answer: ScoreAnswer;
  note: Rich;
}

export interface PatternEntry {
  id: string;
  name: string;
  open: number;
  closed: number;
  unit: string;
  worth: string;
  meaning: Rich;
  example: Example | null;
}

export type Block =
  | { kind: "text"; text: Rich }
  | { kind: "list" | "steps"; items: Rich[] }
  | { kind: "tiles"; tiles: Tile[]; caption: Rich }
  | { kind: "signs"; tiles: { tile: Tile; sign: string; name: string; said: string }[]; caption: Rich }
  | { kind: "table"; head: Rich[]; rows: Rich[][] }
  | { kind: "example"; caption: Rich; example: Example }
  | { kind: "patterns"; title: string; patterns: PatternEntry[] }
  | { kind: "question"; question: Rich; answer: Rich }
  | { kind: "compare"; compare: Comparison }
  | { kind: "source"; title: string; author: string; site: string; note: Rich };

export interface Guide {
  ruleset: string;
  lang: Language;
  preset: string | null;
  options: OptionValues;
  against: string;
  /** The ruleset whose lesson teaches this game; empty: none. */
  lesson: string;
  title: string;
  summary: string;
  facts: { id: string; name: string; text: string }[];
  sections: { id: string; title: string; blocks: Block[] }[];
  correction: string;
}

export interface TileCount {
  tile: Tile;
  count: number;
}

export interface CalculatorFlag {
  id: string;
  names: Names;
  group: "how" | "declared" | "circumstance";
  excludes: string[];
}

/** What a ruleset's calculator asks for. */
export interface CalculatorForm {
  ruleset: string;
  preset: string | null;
  options: OptionValues;
  seats: number;
  hand_size: number;
  tiles: TileCount[];
  melds: string[];
  indicators: number;
  under: number;
  aside: null | { kind: string; tiles: TileCount[] };
  /** Whether the winner's own discards matter. */
  river: boolean;
  rounds: boolean;
  pots: { id: string; names: Names }[];
  repeat: boolean;
  flags: CalculatorFlag[];
  /** What this calculator leaves out. */
  note: Names | null;
  examples: { id: string; names: Names; request: ScoreRequest }[];
  /** Where to send a correction; empty: to this server. */
  correction: string;
}

export interface CompareSide {
  ruleset: string;
  names: Names;
  preset: string | null;
  options: OptionValues;
}

export interface CompareValue {
  value: unknown;
  text: Names;
}

export interface ComparePattern {
  open: number;
  closed: number;
  unit: string;
  text: Names;
}

export interface Comparison {
  a: CompareSide;
  b: CompareSide;
  facts: { id: string; names: Names; a: CompareValue | null; b: CompareValue | null; same: boolean }[];
  patterns: { id: string; names: { a: Names | null; b: Names | null }; a: ComparePattern | null; b: ComparePattern | null; same: boolean }[];
  options: { id: string; names: Names; group: string; a: CompareValue | null; b: CompareValue | null; same: boolean }[];
}

export interface Puzzle {
  question: Rich;
  hand: Tile[];
  drawn: Tile | null;
  melds: string[];
  /** Tiles, or numbers that are worded in `labels`. */
  choices: string[];
  labels: string[];
  tap: "hand" | "choices" | "numbers";
  answers: string[];
  right: Rich;
  wrong: Rich;
}

export interface Lesson {
  ruleset: string;
  /** The ruleset's name. */
  name: string;
  title: string;
  steps: { id: string; title: string; blocks: Block[]; puzzle: Puzzle | null }[];
  /** What stands over `yaku`. */
  heading: string;
  yaku: PatternEntry[];
  tips: Rich[];
  /** How many are played from it at a table. */
  hands: number;
  /** Where to send a correction; empty: to this server. */
  correction: string;
}

export interface Glossary {
  terms: { id: string; group: string; ja: string; kana: string; romaji: string; en: string; ko: string; meaning: Names }[];
  groups: Record<string, Names>;
}

/** A choice of rules in an address: a preset, and values over it. */
export interface Choice {
  preset: string | null;
  options: OptionValues;
}

const RESERVED = new Set(["lang", "preset", "against"]);

/** The choice as a query asks the server for it. */
export function choiceQuery({ preset, options }: Choice, prefix = ""): URLSearchParams {
  const query = new URLSearchParams();
  if (preset) query.set(`${prefix}preset`, preset);
  for (const [id, value] of Object.entries(options)) query.set(prefix + id, String(value));
  return query;
}

/** Reads what `choiceQuery` wrote. Whether there are such options is the server's to say. */
export function readChoice(query: URLSearchParams, prefix = ""): Choice {
  const choice: Choice = { preset: query.get(`${prefix}preset`), options: {} };
  for (const [name, text] of query) {
    const id = name.slice(prefix.length);
    if (name.startsWith(prefix) && !RESERVED.has(id)) choice.options[id] = optionValue(text);
  }
  return choice;
}

function optionValue(text: string): OptionValue {
  if (text === "true" || text === "false") return text === "true";
  return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
}
