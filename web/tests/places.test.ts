import { expect, test } from "vitest";
import { place } from "../src/places";

test("a place is counted from the best score", () => {
  const scores = [24000, 31000, 18000, 27000];
  expect([0, 1, 2, 3].map((seat) => place({ scores, seat }))).toEqual([3, 1, 4, 2]);
});

test("nothing is said where the ruleset tells equals apart", () => {
  expect(place({ scores: [25000, 25000, 30000], seat: 0 })).toBeNull();
  expect(place({ scores: [25000, 25000, 30000], seat: 2 })).toBe(1);
  expect(place({ scores: [], seat: 0 })).toBeNull();
});
