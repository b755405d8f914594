import type { Advice, Decision, Description, GameEvent, Seat, ServerMessage, Tile, View } from "./protocol";
import { PACES, settings } from "./settings.svelte";
import { play } from "./sound";
import { advised, announce, ask, called, greet, movements } from "./table/announce";
import { discardAdvice, plainTile, refusalOf, type Waiting } from "./table/advice";
import { arrived } from "./table/arrival";
import { automatic, isWin } from "./table/choices";
import { maybe, rulesetText, t } from "./texts";
import type { Connection, Transport } from "./transport";

interface Step {
  events: GameEvent[];
  view: View;
  decision: Decision | null;
}

const PACED: Record<string, number> = {
  discard: 1,
  call: 1.4,
  kan: 1.4,
  set_aside: 1,
  draw: 0.4,
  deal: 1,
  win: 2.5,
  hand_drawn: 2.5,
  leave: 5,
};
const CATCH_UP = 8;
const AUTO_DELAY = 350;
const NEWS = 8000;
const CALLOUT = 700;
/** Pieces that can be read again. */
const KEPT = 60;

export interface Told {
  id: number;
  text: string;
}

/** How long a step stays before the next is shown, in milliseconds. */
export function pause(events: readonly GameEvent[], own: Seat, pace: number, waiting: number): number {
  let weight = 0;
  for (const event of events) {
    // What one did oneself needs no time to be taken in.
    const share = event.seat === own && (event.e === "discard" || event.e === "draw") ? 0.4 : 1;
    weight = Math.max(weight, (PACED[event.e] ?? 0) * share);
  }
  return waiting > CATCH_UP ? 0 : weight * pace;
}

/**
 * One table as this seat sees it. Steps from the transport are queued and shown at the player's
 * pace; the decision appears with the step that asks for it, never before.
 */
export class GameSession {
  view: View | null = $state.raw(null);
  description: Description | null = $state.raw(null);
  decision: Decision | null = $state.raw(null);
  events: GameEvent[] = $state.raw([]);
  seat: Seat = $state(0);
  connection: Connection = $state("connecting");
  /** What the server says of the open decision, once it has answered. */
  advice: Advice | null = $state.raw(null);
  /** What the own hand waits for, as far as is known, between one's turns too. */
  waiting: Waiting | null = $state.raw(null);
  /** The own hand as its tiles came, without the drawn one. */
  arrived: readonly Tile[] = $state.raw([]);
  /** The decision that a recommendation was asked for. */
  hinted: number | null = $state(null);
  /** What the player should be told now: a refusal. */
  notice = $state("");
  /** Who left the table or sat down, for a while. */
  news = $state("");
  /** What somebody has just called out, for a moment. */
  callout: { seat: Seat; text: string } | null = $state.raw(null);
  /** What was told in words, oldest first: a piece for each step. */
  heard: readonly Told[] = $state.raw([]);

  readonly #transport: Transport;
  #queue: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #autoTimer: ReturnType<typeof setTimeout> | undefined;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;
  #newsTimer: ReturnType<typeof setTimeout> | undefined;
  /** The news stand until the first turn after them is over, however late it comes. */
  #newsUnread = false;
  #calloutTimer: ReturnType<typeof setTimeout> | undefined;
  #n = 0;
  /** The latest decision, null where a step asked nothing, and when it came. */
  #came: { id: number | null; at: number } = { id: null, at: -Infinity };
  #told = 0;
  /** The decision that an answer is on its way for. */
  #answered: Decision | null = null;
  /** Which of the tiles as they came is being discarded, -1 where that is not known. */
  #leaving = -1;

  constructor(transport: Transport) {
    this.#transport = transport;
    transport.open({
      message: (message) => this.receive(message),
      connection: (state) => {
        this.connection = state;
        // An answer that was on its way may be lost; the greeting will tell.
        if (state !== "open") this.#setDecision(null);
      },
    });
  }

  /**
   * Answer the open decision; nothing happens when there is none or it lacks that action. `place`:
   * where among the tiles as they came the discarded one lies.
   */
  act(key: string, place = -1): void {
    const decision = this.decision;
    if (!decision?.actions.some((action) => action.key === key)) return;
    this.notice = "";
    if (decision.kind === "turn") this.#readNews();
    this.#answered = decision;
    this.#leaving = place;
    const chosen = decision.actions.find((action) => action.key === key)!;
    if (chosen.kind === "discard") {
      const left = discardAdvice(this.advice, chosen.tiles[0]!);
      // The drawn tile leaves the hand as it was, and may go before any advice has come.
      if (left || !chosen.drawn) this.waiting = left?.waits.length ? { waits: left.waits, causes: left.causes } : null;
    }
    this.#setDecision(null);
    this.#transport.act(decision.id, key);
  }

  /** For how long what is asked, or the last step that asks nothing, can have been seen, in milliseconds. */
  get age(): number {
    return this.#came.id === (this.decision?.id ?? null) ? performance.now() - this.#came.at : Infinity;
  }

  reconnect(): void {
    this.#transport.reconnect();
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#autoTimer);
    clearTimeout(this.#noticeTimer);
    clearTimeout(this.#newsTimer);
    clearTimeout(this.#calloutTimer);
    this.#transport.close();
  }

  /** Ask again whether the page should act by itself: a habit was switched. */
  reconsider(): void {
    this.#setDecision(this.decision);
  }

  /** Ask for a recommendation. */
  hint(): void {
    const { decision } = this;
    if (!decision || decision.kind === "between") return;
    this.hinted = decision.id;
    this.#transport.advise(true);
  }

  tell(text: string): void {
    clearTimeout(this.#noticeTimer);
    this.notice = text;
    this.#noticeTimer = setTimeout(() => (this.notice = ""), 4000);
  }

  receive(message: ServerMessage): void {
    if (message.type === "error") {
      this.#refused(message);
      return;
    }
    if (message.type === "advice") {
      // A late answer is about something that has passed.
      if (message.decision !== (this.decision?.id ?? null)) return;
      this.advice = message;
      const { view, description } = this;
      if (view && description && message.best && (settings.assist || this.hinted === message.decision)) {
        this.say(advised(message.best, view, this.seat, description));
      }
      this.waiting = message.waits.length ? { waits: message.waits, causes: message.causes } : null;
      return;
    }
    if (message.type === "hello") {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#queue = [];
      this.#n = message.n;
      this.#answered = null;
      this.seat = message.seat;
      this.description = message.ruleset;
      const continued = message.continued_from && message.view.phase !== "over" ? t("live.continued") : "";
      this.#show({ events: [], view: message.view, decision: message.decision }, [continued, greet(message.view, message.seat, message.ruleset)]);
      this.#report(continued);
      return;
    }
    if (message.n <= this.#n) return;
    if (message.n !== this.#n + 1) {
      this.#transport.sync();
      return;
    }
    this.#n = message.n;
    this.#queue.push(message);
    this.#next();
  }

  #next(): void {
    if (this.#timer !== undefined) return;
    const step = this.#queue.shift();
    if (!step) return;
    this.#show(step);
    const hidden = globalThis.document?.visibilityState === "hidden";
    const wait = hidden ? 0 : pause(step.events, this.seat, PACES[settings.pace], this.#queue.length);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#next();
    }, wait);
  }

  #show(step: Step, greeting: string[] = []): void {
    this.#answered = null;
    const before = this.view;
    const moved = movements(step.events, before);
    this.view = step.view;
    this.events = step.events;
    const me = step.view.seats[this.seat];
    const known = before?.hand.serial === step.view.hand.serial ? this.arrived : [];
    if (me) this.arrived = arrived(known, step.events, this.seat, me, this.#leaving);
    if (step.events.some(({ e, seat }) => e === "discard" && seat === this.seat)) this.#leaving = -1;
    // A decision with further steps behind it has been answered already (by the clock, say).
    this.#setDecision(this.#queue.length ? null : step.decision);
    // A game ends with a result that one goes on from without being asked.
    if (!this.decision) this.#came = { id: null, at: performance.now() };
    for (const event of step.events) play(event, this.seat);
    this.#explain(step);
    this.#ask(step);
    this.#callOut(step.events);
    if (step.events.some(({ e }) => e === "hand_end")) this.#readNews();
    this.#report(moved, true);
    const { description } = this;
    const said = description ? announce(step.events, step.view, this.seat, description, before) : "";
    this.say(...greeting, moved, said, description ? ask(this.decision, description) : "");
  }

  /** What was told last. */
  get spoken(): string {
    return this.heard.at(-1)?.text ?? "";
  }

  /** Tell it in words, to whoever cannot see it. */
  say(...parts: string[]): void {
    const text = parts.filter(Boolean).join(" ");
    if (!text) return;
    this.#told += 1;
    this.heard = [...this.heard.slice(1 - KEPT), { id: this.#told, text }];
  }

  #callOut(events: readonly GameEvent[]): void {
    const pace = PACES[settings.pace];
    const said = this.description && pace ? called(events, this.description) : null;
    if (!said) return;
    clearTimeout(this.#calloutTimer);
    this.callout = said;
    // Play goes on meanwhile; the word stays until it can have been read.
    this.#calloutTimer = setTimeout(() => (this.callout = null), Math.max(CALLOUT, 2 * pace));
  }

  /** What was told of players stays for a while, and `through` the first turn that follows. */
  #report(moved: string, through = false): void {
    if (!moved) return;
    clearTimeout(this.#newsTimer);
    this.news = moved;
    this.#newsUnread = through;
    this.#newsTimer = setTimeout(() => {
      this.#newsTimer = undefined;
      if (!this.#newsUnread) this.news = "";
    }, NEWS);
  }

  #readNews(): void {
    this.#newsUnread = false;
    if (this.#newsTimer === undefined) this.news = "";
  }

  /** Why a tile that one waits for cannot be won, where that is so. */
  #explain(step: Step): void {
    const { waiting, description } = this;
    const offered = step.decision?.actions.some(isWin) ?? false;
    if (!waiting || !description || offered) return;
    for (const { e, seat, tile } of step.events) {
      const wait = tile && waiting.waits.find((one) => plainTile(one.tile) === plainTile(tile));
      if (!wait) continue;
      let why = "";
      if (e === "draw" && seat === this.seat) why = refusalOf(wait.tsumo, [], [], description);
      else if (e === "discard" && seat !== this.seat) {
        why = refusalOf(wait.ron, waiting.causes, step.view.seats[this.seat]?.marks ?? [], description);
      }
      if (why) this.tell(why);
    }
  }

  /** Ask for advice where the table stands as it is shown: the server is ahead of what is queued. */
  #ask(step: Step): void {
    if (step.events.some((event) => event.e === "hand_start")) this.waiting = null;
    const { decision } = this;
    if (decision === null) return;
    this.advice = null;
    if (decision.kind === "between") this.waiting = null;
    else this.#transport.advise(settings.assist || this.hinted === decision.id);
  }

  #setDecision(decision: Decision | null): void {
    clearTimeout(this.#autoTimer);
    this.decision = decision;
    if (decision && decision.id !== this.#came.id) this.#came = { id: decision.id, at: performance.now() };
    const action = automatic(decision, this.view?.seats[this.seat]?.declared ?? "", settings);
    if (!decision || !action) return;
    const go = (): void => {
      if (this.decision?.id === decision.id) this.act(action.key);
    };
    // At once means before anybody could see, or press, what is about to be gone.
    if (settings.pace === "instant") queueMicrotask(go);
    else this.#autoTimer = setTimeout(go, AUTO_DELAY);
  }

  #refused(message: Extract<ServerMessage, { type: "error" }>): void {
    const answered = this.#answered;
    this.#answered = null;
    const params = message.params ?? {};
    this.tell(
      maybe(`error.${message.code}`, params) ??
        (this.description && rulesetText(this.description, `refusal.${message.code}`, params)) ??
        t("error.other", { detail: message.code }),
    );
    if (answered && message.decision === answered.id) this.#setDecision(answered);
    else if (message.decision !== (this.decision?.id ?? null)) this.#transport.sync();
  }
}
