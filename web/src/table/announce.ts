import type { Advice, Decision, Description, GameEvent, Seat, Text, View } from "../protocol";
import { about, count, handName, labelled, maybe, personName, playerName, signed, t, term, tileName, tileNames, windSpoken, worded } from "../texts";
import { actionText, reasonText } from "./advice";
import { buttons, places, type Button } from "./choices";

/**
 * The table in words, for somebody who cannot see it. Each step is told once, in the order in which
 * things happened, and holds nothing but what the seat was sent. Own discards are not repeated back;
 * the dealt hand and opened hands are read where they lie.
 */
export function announce(events: readonly GameEvent[], view: View, own: Seat, description: Description, before: View | null = null): string {
  const said: string[] = [];
  const playing = view.phase !== "between" && view.phase !== "over";
  for (const event of events) {
    const name = typeof event.seat === "number" ? playerName(view, event.seat, own) : "";
    switch (event.e) {
      case "hand_start":
        said.push(...deal(view, own), ...indicators(turnedAtTheDeal(events)));
        break;
      case "draw":
        if (event.seat === own && event.tile) said.push(t("live.draw", { tile: tileName(event.tile) }));
        if (event.left === 0) said.push(t("live.last"));
        break;
      case "discard":
        if (event.seat === own || !event.tile) break;
        said.push(
          event.mark
            ? t("live.declare", { name, mark: term(description, "mark", event.mark), tile: tileName(event.tile) })
            : t("live.discard", { name, tile: tileName(event.tile) }),
        );
        break;
      case "call":
        if (event.meld) said.push(t("live.call", { name, call: meldText(event.meld.kind, event.meld.tiles) }));
        break;
      case "kan":
        if (event.tiles) said.push(t("live.call", { name, call: meldText(`${event.form}_kan`, tilesOf(event.tiles)) }));
        break;
      case "set_aside":
        if (event.tile) said.push(about("live.aside", event.seat === own, name, { tile: tileName(event.tile) }));
        break;
      case "indicator":
        if (event.tile && !event.under && !dealt(events)) said.push(t("live.indicator", { tile: tileName(event.tile) }));
        break;
      case "show":
        // At the end of a hand the panel tells whose hands lie open.
        if (event.seat !== own && event.tiles && playing) {
          said.push(t("live.show", { name, tiles: tileNames(view.seats[event.seat!]?.hand ?? []) }));
        }
        break;
      case "win":
        said.push(...won(event, view, own, description));
        break;
      case "hand_drawn":
        said.push(...drawn(event, view, own, description));
        break;
    }
  }
  said.push(...paid(events, view, own));
  if (playing && before && !dealt(events)) said.push(...noted(before.seats[own]?.marks ?? [], view.seats[own]?.marks ?? [], description));
  if (events.some(({ e }) => e === "game_end")) said.push(...ranked(view, own));
  return said.join(" ");
}

/**
 * Where the table stands, for somebody who comes to it: what is told at the start of a hand, and the
 * tile just drawn or to be claimed; between hands, how the last one ended.
 */
export function greet(view: View, own: Seat, description: Description): string {
  const { phase, claim, result } = view;
  const said: string[] = [];
  if (phase === "turn" || phase === "claim") {
    const tile = view.seats[own]?.drawn;
    said.push(...deal(view, own), ...indicators(view.indicators));
    if (tile) said.push(t("live.draw", { tile: tileName(tile) }));
    else if (claim && claim.seat !== own) said.push(t("live.discard", { name: playerName(view, claim.seat, own), tile: tileName(claim.tile) }));
  } else if (result) {
    for (const win of result.wins) said.push(...won({ e: "win", ...win }, view, own, description));
    if (result.draw) said.push(...drawn({ e: "hand_drawn", ...result.draw }, view, own, description));
  }
  if (phase === "over") said.push(...ranked(view, own));
  return said.join(" ");
}

function sentence(...parts: string[]): string {
  return t("live.sentence", { text: parts.filter(Boolean).join(t("tile.list")) });
}

function dealt(events: readonly GameEvent[]): boolean {
  return events.some(({ e }) => e === "hand_start");
}

/** Which hand it is, who deals, and which wind is one's own. */
function deal(view: View, own: Seat): string[] {
  const repeat = view.hand.repeat > 0 ? t("round.repeat", { count: view.hand.repeat }) : "";
  const wind = windSpoken(view.seats[own]?.wind ?? -1);
  return [
    sentence(handName(view.hand), repeat),
    about("live.dealer", view.dealer === own, playerName(view, view.dealer, own)),
    view.dealer !== own && wind ? t("live.wind", { wind }) : "",
  ].filter(Boolean);
}

function turnedAtTheDeal(events: readonly GameEvent[]): string[] {
  return events.filter((one) => one.e === "indicator" && !one.under).map((one) => one.tile!);
}

function indicators(tiles: readonly string[]): string[] {
  return tiles.length ? [t("live.indicators", { tiles: tileNames(tiles) })] : [];
}

/** Who wins on what, for how much, and with which patterns. */
function won(event: GameEvent, view: View, own: Seat, description: Description): string[] {
  const { seat, from, how = "", tile } = event;
  const fed = typeof from === "number" && from !== seat ? about("result.from", from === own, playerName(view, from, own)) : "";
  const value = event.value as { title: Text; rows?: Text[] } | undefined;
  return [
    about("live.win", seat === own, playerName(view, seat!, own)),
    sentence(maybe(`result.${how}`) ?? how, tile ? tileName(tile) : "", fed),
    ...(value ? [sentence(worded(description, value.title))] : []),
    ...(value?.rows?.length ? [sentence(...value.rows.map((row) => worded(description, row)))] : []),
  ];
}

/** Why a hand ends without a winner, and who is shown to be ready. */
function drawn(event: GameEvent, view: View, own: Seat, description: Description): string[] {
  const ready = (event.ready as Seat[] | undefined) ?? [];
  return [
    t("live.handDrawn", { reason: term(description, "draw", event.reason ?? "") }),
    ...(ready.length ? [t("live.ready", { names: ready.map((seat) => playerName(view, seat, own)).join(t("tile.list")) })] : []),
  ];
}

/** What each player gained or lost by the payments of one step. */
function paid(events: readonly GameEvent[], view: View, own: Seat): string[] {
  const change = view.seats.map(() => 0);
  for (const { e, from, to, amount } of events) {
    if (e !== "transfer") continue;
    if (typeof from === "number") change[from]! -= amount as number;
    if (typeof to === "number") change[to]! += amount as number;
  }
  const parts = change.flatMap((sum, seat) => (sum ? [t("live.change", { name: playerName(view, seat, own), change: signed(sum) })] : []));
  return parts.length ? [sentence(...parts)] : [];
}

/** What bars the player from winning, when it comes and when it goes. */
function noted(before: readonly string[], after: readonly string[], description: Description): string[] {
  const come = after.filter((one) => !before.includes(one)).map((one) => sentence(term(description, "mark", one)));
  // One may take another's place; then one is barred as before.
  const gone = (after.length ? [] : before).map((one) => t("live.noLonger", { mark: term(description, "mark", one) }));
  return [...come, ...gone];
}

/** The final ranking: of everybody who ever sat here, where players come and go. */
function ranked(view: View, own: Seat): string[] {
  const { final } = view;
  if (!final) return [];
  const all = final.players ?? final.places.map((one) => ({ ...one, name: "", bot: false }));
  const negative = all.some(({ score }) => score < 0);
  const places = [...all].sort((a, b) => a.place - b.place).map(({ place, seat, name, bot, score }) =>
    t("live.place", {
      place: t("final.place", { place }),
      name: seat === null ? personName({ name, bot }) : playerName(view, seat, own),
      score: negative ? signed(score) : count(score),
    }),
  );
  return [sentence(t("final.title")), sentence(...places)];
}

/**
 * Who left the table and who sat down, in words. Who left is known from the table as it was, or from
 * who is told to have left it.
 */
export function movements(events: readonly GameEvent[], before: Pick<View, "seats"> | null, left: View["left"] = []): string {
  const said: string[] = [];
  for (const { e, seat, name = "", bot, player } of events) {
    if (typeof seat !== "number") continue;
    const it = before ? before.seats[seat] : left.find((one) => one.player === player);
    if (e === "leave" && it) said.push(t("live.leave", { name: personName(it), score: signed(it.score) }));
    else if (e === "seat" && (it || !before)) said.push(t("live.sit", { name: personName({ name, bot: bot === true }) }));
  }
  return said.join(" ");
}

/** What is called out aloud at a table, and by whom; null where nothing is. */
export function called(events: readonly GameEvent[], description: Description): { seat: Seat; text: string } | null {
  for (const { e, seat, meld, mark } of events) {
    if (typeof seat !== "number") continue;
    if (e === "call" && meld) return { seat, text: meld.kind.endsWith("_kan") ? t("action.kan") : (maybe(`action.${meld.kind}`) ?? "") };
    if (e === "kan") return { seat, text: t("action.kan") };
    if (e === "discard" && mark) return { seat, text: term(description, "mark", mark) };
    if (e === "set_aside") return { seat, text: maybe(`call.${description.table.aside}`) ?? t("action.set_aside") };
  }
  return null;
}

/** The tiles of an event: one text there, two characters a tile. */
function tilesOf(text: string | readonly string[]): readonly string[] {
  return typeof text === "string" ? (text.match(/../g) ?? []) : text;
}

export function meldText(kind: string, tiles: readonly string[], name: (tile: string) => string = tileName): string {
  const names = tiles.map(name).join(t("tile.list"));
  return maybe(`meld.${kind}`, { tiles: names }) ?? names;
}

/** What the player is asked, in words. */
export function ask(decision: Decision | null, description: Description): string {
  if (!decision) return "";
  const between = decision.kind === "between";
  const { declarations } = description.table;
  const lit = buttons(decision, declarations);
  const labels = places(declarations)
    .filter((id) => lit[id] && (id !== "pass" || between))
    .flatMap((id) => options(lit[id]!, description));
  const can = labels.length ? t(between ? "live.choose" : "live.claim", { actions: labels.join(t("tile.list")) }) : "";
  return decision.kind === "turn" ? [t("live.turn"), can].filter(Boolean).join(" ") : can;
}

/** What a button offers: each declaration by its name, an abort by its reason. */
function options(button: Button, description: Description): string[] {
  if (button.mark) return [...new Set(button.actions.map(({ mark }) => term(description, "mark", mark ?? "")))];
  if (button.label === "abort") return button.actions.map(({ key }) => term(description, "abort", key.split(":")[1] ?? ""));
  return [t(`action.${button.label}` as "action.kan")];
}

/** The recommendation that the player asked for, with its reasons. */
export function advised(best: NonNullable<Advice["best"]>, view: View, own: Seat, description: Description): string {
  const reasons = best.reasons.map((reason) => reasonText(reason, view, own, description));
  return sentence(labelled(t("advice.best"), actionText(best.action, description)), ...reasons);
}
