import { getContext, setContext } from "svelte";
import type { Description, Tile } from "../protocol";
import { settings } from "../settings.svelte";
import { rulesetText, t, tileName } from "../texts";

/** What counts as a bonus where tiles are drawn: the ruleset's word for it, by tile. */
export type Counting = () => Readonly<Record<Tile, string>>;

const KEY = Symbol("bonus");
const NONE = {};

/** For all tiles within the component that calls this. */
export function provideCounting(counting: Counting): void {
  setContext(KEY, counting);
}

/** What counts around the component that calls this. */
export function countingHere(): Counting {
  const found = getContext<Counting | undefined>(KEY);
  return () => (settings.bonus && found ? found() : NONE);
}

/** Keys of a view as the ruleset's words. */
export function counted(bonus: Readonly<Record<Tile, string>> | undefined, description: Description): Record<Tile, string> {
  return Object.fromEntries(Object.entries(bonus ?? {}).map(([tile, key]) => [tile, rulesetText(description, key) ?? key]));
}

/** A tile's name with what it counts as. */
export function countedName(tile: Tile, counting: Readonly<Record<Tile, string>>, name = tileName(tile)): string {
  const bonus = counting[tile];
  return bonus ? t("tile.counting", { tile: name, bonus }) : name;
}
