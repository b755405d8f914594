import type { CalculatorForm, Comparison, Example, PatternEntry, Puzzle, ScoreAnswer } from "../src/reference";

/** Made-up answers for tests and for looking at the reference pages without a server. */

const names = (en: string): { ja: string; en: string; ko: string } => ({ ja: en, en, ko: en });

export const answer: ScoreAnswer = {
  hand: ["2m", "3m", "4m", "5p", "0p", "6p", "7p", "8p", "2s", "2s", "4p"],
  melds: ["[555z]@across"],
  tile: "4p",
  how: "ron",
  seat: 1,
  from: 2,
  seat_wind: 1,
  round_wind: 0,
  value: { title: { key: "value.han_fu", params: { han: 2, fu: 30 } }, rows: [], lines: [], sum: [], numbers: { points: 2000 } },
  refusal: null,
  transfers: [{ from: 2, to: 1, amount: 2000, reason: "win" }],
  delta: [0, 2000, -2000, 0],
  more: [],
  said: {
    title: "2 han 30 fu",
    rows: [["White dragon", "1 han"], ["Red five", "1 han"]],
    lines: [["Base", "20 fu"], ["Open triplet", "4 fu"], ["Rounded up", "6 fu"]],
    refusal: "",
    payments: [{ from: "West", to: "South", amount: "2,000", reason: "win" }],
    seats: [{ name: "East", delta: 0 }, { name: "South", delta: 2000 }, { name: "West", delta: -2000 }, { name: "North", delta: 0 }],
    more: [],
  },
};

export const example: Example = {
  request: { ruleset: "sample", hand: "234m50p678p22s [555z]@across 4p", flags: ["tsumo"], indicators: "3m", aside: "f1" },
  answer,
  note: ["The pair is ", { tiles: ["2s", "2s"] }, "."],
};

export const refused: Example = {
  ...example,
  answer: { ...answer, value: null, refusal: { key: "refusal.no_yaku" }, said: { ...answer.said!, refusal: "There is no yaku." } },
};

export const pattern: PatternEntry = {
  id: "pinfu",
  name: "Pinfu",
  open: -1,
  closed: 1,
  unit: "han",
  worth: "1 han, closed",
  meaning: ["Four runs and a pair that is worth nothing, waiting on two sides as ", { tiles: ["3m", "4m"] }, "."],
  example,
};

export const puzzle: Puzzle = {
  question: ["Which tile completes ", { tiles: ["2p", "3p"] }, "?"],
  hand: ["2p", "3p"],
  drawn: null,
  melds: ["[555z]"],
  choices: ["1s", "4p", "7p"],
  labels: [],
  tap: "choices",
  answers: ["4p"],
  right: ["A run."],
  wrong: ["Its number does not follow."],
};

export const comparison: Comparison = {
  a: { ruleset: "sample", names: names("Sample"), preset: null, options: {} },
  b: { ruleset: "other", names: names("Other"), preset: null, options: {} },
  facts: [
    { id: "seats", names: names("Players"), a: { value: 4, text: names("4") }, b: { value: 3, text: names("3") }, same: false },
    { id: "tiles", names: names("Tiles"), a: { value: 136, text: names("136") }, b: { value: 136, text: names("136") }, same: true },
  ],
  patterns: [
    { id: "pinfu", names: { a: names("Pinfu"), b: null }, a: { open: -1, closed: 1, unit: "han", text: names("1 han") }, b: null, same: false },
  ],
  options: [],
};

export const form: CalculatorForm = {
  ruleset: "sample",
  preset: null,
  options: {},
  seats: 4,
  hand_size: 13,
  tiles: ["m", "p", "s"].flatMap((suit) => Array.from({ length: 9 }, (_, n) => ({ tile: `${n + 1}${suit}`, count: 4 }))),
  melds: ["chi", "pon"],
  indicators: 1,
  under: 0,
  aside: null,
  river: false,
  rounds: true,
  pots: [{ id: "sticks", names: names("Sticks") }],
  repeat: true,
  flags: [
    { id: "tsumo", names: names("Self-draw"), group: "how", excludes: [] },
    { id: "riichi", names: names("Riichi"), group: "declared", excludes: [] },
    { id: "last", names: names("Last tile"), group: "circumstance", excludes: [] },
  ],
  note: null,
  examples: [],
  correction: "",
};
