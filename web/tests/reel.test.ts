import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { REST, Reel } from "../src/replay/reel.svelte";
import { settings } from "../src/settings.svelte";
import { description, view } from "./fixtures";

const STEPS = 4;

/** A game of five hands whose pieces come when they are let come, in whatever order. */
describe("a reel", () => {
  let waiting: Map<string, (answer: Response) => void>;
  let stopped: string[];
  let reel: Reel;

  const settled = async (): Promise<void> => {
    for (let i = 0; i < 20; i += 1) await Promise.resolve();
  };
  const bring = async (which: number | "", body: object = { steps: Array.from({ length: STEPS }, () => ({ events: [], view: view() })) }, status = 200): Promise<void> => {
    const path = `/api/games/g/replay${which === "" ? "" : `/${which}`}`;
    await vi.waitFor(() => expect([...waiting.keys()]).toContain(path));
    waiting.get(path)!(new Response(JSON.stringify(body), { status }));
    await vi.waitFor(settled);
    await new Promise((done) => setTimeout(done));
  };

  beforeEach(async () => {
    waiting = new Map();
    stopped = [];
    vi.stubGlobal("fetch", (path: string, { signal }: RequestInit = {}) => {
      signal?.addEventListener("abort", () => stopped.push(path.split("/").at(-1)!));
      return new Promise<Response>((resolve) => waiting.set(path, resolve));
    });
    reel = new Reel({ game: "g", shared: false }, "");
    void reel.load();
    await bring("", { ruleset: description, seat: 0, over: true, hands: Array.from({ length: 5 }, () => ({ winners: [] })) });
    await bring(0);
  });

  afterEach(() => vi.unstubAllGlobals());

  it("adds up what is pressed while a hand is on its way", async () => {
    for (const _ of [1, 2, 3]) reel.turn(1);
    expect([reel.hand, reel.wanted], "the old one is shown until then").toEqual([0, 3]);
    reel.turn(-1);
    await bring(1);
    expect(reel.hand, "what comes late was not wanted last").toBe(0);
    await bring(2);
    expect(reel.hand).toBe(2);
  });

  it("fetches the first hand pressed for and the last, none that is only passed, and says that it waits", async () => {
    expect(reel.busy).toBe(false);
    waiting.clear();
    for (const _ of [1, 2, 3, 4]) reel.turn(1);
    expect(reel.busy).toBe(true);
    await new Promise((done) => setTimeout(done, REST + 30));
    expect([...waiting.keys()].map((path) => path.split("/").at(-1))).toEqual(["1", "4"]);
    expect(stopped).toEqual(["1"]);
    await bring(4);
    expect([reel.hand, reel.busy]).toEqual([4, false]);
  });

  it("goes from the last result of a game on to how it ended, and back", async () => {
    const final = { reason: "last_hand", by: [], places: [{ seat: 0, place: 1, score: 100 }] };
    const over = { steps: [...Array.from({ length: STEPS - 1 }, () => view()), view({ phase: "over", final })].map((one) => ({ events: [], view: one })) };
    reel.turn(4);
    await bring(4, over);
    expect(reel.count).toBe(STEPS + 1);
    reel.move(STEPS - 1);
    expect([reel.standing, reel.last, reel.played], "playing stops at the result").toEqual([false, false, true]);
    reel.forward();
    expect([reel.standing, reel.last, reel.at]).toEqual([true, true, STEPS - 1]);
    settings.language = "en";
    expect(reel.spoken).toContain("End of the game");
    expect(reel.position).toContain(`step=${STEPS}`);
    reel.forward();
    expect(reel.standing).toBe(true);
    reel.back();
    expect([reel.standing, reel.at]).toEqual([false, STEPS - 1]);
    reel.finish();
    expect(reel.standing).toBe(true);
    reel.turn(-1);
    await bring(3);
    reel.finish();
    expect([reel.standing, reel.last, reel.count], "other hands end with their result").toEqual([false, true, STEPS]);
  });

  it("stops at the last hand", async () => {
    for (const _ of [1, 2, 3, 4, 5, 6]) reel.turn(1);
    await bring(4);
    expect(reel.hand).toBe(4);
  });

  it("moves in the hand that is on its way, not in the one before", async () => {
    reel.move(2);
    reel.turn(1);
    reel.forward();
    expect([reel.hand, reel.at]).toEqual([0, 2]);
    await bring(1);
    expect([reel.hand, reel.at]).toEqual([1, 1]);
    reel.turn(1);
    reel.finish();
    await bring(2);
    expect(reel.at).toBe(STEPS - 1);
  });

  it("opens a game that runs at its latest hand, and knows the way back to the table", async () => {
    const running = { ruleset: description, seat: 0, over: false, hands: Array.from({ length: 3 }, () => ({ winners: [] })) };
    expect(reel.table, "a game that is over has no table any more").toBe("");
    reel = new Reel({ game: "g", shared: false }, "");
    void reel.load();
    await bring("", running);
    await bring(2);
    expect([reel.hand, reel.at, reel.table]).toEqual([2, 0, "/play/g"]);
    reel = new Reel({ game: "g", shared: false }, "?hand=0&step=1");
    void reel.load();
    await bring("", running);
    await bring(0);
    expect([reel.hand, reel.at], "a link with a position leads there").toEqual([0, 1]);
  });

  it("tells at the beginning of a hand who came and went before it", async () => {
    const left = [{ player: "x", name: "Akane", bot: false, score: 1200 }];
    const events = [{ e: "leave", seat: 1, player: "x" }, { e: "seat", seat: 1, player: "y", name: "Daria", bot: false }, { e: "hand_start" }];
    settings.language = "en";
    reel.turn(1);
    await bring(1, { steps: [{ events, view: view({ left }) }, { events: [], view: view({ left }) }] });
    expect(reel.news).toBe("Akane leaves with +1,200. Daria sits down.");
    expect(reel.spoken).toContain("Daria sits down.");
    reel.forward();
    expect(reel.news).toBe("");
  });

  it("stays where it is and says so where a hand does not come, until one does", async () => {
    reel.playing = true;
    reel.turn(1);
    await bring(1, { title: "gone" }, 500);
    expect([reel.hand, reel.playing]).toEqual([0, false]);
    expect(reel.fault).toContain("gone");
    reel.turn(1);
    await bring(1);
    expect([reel.hand, reel.fault]).toEqual([1, ""]);
  });
});
