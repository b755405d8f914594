import type { Decision, Description, GameEvent, Seat, View } from "../protocol";
import { about, handName, maybe, playerName, t, term, tileName, tileNames } from "../texts";
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
      case "win":
        said.push(about("live.win", event.seat === own, name));
        break;
      case "hand_drawn":
        said.push(t("live.handDrawn"));
        break;
    }
  }
  return said.join(" ");
}

export function meldText(kind: string, tiles: readonly string[]): string {
  return maybe(`meld.${kind}`, { tiles: tileNames(tiles) }) ?? tileNames(tiles);
}

/** What the player is asked, in words. */
export function ask(decision: Decision | null): string {
  if (!decision || decision.kind === "between") return "";
  const labels = Object.values(buttons(decision))
    .filter((button) => button.id !== "pass")
    .map((button) => (button.mark ? button.mark : t(`action.${button.label}` as "action.kan")));
  if (decision.kind === "turn") return t("live.turn");
  return labels.length ? t("live.claim", { actions: labels.join(t("tile.list")) }) : "";
}
