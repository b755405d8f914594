import type { GameSummary } from "./protocol";

/** Where its player came in a game that is over, 1 for the first; null where others have the same score, whom the ruleset alone tells apart. */
export function place({ scores, seat }: Pick<GameSummary, "scores" | "seat">): number | null {
  const mine = scores[seat];
  if (mine === undefined || scores.filter((score) => score === mine).length > 1) return null;
  return 1 + scores.filter((score) => score > mine).length;
}
