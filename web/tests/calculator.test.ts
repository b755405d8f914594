import { beforeEach, describe, expect, it } from "vitest";
import { addressOf, readAddress, readUnwon, unwonAddressOf } from "../src/calculator/address";
import { Question } from "../src/calculator/state.svelte";
import type { ReplayIndex } from "../src/protocol";
import type { CalculatorForm, ScoreRequest } from "../src/reference";
import { questionOf } from "../src/replay";
import { description, view, win } from "./fixtures";

const suits = ["m", "p", "s"].flatMap((suit) =>
  Array.from({ length: 9 }, (_, n) => ({ tile: `${n + 1}${suit}`, count: n === 4 && suit === "p" ? 3 : 4 })),
);
const form: CalculatorForm = {
  ruleset: "sample",
  preset: null,
  options: {},
  seats: 4,
  hand_size: 13,
  tiles: [...suits, { tile: "0p", count: 1 }, { tile: "5z", count: 4 }],
  melds: ["chi", "pon", "open_kan"],
  indicators: 2,
  under: 0,
  aside: { kind: "flowers", tiles: [{ tile: "f1", count: 1 }] },
  river: true,
  rounds: true,
  pots: [{ id: "sticks", names: {} }],
  repeat: true,
  flags: [
    { id: "tsumo", names: {}, group: "how", excludes: ["robbed"] },
    { id: "robbed", names: {}, group: "how", excludes: [] },
  ],
  note: null,
  examples: [],
  correction: "",
};

describe("the address of a question", () => {
  const full: ScoreRequest = {
    ruleset: "sample",
    preset: "strict",
    options: { open: false, honba: 300, length: "east" },
    hand: "234m [555z]@across 2s",
    seat: "S",
    round: "E",
    indicators: "3m",
    under: "4m",
    aside: "f1",
    river: "3m7z",
    flags: ["tsumo", "riichi"],
    repeat: 2,
    pots: { sticks: 1000 },
    discarder: 0,
  };

  it("opens it again", () => {
    const address = addressOf(full);
    expect(address.startsWith("/calculator/sample?")).toBe(true);
    expect(readAddress("sample", address.slice(address.indexOf("?")))).toEqual(full);
  });

  it("says nothing of what is usual", () => {
    expect(addressOf({ ruleset: "a b", hand: "", flags: [], repeat: 0, pots: { sticks: 0 }, discarder: null })).toBe("/calculator/a%20b");
  });

  it("takes no nonsense", () => {
    expect(readAddress("x", "?repeat=-1&discarder=two&pot.sticks=1e9&flags=,,")).toEqual({
      ruleset: "x", hand: "", preset: null, options: {}, flags: [], repeat: 0, discarder: null, pots: { sticks: 0 },
    });
  });
});

describe("a question", () => {
  let question: Question;
  beforeEach(() => {
    question = new Question({ ruleset: "sample", hand: "" });
    question.form = form;
  });
  const taps = (...tiles: string[]): void => tiles.forEach((tile) => question.tap(tile, "hand"));

  it("keeps the tile that made the hand whole as the winning one", () => {
    taps(..."3p1m2m1s1s2s2s3s3s4s4s5s9s".match(/../g)!, "1m");
    expect(question.win).toBe("1m");
    expect(question.missing).toBe(0);
    expect(question.typed).toBe("12m3p1122334459s 1m");
    expect(question.takes("2p", "hand"), "there is no room for more").toBe(false);
    question.winWith(question.concealed.indexOf("9s"));
    expect(question.request.hand).toBe("112m3p112233445s 9s");
    question.removeWin();
    expect(question.missing).toBe(1);
  });

  it("reads the same hand when it was typed, before or after its form came", () => {
    const early = new Question({ ruleset: "sample", hand: "9s12m3p1122334455s" });
    early.form = form;
    question.type("9s12m3p1122334455s");
    for (const one of [early, question]) expect([one.win, one.concealed.at(-1)]).toEqual(["5s", "9s"]);
    expect(new Question({ ruleset: "sample", hand: "12m3p1122334455s", win: "9s" }).typed).toBe("12m3p1122334455s 9s");
    expect(new Question({ ruleset: "sample", hand: "9s12m3p1122334455s", win: "9s" }).typed).toBe("12m3p1122334455s 9s");
  });

  it("has no more tiles than there are", () => {
    taps("0p", "0p", "5z", "5z", "5z", "5z", "5z");
    expect(question.concealed).toEqual(["0p", "5z", "5z", "5z", "5z"]);
    question.tap("4z", "hand");
    expect(question.concealed).toHaveLength(5);
    for (let n = 0; n < 3; n += 1) question.tap("1m", "indicators");
    expect(question.piles.indicators, "two at most").toEqual(["1m", "1m"]);
    expect(question.left("1m")).toBe(2);
    expect(question.takes("f1", "hand")).toBe(false);
    question.tap("f1", "aside");
    question.tap("f1", "aside");
    expect(question.request.aside).toBe("f1");
  });

  it("makes melds of what is left, with a red five where it was tapped or must be", () => {
    expect(question.meldOf("0p", "pon")).toEqual(["5p", "5p", "0p"]);
    expect(question.meldOf("5p", "pon")).toEqual(["5p", "5p", "5p"]);
    expect(question.meldOf("5p", "open_kan")).toEqual(["5p", "5p", "5p", "0p"]);
    expect(question.meldOf("0p", "chi")).toEqual(["0p", "6p", "7p"]);
    expect(question.meldOf("8p", "chi")).toBeNull();
    expect(question.meldOf("5z", "chi")).toBeNull();
    taps("5p", "5p", "5p");
    expect(question.meldOf("4p", "chi")).toEqual(["4p", "0p", "6p"]);
    expect(question.meldOf("5p", "pon")).toBeNull();
    question.tap("5z", "pon");
    expect([question.room, question.typed]).toEqual([11, "555p [555z]"]);
    question.removeMeld(0);
    expect(question.typed).toBe("555p");
  });

  it("says what it cannot read and asks the server all the same", () => {
    question.type("123x");
    expect([question.unread, question.request.hand]).toEqual(["123x", "123x"]);
    question.tap("1m", "hand");
    expect([question.unread, question.request.hand]).toEqual([null, "1m"]);
  });

  it("turns off what a word excludes, either way", () => {
    const [tsumo, robbed] = form.flags as [(typeof form.flags)[0], (typeof form.flags)[0]];
    question.toggle(tsumo);
    question.toggle(robbed);
    expect(question.flags).toEqual(["robbed"]);
    question.toggle(tsumo);
    expect(question.flags).toEqual(["tsumo"]);
    question.toggle(tsumo);
    expect(question.flags).toEqual([]);
  });

  it("names a fifth tile before the hand is whole, in melds as well, whatever its colour", () => {
    question.type("1111m");
    expect(question.excess).toBeNull();
    question.type("11111m");
    expect(question.excess).toEqual({ tile: "1m", count: 5, most: 4 });
    question.type("[123m][123m][123m][123m][123m]");
    expect(question.excess).toMatchObject({ count: 5, most: 4 });
    question.type("5550p");
    expect(question.excess).toBeNull();
    question.type("55550p");
    expect(question.excess).toEqual({ tile: "5p", count: 5, most: 4 });
  });

  it("takes the winner's own discards where they are asked for", () => {
    for (const tile of ["3m", "5z", "3m", "f1"]) question.tap(tile, "river");
    expect(question.request.river).toBe("3m5z3m");
    expect(question.left("3m")).toBe(2);
    question.removeFrom("river", 1);
    expect(question.request.river).toBe("33m");
    question.form = { ...form, river: false };
    expect(question.request).not.toHaveProperty("river");
    expect(question.takes("3m", "river")).toBe(false);
  });

  it("drops what its form does not know", () => {
    const other = new Question({ ruleset: "sample", hand: "", flags: ["tsumo", "magic"], pots: { sticks: 1, chips: 2 } });
    other.form = form;
    expect([other.flags, other.request.pots]).toEqual([["tsumo"], { sticks: 1 }]);
  });
});

describe("a hand of a replay as a question", () => {
  const index: ReplayIndex = { game: "g", seat: 0, over: true, ruleset: description, options: { open_tanyao: false }, hands: [] };

  it("is the win that is shown", () => {
    const shown = view({ result: win, dealer: 1 });
    const one = win.wins[0]!;
    const question = questionOf(shown, one.seat, index)!;
    expect(question.options).toEqual({ open_tanyao: false });
    expect(question.hand.endsWith(` ${one.tile}`)).toBe(true);
    expect(question.flags!.includes("tsumo")).toBe(one.from === null);
    if (one.from !== null) expect(question.discarder).toBe((one.from + 3) % 4);
  });

  it("says how the win came about in the server's words, and of its winner only", () => {
    const seat = win.wins[0]!.seat;
    const flags = ["riichi", "ron", "prompt"];
    expect(questionOf(view({ result: win }), seat, index, { [seat]: flags })!.flags).toEqual(flags);
    const other = questionOf(view({ result: win }), seat, index, { [seat + 1]: flags })!;
    expect(other.flags).not.toContain("prompt");
  });

  it("is the hand with its drawn tile, and none where it lies hidden", () => {
    const shown = view();
    shown.seats[2] = { ...shown.seats[2]!, wind: 2, hand: ["1m", "2m", "3m", "1z"], drawn: "1z", declared: "", river: [
      { tile: "9s", drawn: false, mark: "", taken: false },
      { tile: "0m", drawn: true, mark: "", taken: true },
    ], melds: [
      { kind: "pon", tiles: ["5z", "5z", "5z"], called: 0, from: 0, added: null },
      { kind: "chi", tiles: ["3p", "4p", "0p"], called: 0, from: 1, added: null },
      { kind: "added_kan", tiles: ["7s", "7s", "7s", "7s"], called: 0, from: 3, added: 3 },
    ] };
    expect(questionOf(shown, 2, index)).toMatchObject({ hand: "123m1z [555z]@across [340p] [777+7s]@right 1z", seat: "W", flags: ["tsumo"], river: "9s0m" });
    // What its course says of a hand that has not won is not guessed from the wall.
    expect(questionOf({ ...shown, live: 0 }, 2, index)!.flags).toEqual(["tsumo"]);
    const address = new URL(unwonAddressOf(questionOf(shown, 2, index)!), "http://x");
    expect(readUnwon(address.search)).toBe(true);
    expect(readAddress("riichi", address.search)).toMatchObject({ flags: ["tsumo"], seat: "W" });
    expect(readUnwon(new URL(addressOf(questionOf(shown, 2, index)!), "http://x").search)).toBe(false);
    shown.seats[2].drawn = "??";
    expect(questionOf(shown, 2, index)).toBeNull();
    shown.seats[2].drawn = null;
    expect(questionOf(shown, 2, index)).toBeNull();
  });
});
