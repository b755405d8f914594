import type { Action, Advice, Description } from "../protocol";
import { amountOf, rulesetText, t, term } from "../texts";
import { discardAdvice } from "./advice";

/** What is asked once more before it is done. */
export interface Doubt {
  title: string;
  text: string;
  yes: string;
}

/** What a declaration risks whose discard leaves nothing to wait for; empty where it leaves something. */
function risk(action: Action, description: Description, advice: Advice | null): string {
  if (action.kind !== "discard" || !action.mark) return "";
  const left = discardAdvice(advice, action.tiles[0]!);
  if (left?.shanten === 0) return "";
  const said = rulesetText(description, `declaration.${action.mark}.risk`);
  // Where nothing is known of the discard, only a ruleset that lets one bluff has something to say.
  return said ?? (left ? t("declare.bluff") : "");
}

/** Whether an action should be asked about once more; `score`: of whoever takes it. */
export function doubt(action: Action, description: Description, advice: Advice | null, score: number): Doubt | null {
  if (action.kind === "leave") {
    return { title: t("leave.title"), text: t("leave.sure", { score: amountOf(description, score, description.table.unit) }), yes: t("action.leave") };
  }
  const text = risk(action, description, advice);
  return text && action.mark ? { title: term(description, "mark", action.mark), text, yes: t("declare.anyway") } : null;
}
