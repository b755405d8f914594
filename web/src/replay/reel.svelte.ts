import * as api from "../api";
import { problemText } from "../problems";
import type { GameEvent, ReplayIndex, ReplayStep, Seat } from "../protocol";
import { readPosition, seenBy, toCall, toResult, writePosition } from "../replay";
import { announce, movements } from "../table/announce";
import { t } from "../texts";

/** How long after the last press a hand is fetched, where one was on its way already; milliseconds. */
export const REST = 120;

/** What is told where the final standing is shown. */
const ENDED: readonly GameEvent[] = [{ e: "game_end" }];

/** A game that is looked at again: which hand of it, which step, and through whose eyes. */
export class Reel {
  readonly source: api.ReplaySource;
  index = $state.raw<ReplayIndex | null>(null);
  steps: ReplayStep[] = $state.raw([]);
  hand = $state(0);
  at = $state(0);
  /** After the last step of a game that is over: how it ended. */
  standing = $state(false);
  /** Whose eyes; null: all hands lie open. */
  eyes: Seat | null = $state(null);
  playing = $state(false);
  /** The result is laid aside to look at the table. */
  covered = $state(false);
  fault = $state("");
  /** No hand was asked for. */
  readonly #anywhere: boolean;

  constructor(source: api.ReplaySource, search: string) {
    this.source = source;
    const asked = readPosition(search);
    this.#anywhere = !new URLSearchParams(search).has("hand");
    this.hand = asked.hand;
    this.at = asked.step;
    this.eyes = asked.seat;
  }

  readonly step = $derived(this.steps[this.at]);
  /** The seat at the bottom. */
  readonly own = $derived(this.eyes ?? this.index?.seat ?? 0);
  readonly view = $derived(this.step && (this.eyes === null ? this.step.view : seenBy(this.step.view, this.eyes)));
  /** Who left and who sat down before this hand, where it begins. */
  readonly news = $derived(this.hand > 0 && this.at === 0 && this.step ? movements(this.step.events, null, this.step.view.left) : "");
  readonly spoken = $derived(
    this.view && this.index && this.step ? [this.news, announce(this.standing ? ENDED : this.step.events, this.view, this.own, this.index.ruleset)].filter(Boolean).join(" ") : "",
  );
  readonly result = $derived(this.view?.result && (this.view.phase === "between" || this.view.phase === "over") ? this.view.result : null);
  /** How many places the hand has: its steps and, where the game ends with it, the final standing. */
  readonly count = $derived(this.steps.length + (this.steps.at(-1)?.view.final ? 1 : 0));
  readonly place = $derived(this.at + (this.standing ? 1 : 0));
  readonly position = $derived(writePosition({ hand: this.hand, step: this.place, seat: this.eyes }));
  readonly first = $derived(this.at === 0);
  readonly last = $derived(this.place >= this.count - 1);
  /** Playing goes as far as the last step: a result stays until it was read. */
  readonly played = $derived(this.at >= this.steps.length - 1);

  /** The seat that is oneself, whosever lies at the bottom; null where somebody else's game is looked at. */
  get me(): Seat | null {
    return this.source.shared ? null : (this.index?.seat ?? null);
  }

  /** Where the table of a game that runs is. */
  get table(): string {
    return this.source.shared || !this.index || this.index.over ? "" : `/play/${this.source.game}`;
  }

  async load(): Promise<void> {
    try {
      const found = await api.replayIndex(this.source);
      if (!found.over) this.eyes = found.seat;
      if (this.eyes !== null && this.eyes >= found.ruleset.seats) this.eyes = null;
      // Of a game that runs, what is being played is what one wants to see.
      if (!found.over && this.#anywhere) this.hand = found.hands.length - 1;
      this.index = found;
      await this.open(Math.min(this.hand, found.hands.length - 1), this.at);
    } catch (error) {
      this.fault = error instanceof api.ApiError && error.status === 404 ? t("connection.missing") : problemText(error);
    }
  }

  /** The hand that is on its way, and what was asked of it meanwhile, in order. */
  #coming: { hand: number; moves: (() => void)[]; stop: AbortController } | null = $state.raw(null);

  get busy(): boolean {
    return this.#coming !== null;
  }

  /** The hand that is wanted last, there or still on its way. */
  get wanted(): number {
    return this.#coming?.hand ?? this.hand;
  }

  /** Go to a step of a hand; the last one is as far as one can go. Of several the last one asked for wins. */
  async open(which: number, step: number): Promise<void> {
    if (!this.index || which < 0 || which >= this.index.hands.length) return;
    const coming = { hand: which, moves: [() => this.move(step)], stop: new AbortController() };
    const before = this.#coming;
    this.#coming = coming;
    if (before) {
      // Of hands that are only passed, none is fetched.
      before.stop.abort();
      await new Promise((done) => setTimeout(done, REST));
      if (this.#coming !== coming) return;
    }
    let found: ReplayStep[] = [];
    let fault = "";
    try {
      found = await api.replayHand(this.source, which, coming.stop.signal);
    } catch (error) {
      fault = problemText(error);
    }
    // Somebody may have gone on meanwhile.
    if (this.#coming !== coming) return;
    this.#coming = null;
    this.fault = fault;
    if (fault) {
      this.playing = false;
      return;
    }
    this.hand = which;
    this.steps = found;
    for (const move of coming.moves) move();
  }

  /** So many hands on from the one that is wanted, to its beginning. */
  turn(hands: number): void {
    void this.open(this.wanted + hands, 0);
  }

  /** Where a hand is on its way, what is asked for is meant for that one. */
  #then(move: () => void): void {
    if (this.#coming) this.#coming.moves.push(move);
    else move();
  }

  move(to: number): void {
    this.#then(() => {
      this.at = Math.max(0, Math.min(to, this.steps.length - 1));
      this.standing = to > this.at && this.count > this.steps.length;
      this.covered = false;
    });
  }

  forward(): void {
    this.#then(() => this.move(this.place + 1));
  }

  back(): void {
    this.#then(() => this.move(this.place - 1));
  }

  /** To the next call, declaration or end in that direction. */
  call(direction: 1 | -1): void {
    this.#then(() => this.move(toCall(this.steps, this.place, direction)));
  }

  end(): void {
    this.#then(() => this.move(toResult(this.steps)));
  }

  /** To the end of the hand. */
  finish(): void {
    this.#then(() => this.move(this.count - 1));
  }

  get atEnd(): boolean {
    return this.place === toResult(this.steps);
  }
}
