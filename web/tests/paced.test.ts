import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Paced } from "../src/guide/paced.svelte";

let now = 0;
beforeEach(() => {
  vi.useFakeTimers();
  now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("mounts parts in slices, however long one takes, and then stops", () => {
  const flush = vi.fn(() => (now += 3));
  const paced = new Paced(1, flush);
  expect(paced.whole).toBe(false);
  paced.run(8);
  expect(paced.reached, "the first paint comes first").toBe(1);
  const seen: number[] = [];
  while (vi.getTimerCount()) {
    vi.advanceTimersToNextTimer();
    seen.push(paced.reached);
  }
  expect(seen).toEqual([3, 5, 7, 8]);
  expect([paced.whole, flush.mock.calls.length]).toEqual([true, 7]);
});

it("is whole at once for whoever prints or jumps, and can be ended", () => {
  const paced = new Paced(1, () => (now += 99));
  const stop = paced.run(50);
  dispatchEvent(new Event("beforeprint"));
  expect([paced.reached, paced.whole]).toEqual([50, true]);

  const other = new Paced(1, () => (now += 99));
  other.run(50)();
  vi.runAllTimers();
  dispatchEvent(new Event("beforeprint"));
  expect(other.reached).toBe(1);
  stop();
});

it("goes on where a longer page takes the place of a whole one", () => {
  const paced = new Paced(1, () => (now += 1));
  paced.run(4)();
  paced.finish();
  paced.run(6);
  expect([paced.reached, paced.whole]).toEqual([4, false]);
  vi.runAllTimers();
  expect([paced.reached, paced.whole]).toEqual([6, true]);
});
