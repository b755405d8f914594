import * as api from "../api";
import { problemText } from "../problems";
import type { ReplayIndex, ReplayStep, Seat } from "../protocol";
import { readPosition, seenBy, toCall, toResult, writePosition } from "../replay";
import { announce } from "../table/announce";
import { t } from "../texts";

/** A game that is looked at again: which hand of it, which step, and through whose eyes. */
export class Reel {
  readonly source: api.ReplaySource;
  index = $state.raw<ReplayIndex | null>(null);
  steps: ReplayStep[] = $state.raw([]);
  hand = $state(0);
  at = $state(0);
  /** Whose eyes; null: all hands lie open. */
  eyes: Seat | null = $state(null);
  playing = $state(false);
  /** The result is laid aside to look at the table. */
  covered = $state(false);
  fault = $state("");

  constructor(source: api.ReplaySource, search: string) {
    this.source = source;
    const asked = readPosition(search);
    this.hand = asked.hand;
    this.at = asked.step;
    this.eyes = asked.seat;
  }

  readonly step = $derived(this.steps[this.at]);
  /** The seat at the bottom. */
  readonly own = $derived(this.eyes ?? this.index?.seat ?? 0);
  readonly view = $derived(this.step && (this.eyes === null ? this.step.view : seenBy(this.step.view, this.eyes)));
  readonly spoken = $derived(this.view && this.index && this.step ? announce(this.step.events, this.view, this.own, this.index.ruleset) : "");
  readonly result = $derived(this.view?.result && (this.view.phase === "between" || this.view.phase === "over") ? this.view.result : null);
  readonly position = $derived(writePosition({ hand: this.hand, step: this.at, seat: this.eyes }));
  readonly first = $derived(this.at === 0);
  readonly last = $derived(this.at >= this.steps.length - 1);

  /** The seat that is oneself, whosever lies at the bottom; null where somebody else's game is looked at. */
  get me(): Seat | null {
    return this.source.shared ? null : (this.index?.seat ?? null);
  }

  async load(): Promise<void> {
    try {
      const found = await api.replayIndex(this.source);
      if (!found.over) this.eyes = found.seat;
      if (this.eyes !== null && this.eyes >= found.ruleset.seats) this.eyes = null;
      this.index = found;
      await this.open(Math.min(this.hand, found.hands.length - 1), this.at);
    } catch (error) {
      this.fault = error instanceof api.ApiError && error.status === 404 ? t("connection.missing") : problemText(error);
    }
  }

  /** Go to a step of a hand; the last one is as far as one can go. */
  async open(which: number, step: number): Promise<void> {
    if (!this.index || which < 0 || which >= this.index.hands.length) return;
    try {
      const found = await api.replayHand(this.source, which);
      this.hand = which;
      this.steps = found;
      this.move(step);
    } catch (error) {
      this.fault = problemText(error);
    }
  }

  move(to: number): void {
    this.at = Math.max(0, Math.min(to, this.steps.length - 1));
    this.covered = false;
  }

  forward(): void {
    this.move(this.at + 1);
  }

  back(): void {
    this.move(this.at - 1);
  }

  /** To the next call, declaration or end in that direction. */
  call(direction: 1 | -1): void {
    this.move(toCall(this.steps, this.at, direction));
  }

  end(): void {
    this.move(toResult(this.steps));
  }

  get atEnd(): boolean {
    return this.at === toResult(this.steps);
  }
}
