import type { Action, Advice, Danger, Description, DiscardAdvice, Outcome, Seat, Text, Tile, View, Wait } from "../protocol";
import { amountOf, labelled, maybe, playerName, rulesetText, t, term, tileName, tileNames, worded, type TextKey } from "../texts";

/** What a hand waits for, and the own discards that bar a claim of it. */
export interface Waiting {
  waits: Wait[];
  causes: Tile[];
}

/** A red five counts as its plain twin: advice is by kind, under a face that there is. */
export function plainTile(tile: Tile): Tile {
  return tile.startsWith("0") ? `5${tile[1]}` : tile;
}

export function discardAdvice(advice: Advice | null, tile: Tile): DiscardAdvice | null {
  return advice?.discards.find((one) => plainTile(one.tile) === plainTile(tile)) ?? null;
}

/** Whether a discard is of the tile recommended, with or without the declaration recommended with it. */
export function isBest(action: Action, advice: Advice | null): boolean {
  const key = advice?.best?.action;
  if (!key || action.kind !== "discard") return false;
  const bare = action.mark ? action.key.slice(0, -action.mark.length - 1) : action.key;
  // What follows the tile beside `drawn`, which tells it from its twin in the hand, is a declaration.
  return key === bare || (key.startsWith(`${bare}:`) && !key.startsWith(`${bare}:drawn`));
}

/** The danger that counts of a discard: the worst of all seats that threaten. */
export function worst(dangers: readonly Danger[]): Danger | null {
  return dangers.reduce<Danger | null>((most, one) => (most && most.percent >= one.percent ? most : one), null);
}

/** What the badge on a discard means, and against whom; empty where nobody threatens. */
export function dangerText(danger: Danger | null, view: View, own: Seat): string {
  if (!danger) return "";
  const { sign, percent } = danger;
  return labelled(t(`sign.${sign}`), t(`sign.means.${sign}`, { name: playerName(view, danger.seat, own), percent }));
}

export function refused(outcome: Outcome): boolean {
  return "refused" in outcome;
}

/** How far a win falls short of a minimum: what it has, what it needs, and the unit of both. */
export function shortfall(outcome: Outcome): { have: number; need: number; unit: string } | null {
  if (!("refused" in outcome) || outcome.refused !== "below_minimum") return null;
  const need = Number(outcome.params.minimum);
  // Beside the minimum stands what the hand has, under the name of its unit.
  const found = Object.entries(outcome.params).find(([name, value]) => name !== "minimum" && typeof value === "number");
  return found && Number.isFinite(need) ? { have: Number(found[1]), need, unit: found[0] } : null;
}

/**
 * What a wait is good for where not every win is one, in few words; empty where nothing stands in the way.
 * `brief`: what the win is worth that is possible goes without saying.
 */
export function waitBadge(wait: Wait, description: Description, brief = false): string {
  const one = (outcome: Outcome): string => {
    if (!("refused" in outcome)) return worded(description, outcome.title);
    const short = shortfall(outcome);
    return short ? t("advice.of", { have: short.have, need: amountOf(description, short.need, short.unit) }) : t("advice.refused");
  };
  if (!refused(wait.ron) && !refused(wait.tsumo)) return "";
  const [ron, tsumo] = [one(wait.ron), one(wait.tsumo)];
  if (ron === tsumo) return ron;
  // Without a minimum it is enough to say which way is open.
  if (!shortfall(wait.ron) && !shortfall(wait.tsumo)) return refused(wait.ron) ? t("advice.tsumoOnly") : t("advice.ronOnly");
  if (brief && refused(wait.ron) !== refused(wait.tsumo)) {
    return refused(wait.ron) ? t("advice.tsumoOnly.short", { ron }) : t("advice.ronOnly.short", { tsumo });
  }
  return t("advice.both", { ron, tsumo });
}

/** Why a discard that one waits for cannot be won, in words; empty where nothing is in the way. */
export function refusalOf(outcome: Outcome, causes: readonly Tile[], marks: readonly string[], description: Description): string {
  const barred = marks[0];
  if (barred !== undefined) {
    if (causes.length) return t("advice.discarded", { mark: term(description, "mark", barred), tiles: tileNames(causes) });
    return rulesetText(description, `refusal.${barred}`) ?? term(description, "mark", barred);
  }
  if ("refused" in outcome) return rulesetText(description, `refusal.${outcome.refused}`, outcome.params) ?? outcome.refused;
  return "";
}

/** A recommended action and a part of its reasons, in words. */
export function actionText(key: string, description: Description): string {
  const [kind = "", tiles = "", ...rest] = key.split(":");
  if (kind !== "discard") {
    const kan = kind.endsWith("_kan") ? "kan" : kind;
    const label = maybe(`action.${kan}`) ?? kind;
    const named = tiles.match(/../g)?.map((tile) => tileName(tile)).join(" ") ?? "";
    return named && kind !== "abort" ? `${label} ${named}` : label;
  }
  const mark = rest.find((part) => part !== "drawn");
  const discard = t("advice.discard", { tile: tileName(tiles) });
  return mark ? [term(description, "mark", mark), discard].join(t("tile.list")) : discard;
}

/** An estimate of points, as exactly as it deserves: to hundreds where thousands are counted. */
export function estimate(points: number): number {
  const step = points >= 1000 ? 100 : points >= 100 ? 10 : 1;
  return Math.round(points / step) * step;
}

/** How far a hand is, in words. */
function distance(shanten: number): string {
  return shanten > 0 ? t("advice.shanten", { count: shanten }) : t("advice.tenpai");
}

/** Parameters of reasons that are distances, and the places of the words for them. */
const DISTANCES = { before: "from", after: "to", shanten: "at" } as const;

export function reasonText(reason: Text, view: View, own: Seat, description: Description): string {
  const params: Record<string, string | number> = { ...reason.params };
  if (typeof params.seat === "number") params.name = playerName(view, params.seat, own);
  if (typeof params.tile === "string") params.tile = tileName(params.tile);
  if (typeof params.mark === "string") params.mark = term(description, "mark", params.mark);
  // Which call it is; its tiles are on the buttons.
  if (typeof params.call === "string") params.call = actionText(params.call.split(":")[0]!, description);
  if (typeof params.pattern === "string") params.pattern = rulesetText(description, params.pattern) ?? params.pattern;
  for (const [name, place] of Object.entries(DISTANCES)) if (name in params) params[place] = distance(Number(params[name]));
  const { unit } = description.table;
  for (const name of ["points", "less"]) if (name in params) params[name] = amountOf(description, estimate(Number(params[name])), unit);
  for (const name of ["low", "high"]) if (name in params) params[name] = amountOf(description, Number(params[name]), unit);
  if (typeof params.amount === "number") params.amount = amountOf(description, params.amount, String(params.unit));
  if (reason.key === "refused" && params.percent === 100) return t("reason.refused.all", params);
  if (reason.key === "worth") return t(params.low === params.high ? "reason.worth" : "reason.worth.range", params);
  return maybe(`reason.${reason.key}` as TextKey, params) ?? "";
}
