import type { Action, Advice, Decision, Description, Tile, View } from "../protocol";
import { amountOf, rulesetText, t, term, tileName } from "../texts";
import { discardAdvice } from "./advice";

/** What is asked once more before it is done. */
export interface Doubt {
  title: string;
  text: string;
  yes: string;
}

/** How far from tenpai every discard leaves the hand that may carry `mark`; 0 where one leaves it tenpai, or nothing is known. */
export function bluffing(mark: string, decision: Decision | null, advice: Advice | null): number {
  const tiles = mark && decision ? decision.actions.filter((action) => action.mark === mark).map((action) => action.tiles[0]!) : [];
  const left = tiles.map((tile) => discardAdvice(advice, tile)?.shanten ?? 0);
  return left.length ? Math.max(0, Math.min(...left)) : 0;
}

/** What a declaration risks whose discard leaves nothing to wait for; empty where it leaves something. */
function risk(action: Action, description: Description, advice: Advice | null): string {
  if (action.kind !== "discard" || !action.mark) return "";
  const left = discardAdvice(advice, action.tiles[0]!);
  if (left?.shanten === 0) return "";
  const said = rulesetText(description, `declaration.${action.mark}.risk`);
  // Where nothing is known of the discard, only a ruleset that lets one bluff has something to say.
  const far = left ? t("declare.bluff.far", { count: left.shanten }) : "";
  return said === null ? far : [far, said].filter(Boolean).join(" ");
}

/** Whether an action should be asked about once more; `score`: of whoever takes it. */
export function doubt(action: Action, description: Description, advice: Advice | null, score: number): Doubt | null {
  if (action.kind === "leave") {
    return { title: t("leave.title"), text: t("leave.sure", { score: amountOf(description, score, description.table.unit) }), yes: t("action.leave") };
  }
  const text = risk(action, description, advice);
  return text && action.mark ? { title: t("declare.bluff.title", { mark: term(description, "mark", action.mark) }), text, yes: t("declare.anyway") } : null;
}

/** Why a tile of the own hand cannot be discarded now; empty where there is nothing to say. */
export function barred(tile: Tile, decision: Decision | null, mark: string, view: View, own: number, description: Description, advice: Advice | null): string {
  const name = tileName(tile);
  if (!decision) {
    if (view.phase !== "turn" && view.phase !== "claim") return "";
    return t(view.turn === own && view.phase === "turn" ? "error.notNow" : "error.notYourTurn");
  }
  const me = view.seats[own]!;
  if (!decision.actions.some((action) => action.kind === "discard")) return t("error.notNow");
  const left = mark ? discardAdvice(advice, tile) : null;
  if (left && left.shanten > 0) return t("error.tileBreaks", { tile: name, mark: term(description, "mark", mark) });
  if (mark) return t("error.tileDeclaring", { tile: name, mark: term(description, "mark", mark) });
  if (me.declared) return t("error.tileDeclared", { tile: name, mark: term(description, "mark", me.declared) });
  // A call's own tile, or what would have done as well: a table that bars any bars these.
  if (me.drawn === null && me.melds.length) return t("error.tileCalled", { tile: name });
  return t("error.tileForbidden", { tile: name });
}
