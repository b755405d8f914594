import { beforeEach, expect, it, vi } from "vitest";
import type { GameEvent } from "../src/protocol";

/** An AudioContext as Safari gives it: silent until `resume` is called while a touch is handled. */
class Silent {
  static made: Silent[] = [];
  static touching = false;
  state = "suspended";
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  started = 0;
  constructor() {
    Silent.made.push(this);
  }
  resume(): Promise<void> {
    if (!Silent.touching) return Promise.reject(new Error("not now"));
    this.state = "running";
    return Promise.resolve();
  }
  createBuffer(): { getChannelData(): Float32Array } {
    return { getChannelData: () => new Float32Array(1) };
  }
}

class Part {
  gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  constructor(readonly context: Silent) {}
  connect(next: unknown): unknown {
    return next;
  }
  start(): void {
    this.context.started += 1;
  }
  stop(): void {
    // Nothing goes on.
  }
}

const discard = { e: "discard", seat: 1, tile: "1m" } as unknown as GameEvent;

function touch(kind = "pointerup"): void {
  Silent.touching = true;
  document.body.dispatchEvent(new Event(kind, { bubbles: true }));
  Silent.touching = false;
}

beforeEach(() => {
  Silent.made = [];
  vi.resetModules();
  vi.stubGlobal("AudioContext", Silent);
  for (const name of ["OscillatorNode", "GainNode", "AudioBufferSourceNode", "BiquadFilterNode"]) vi.stubGlobal(name, Part);
});

it("begins with a touch, and says nothing of what came before it", async () => {
  const { play } = await import("../src/sound");
  play(discard, 0);
  expect(Silent.made).toEqual([]);
  touch();
  expect(Silent.made).toHaveLength(1);
  expect(Silent.made[0]!.started).toBe(0);
  play(discard, 0);
  expect(Silent.made[0]!.started).toBe(1);
});

it.each(["pointerup", "click", "keydown"])("goes on with the next %s after a call interrupted it", async (kind) => {
  const { play } = await import("../src/sound");
  touch();
  const [context] = Silent.made;
  context!.state = "interrupted";
  play(discard, 0);
  expect(context!.started).toBe(0);
  touch(kind);
  play(discard, 0);
  expect(context!.started).toBe(1);
  expect(Silent.made).toHaveLength(1);
});

it("opens nothing where sound is off", async () => {
  const { settings } = await import("../src/settings.svelte");
  settings.volume = 0;
  await import("../src/sound");
  touch();
  expect(Silent.made).toEqual([]);
});

it("is silent where it is muted, whatever the volume", async () => {
  const { play } = await import("../src/sound");
  const { settings } = await import("../src/settings.svelte");
  touch();
  settings.muted = true;
  play(discard, 0);
  expect(Silent.made[0]?.started).toBe(0);
  settings.muted = false;
  play(discard, 0);
  expect(Silent.made[0]?.started).toBe(1);
});
