import type { GameEvent, Seat } from "./protocol";
import { settings } from "./settings.svelte";

/** Short synthesised sounds: a knock of a tile, a call, a win. Nothing is loaded. */

let context: AudioContext | null = null;

const silent = (): boolean => settings.muted || settings.volume <= 0;

/** What counts as a touch of the page, by which a browser lets sound begin. */
const TOUCHES = ["pointerup", "click", "keydown"] as const;

/**
 * Browsers start sound only while a touch is handled (Safari), or once the page was touched. A phone
 * that was locked or rang interrupts it, so that the next touch has to start it again.
 */
function touched(): void {
  if (silent() || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // Refused where the browser does not take this for a touch; another one will follow.
  if (context.state !== "running") context.resume().catch(() => undefined);
}

for (const kind of TOUCHES) globalThis.document?.addEventListener(kind, touched, { capture: true, passive: true });

function tone(at: number, frequency: number, length: number, loudness: number, shape: OscillatorType): void {
  if (!context) return;
  const start = context.currentTime + at;
  const oscillator = new OscillatorNode(context, { type: shape, frequency });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loudness * (settings.volume / 100), start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

function knock(loudness: number, pitch: number): void {
  if (!context) return;
  const length = 0.05;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = (Math.random() * 2 - 1) * Math.exp(-i / (samples.length / 7));
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 1.4 });
  const gain = new GainNode(context, { gain: loudness * (settings.volume / 100) });
  source.connect(filter).connect(gain).connect(context.destination);
  source.start();
}

export function play(event: GameEvent, own: Seat): void {
  // What is scheduled while sound is held up would be heard all at once when it begins.
  if (silent() || context?.state !== "running") return;
  SOUNDS[event.e]?.(event, own);
}

const SOUNDS: Record<string, (event: GameEvent, own: Seat) => void> = {
  draw: (event, own) => {
    if (event.seat === own) knock(0.25, 3200);
  },
  discard: (event) => {
    knock(1.2, 1900);
    if (event.mark) tone(0.05, 660, 0.25, 0.2, "triangle");
  },
  call: () => {
    knock(1.2, 1500);
    tone(0, 440, 0.15, 0.2, "triangle");
  },
  kan: () => {
    knock(1.2, 1300);
    tone(0, 392, 0.2, 0.2, "triangle");
  },
  set_aside: () => knock(0.9, 2400),
  win: () => {
    for (const [index, frequency] of [523, 659, 784].entries()) tone(index * 0.09, frequency, 0.4, 0.2, "triangle");
  },
  hand_drawn: () => tone(0, 330, 0.4, 0.15, "sine"),
};
