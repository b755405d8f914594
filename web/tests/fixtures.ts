import type { Decision, Description, ResultView, SeatView, View } from "../src/protocol";

/** Made-up tables for tests and for looking at the page without a server. They follow no rules. */

export const description: Description = {
  id: "sample",
  names: { ja: "リーチ麻雀", en: "Riichi mahjong", ko: "리치 마작" },
  summary: {
    ja: "四人で打つ日本の標準的な麻雀。",
    en: "The Japanese standard for four players.",
    ko: "네 명이 치는 일본 표준 마작.",
  },
  seats: 4,
  hand_size: 13,
  table: {
    aside: "",
    pots: ["sticks"],
    indicators: 1,
    indicator_slots: 5,
    rounds: true,
    unit: "points",
    declarations: ["riichi"],
  },
  options: [
    {
      id: "length",
      kind: "choice",
      default: "east",
      group: "game",
      names: { ja: "長さ", en: "Length", ko: "길이" },
      help: { ja: "東風戦か半荘戦か", en: "One round or two", ko: "동풍전 또는 반장전" },
      choices: [
        { value: "east", names: { ja: "東風戦", en: "East only", ko: "동풍전" } },
        { value: "south", names: { ja: "半荘戦", en: "East and South", ko: "반장전" } },
      ],
    },
    {
      id: "open_tanyao",
      kind: "flag",
      default: true,
      group: "win",
      names: { ja: "喰いタン", en: "Open tanyao", ko: "쿠이탕" },
      help: { ja: "副露した断么九を認める", en: "Tanyao counts with called tiles", ko: "울어도 탕야오 인정" },
    },
    {
      id: "start_points",
      kind: "int",
      default: 25000,
      min: 1000,
      max: 100000,
      step: 100,
      group: "score",
      names: { ja: "配給原点", en: "Starting points", ko: "시작 점수" },
      help: { ja: "はじめの持ち点", en: "What everybody starts with", ko: "처음 점수" },
    },
  ],
  presets: [
    { id: "standard", names: { ja: "標準", en: "Standard", ko: "표준" }, values: {} },
    { id: "strict", names: { ja: "喰いタンなし", en: "Strict", ko: "엄격" }, values: { open_tanyao: false } },
  ],
  patterns: [],
  texts: {
    ja: {
      "mark.riichi": "リーチ",
      "mark.furiten": "フリテン",
      "pot.sticks": "供託",
      "unit.han": "{amount}翻",
      "unit.fu": "{amount}符",
      "unit.points": "{amount}点",
      "unit.limit": "上限",
      "value.han_fu": "{han}翻{fu}符",
      "pattern.riichi": "立直",
      "pattern.pinfu": "平和",
      "pattern.dora": "ドラ",
      "fu.base": "副底",
      "fu.triplet": "明刻 {tile}",
      "draw.exhaustive": "荒牌平局",
      "transfer.win": "和了",
      "transfer.sticks": "供託",
      "transfer.repeat": "本場",
      "transfer.noten": "ノーテン罰符",
    },
    en: {
      "mark.riichi": "Riichi",
      "mark.furiten": "Furiten",
      "pot.sticks": "Sticks",
      "unit.han": "{amount} han",
      "unit.fu": "{amount} fu",
      "unit.points": "{amount} points",
      "value.han_fu": "{han} han {fu} fu",
      "pattern.riichi": "Riichi",
      "pattern.pinfu": "Pinfu",
      "pattern.dora": "Dora",
      "fu.base": "Base",
      "fu.triplet": "Open triplet {tile}",
      "draw.exhaustive": "Exhaustive draw",
      "transfer.win": "win",
      "transfer.sticks": "sticks",
      "transfer.repeat": "repeat counters",
      "transfer.noten": "noten payments",
    },
    ko: { "mark.riichi": "리치" },
  },
};

export function seat(change: Partial<SeatView> = {}): SeatView {
  return {
    name: "Player",
    bot: true,
    wind: 0,
    score: 25000,
    hand: Array.from({ length: 13 }, () => "??"),
    drawn: null,
    melds: [],
    river: [],
    aside: [],
    declared: "",
    open: false,
    retired: false,
    marks: [],
    ...change,
  };
}

const discards = (tiles: string, riichiAt = -1): SeatView["river"] =>
  tiles.split(" ").map((tile, index) => ({
    tile,
    drawn: index % 3 === 2,
    mark: index === riichiAt ? "riichi" : "",
    taken: index === 4,
  }));

export function view(change: Partial<View> = {}): View {
  return {
    phase: "turn",
    hand: { serial: 1, round: 0, number: 1, repeat: 1 },
    dealer: 1,
    turn: 0,
    live: 42,
    indicators: ["3p"],
    under: [],
    pots: { sticks: 1000 },
    commitment: "00",
    wall: null,
    nonce: null,
    claim: null,
    seats: [
      seat({
        name: "",
        bot: false,
        wind: 3,
        score: 23700,
        hand: ["2m", "3m", "4m", "0m", "6m", "2p", "2p", "5s", "6s", "5z", "1s", "7m", "8p"],
        drawn: "7s",
        river: discards("1z 9p 2z 9m 1p 4z 7z 3s"),
        marks: ["furiten"],
      }),
      seat({ name: "Akane", wind: 0, score: 31200, river: discards("1m 9s 3z 8m 5p 2s 6z 4m 9m", 6), declared: "riichi" }),
      seat({
        name: "Botan",
        wind: 1,
        hand: Array.from({ length: 7 }, () => "??"),
        river: discards("3z 1s 2z 7p 8s 6p"),
        melds: [
          { kind: "pon", tiles: ["5z", "5z", "5z"], called: 2, from: 0, added: null },
          { kind: "added_kan", tiles: ["7p", "7p", "7p", "7p"], called: 1, from: 3, added: 3 },
        ],
      }),
      seat({
        name: "Cosmos",
        wind: 2,
        score: 19100,
        hand: Array.from({ length: 7 }, () => "??"),
        river: discards("9m 1z 8p 2p 3m 6s 7s 1p 4s 9s 5m 2m 3p 6m 7m 8s 1m 9p 4z 5s"),
        melds: [
          { kind: "chi", tiles: ["3s", "4s", "5s"], called: 1, from: 2, added: null },
          { kind: "concealed_kan", tiles: ["2z", "2z", "2z", "2z"], called: null, from: null, added: null },
        ],
      }),
    ],
    result: null,
    final: null,
    ...change,
  };
}

export function turn(change: Partial<Decision> = {}): Decision {
  const hand = [...new Set(view().seats[0]!.hand)];
  return {
    id: 7,
    kind: "turn",
    default: "discard:7s:drawn",
    actions: [
      ...hand.map((tile) => ({ key: `discard:${tile}`, kind: "discard" as const, tiles: [tile] })),
      { key: "discard:7s:drawn", kind: "discard", tiles: ["7s"], drawn: true },
      { key: "discard:5z:riichi", kind: "discard", tiles: ["5z"], mark: "riichi" },
      { key: "discard:1s:riichi", kind: "discard", tiles: ["1s"], mark: "riichi" },
    ],
    ...change,
  };
}

export const claim: Decision = {
  id: 9,
  kind: "claim",
  default: "pass",
  actions: [
    { key: "chi:2m3m", kind: "chi", tiles: ["2m", "3m"] },
    { key: "chi:3m0m", kind: "chi", tiles: ["3m", "0m"] },
    { key: "chi:0m6m", kind: "chi", tiles: ["0m", "6m"] },
    { key: "pon:2p2p", kind: "pon", tiles: ["2p", "2p"] },
    { key: "ron", kind: "ron", tiles: [] },
    { key: "pass", kind: "pass", tiles: [] },
  ],
};

export const ready: Decision = {
  id: 11,
  kind: "between",
  default: "ready",
  actions: [{ key: "ready", kind: "ready", tiles: [] }],
};

export const win: ResultView = {
  wins: [
    {
      seat: 1,
      from: 0,
      tile: "7s",
      how: "ron",
      hand: ["2m", "3m", "4m", "0p", "6p", "7p", "8p", "8p", "5s", "6s"],
      melds: [{ kind: "pon", tiles: ["5z", "5z", "5z"], called: 2, from: 0, added: null }],
      aside: [],
      value: {
        title: { key: "value.han_fu", params: { han: 4, fu: 30 } },
        rows: [
          { key: "pattern.riichi", amount: 1, unit: "han" },
          { key: "pattern.pinfu", amount: 1, unit: "han" },
          { key: "pattern.dora", amount: 2, unit: "han" },
        ],
        lines: [
          { key: "fu.base", amount: 20, unit: "fu" },
          { key: "fu.triplet", params: { tile: "5z" }, amount: 4, unit: "fu", tiles: ["5z", "5z", "5z"] },
        ],
        sum: [{ key: "sum.ron", params: { factor: "4" }, amount: 7700, unit: "points" }],
      },
    },
  ],
  draw: null,
  shown: [null, null, null, null],
  transfers: [
    { from: 0, to: 1, amount: 7700, reason: "win" },
    { from: 0, to: 1, amount: 300, reason: "repeat" },
    { from: "pot:sticks", to: 1, amount: 1000, reason: "sticks" },
  ],
  delta: [-8000, 9000, 0, 0],
  scores: [15700, 40200, 25000, 19100],
};

export const draw: ResultView = {
  wins: [],
  draw: { reason: "exhaustive", ready: [1, 2], waits: [null, ["4s", "7s"], ["5p", "8p"]] },
  shown: [
    null,
    ["2m", "3m", "4m", "0p", "6p", "7p", "8p", "8p", "5s", "6s", "1z", "1z", "1z"],
    ["2m", "3m", "4m", "0p", "6p", "7p", "8p"],
    null,
  ],
  transfers: [
    { from: 0, to: 1, amount: 1500, reason: "noten" },
    { from: 3, to: 2, amount: 1500, reason: "noten" },
  ],
  delta: [-1500, 1500, 1500, -1500],
  scores: [22200, 32700, 26500, 17600],
};
