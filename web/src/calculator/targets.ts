/** The places that a tapped tile can go to. */
import type { CalculatorForm } from "../reference";
import { r, type ReferenceKey } from "../texts/reference";
import type { Target } from "./state.svelte";

/** Those that the ruleset's form has, the hand first. */
export function targetsOf(form: CalculatorForm): Target[] {
  const piles: [Target, unknown][] = [["indicators", form.indicators], ["under", form.under], ["aside", form.aside], ["river", form.river]];
  return ["hand", "win", ...(form.melds as Target[]), ...piles.flatMap(([pile, there]) => (there ? [pile] : []))];
}

export function targetName(target: Target, form: CalculatorForm): string {
  if (target === "aside") return r(`calculator.target.aside.${form.aside?.kind === "flowers" ? "flowers" : "other"}`);
  return r(`calculator.target.${target}` as ReferenceKey);
}
