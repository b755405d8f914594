import type { Decision, Description, GameEvent, Seat, Text, View } from "../protocol";
import { about, handName, maybe, playerName, signed, t, term, tileName, tileNames, worded } from "../texts";
import { buttons } from "./choices";

/** What happened, in words for somebody who cannot see it. Own discards are not repeated back. */
export function announce(events: readonly GameEvent[], view: View, own: Seat, description: Description): string {
  const said: string[] = [];
  for (const event of events) {
    const name = typeof event.seat === "number" ? playerName(view, event.seat, own) : "";
    switch (event.e) {
      case "hand_start":
        said.push(t("live.hand", { hand: handName(view.hand) }));
        break;
      case "draw":
        if (event.seat === own && event.tile) said.push(t("live.draw", { tile: tileName(event.tile) }));
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
        said.push(t("live.call", { name, call: t("action.kan") }));
        break;
      case "set_aside":
        if (event.tile) said.push(about("live.aside", event.seat === own, name, { tile: tileName(event.tile) }));
        break;
      case "indicator":
        // Those of the deal stand in the middle of the table, where they can be read.
        if (event.tile && !event.under && !events.some((one) => one.e === "hand_start")) said.push(t("live.indicator", { tile: tileName(event.tile) }));
        break;
      case "show":
        // At the end of a hand the panel tells whose hands lie open.
        if (event.seat !== own && event.tiles && view.phase !== "between" && view.phase !== "over") {
          said.push(t("live.show", { name, tiles: tileNames(view.seats[event.seat!]?.hand ?? []) }));
        }
        break;
      case "win":
        said.push(about("live.win", event.seat === own, name));
        if (event.value) said.push(`${worded(description, (event.value as { title: Text }).title)}.`);
        break;
      case "hand_drawn":
        said.push(t("live.handDrawn"));
        if (event.reason) said.push(`${term(description, "draw", event.reason)}.`);
        break;
    }
  }
  return said.join(" ");
}

/** Who left the table and who sat down, in words; `before`: the table as it was. */
export function movements(events: readonly GameEvent[], before: View | null): string {
  const said: string[] = [];
  for (const { e, seat, name } of events) {
    const it = typeof seat === "number" ? before?.seats[seat] : undefined;
    if (!it) continue;
    if (e === "leave") said.push(t("live.leave", { name: it.name, score: signed(it.score) }));
    else if (e === "seat") said.push(t("live.sit", { name: name ?? "" }));
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

export function meldText(kind: string, tiles: readonly string[]): string {
  return maybe(`meld.${kind}`, { tiles: tileNames(tiles) }) ?? tileNames(tiles);
}

/** What the player is asked, in words. */
export function ask(decision: Decision | null, description: Description): string {
  if (!decision || decision.kind === "between") return "";
  const labels = Object.values(buttons(decision, description.table.declarations))
    .filter((button) => button.id !== "pass")
    .map((button) => (button.mark ? term(description, "mark", button.mark) : t(`action.${button.label}` as "action.kan")));
  const can = labels.length ? t("live.claim", { actions: labels.join(t("tile.list")) }) : "";
  return decision.kind === "turn" ? [t("live.turn"), can].filter(Boolean).join(" ") : can;
}
