import { expect, test } from "vitest";
import { payments } from "../src/table/payments";

test("transfers are put together by who pays whom, with what each is made of", () => {
  const found = payments([
    { from: 0, to: "pot:sticks", amount: 1000, reason: "stick" },
    { from: 1, to: 0, amount: 2000, reason: "win" },
    { from: 2, to: 0, amount: 1000, reason: "win" },
    { from: 1, to: 0, amount: 300, reason: "honba" },
    { from: "pot:sticks", to: 0, amount: 1000, reason: "sticks" },
  ]);
  expect(found.map(({ from, to, amount }) => [from, to, amount])).toEqual([
    [0, "pot:sticks", 1000],
    [1, 0, 2300],
    [2, 0, 1000],
    ["pot:sticks", 0, 1000],
  ]);
  expect(found[1]!.parts).toEqual([
    { reason: "win", amount: 2000 },
    { reason: "honba", amount: 300 },
  ]);
});

test("one reason twice is one part, and who gets does not pay", () => {
  const found = payments([
    { from: 1, to: 0, amount: 3, reason: "kan" },
    { from: 0, to: 1, amount: 8, reason: "win" },
    { from: 1, to: 0, amount: 3, reason: "kan" },
  ]);
  expect(found).toEqual([
    { from: 1, to: 0, amount: 6, parts: [{ reason: "kan", amount: 6 }] },
    { from: 0, to: 1, amount: 8, parts: [{ reason: "win", amount: 8 }] },
  ]);
});
