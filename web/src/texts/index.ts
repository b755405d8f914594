import type { Description, HandId, Language, Names, Seat, Text, Tile } from "../protocol";
import { settings } from "../settings.svelte";
import en from "./en";
import hintEn from "./hint_en";
import hintJa, { type HintKey } from "./hint_ja";
import hintKo from "./hint_ko";
import ja, { type TextKey as TableKey } from "./ja";
import ko from "./ko";
import { particles } from "./korean";
import { personName, type Named } from "./names";
import siteEn from "./site_en";
import siteJa, { type SiteKey } from "./site_ja";
import siteKo from "./site_ko";

export { personName };

export type TextKey = TableKey | HintKey | SiteKey;

export const LANGUAGES: Record<Language, string> = { ja: "日本語", en: "English", ko: "한국어" };
const TEXTS: Record<Language, Record<TextKey, string>> = {
  ja: { ...ja, ...hintJa, ...siteJa },
  en: { ...en, ...hintEn, ...siteEn },
  ko: { ...ko, ...hintKo, ...siteKo },
};

export type Params = Record<string, string | number>;

/**
 * `template` with its `{places}` filled; a place without a value stays visible, as a fault should. A word that
 * depends on a number is written `{count:tile|tiles}`: the first form is for one.
 */
export function fill(template: string, params: Params = {}): string {
  return template.replace(/\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (place, name: string, one?: string, many?: string) => {
    const value = params[name];
    if (value === undefined) return place;
    return String(one === undefined ? value : Number(value) === 1 ? one : many);
  });
}

/** One of the page's own texts in the user's language. */
export function t(key: TextKey, params?: Params): string {
  const text = fill(TEXTS[settings.language][key], params);
  return settings.language === "ko" ? particles(text) : text;
}

/** Something with its name before it, as the language punctuates that. */
export function labelled(name: string, value: string): string {
  return t("label.value", { name, value });
}

/** The page's own text of that key if it has one: for keys that come from outside. */
export function maybe(key: string, params?: Params): string | null {
  return key in TEXTS.ja ? t(key as TextKey, params) : null;
}

/** A wording that came with its three languages. */
export function named(names: Names | undefined): string {
  if (!names) return "";
  return names[settings.language] ?? names.en ?? names.ja ?? Object.values(names)[0] ?? "";
}

/** A number as all three languages write it, to three places at most. */
export function count(value: number): string {
  // By hand: `Intl` takes a phone 90 ms to wake, which the first picture of the table would wait for.
  const [whole = "", places] = String(Number(Math.abs(value).toFixed(3))).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return `${value < 0 ? "−" : ""}${grouped}${places ? `.${places}` : ""}`;
}

/** A change of score: its sign always shown. */
export function signed(value: number): string {
  return value > 0 ? `+${count(value)}` : count(value);
}

/** A ruleset's wording of `key`, or null. */
export function rulesetText(description: Description, key: string, params?: Params): string | null {
  const { texts } = description;
  const template = texts[settings.language]?.[key] ?? texts.en?.[key] ?? texts.ja?.[key];
  return template === undefined ? null : fill(template, params);
}

/** A text that the ruleset sent: parameters that are tiles or further keys are worded too. */
export function worded(description: Description, text: Text): string {
  const params: Params = {};
  for (const [name, value] of Object.entries(text.params ?? {})) {
    if (typeof value === "number") params[name] = count(value);
    else if (isTile(value)) params[name] = tileName(value);
    else params[name] = rulesetText(description, value) ?? value;
  }
  return together(rulesetText(description, text.key, params) ?? text.key);
}

/** A line of a sum that breaks neither before nor behind a sign: “1 × 64” stays together. */
export function together(text: string): string {
  return text.replace(/ ([×+]) /g, "\u00a0$1\u00a0");
}

export type TermKind = "mark" | "pot" | "unit" | "draw" | "transfer" | "abort";

/** The ruleset's word for something it only names (a declaration, a pot, a unit, a reason). */
export function term(description: Description, kind: TermKind, id: string, params?: Params): string {
  return rulesetText(description, `${kind}.${id}`, params) ?? rulesetText(description, id, params) ?? id;
}

/** An amount of a unit. A text without a place for it, such as that of a limit, says it by itself. */
export function amountOf(description: Description, amount: number, unit: string): string {
  return rulesetText(description, `unit.${unit}`, { amount: count(amount) }) ?? `${count(amount)} ${unit}`;
}

const TILE = /^(?:[0-9][mps]|[1-7]z|f[1-8]|\?\?)$/;

export function isTile(text: string): boolean {
  return TILE.test(text);
}

/** A tile as one says it. */
export function tileName(tile: Tile): string {
  const first = tile[0] ?? "";
  const second = tile[1] ?? "";
  if (first === "f") return t(`tile.f${second}` as TextKey);
  if (second === "z") return t(`tile.z${first}` as TextKey);
  if (second !== "m" && second !== "p" && second !== "s") return t("tile.hidden");
  const plain = t(`tile.${second}`, { number: first === "0" ? 5 : first });
  return first === "0" ? t("tile.red", { tile: plain }) : plain;
}

export function tileNames(tiles: readonly Tile[]): string {
  return tiles.map(tileName).join(t("tile.list"));
}

export function windName(wind: number): string {
  return maybe(`wind.${wind}`) ?? "";
}

/** A seat's wind as one says it; empty where there is none. */
export function windSpoken(wind: number): string {
  return maybe(`wind.spoken.${wind}`) ?? "";
}

/** A hand of the game by its name, as "East 1" or, without winds, "Hand 1". */
export function handName(hand: Pick<HandId, "round" | "number" | "repeat"> & { serial?: number }): string {
  const number = hand.number + 1;
  // Where nothing but the order tells hands apart, they are counted.
  if (hand.round < 0) return t("round.plain", { number: hand.serial === undefined ? number : hand.serial + 1 });
  // Languages that write winds out use the long name here, the others the sign on the tile.
  const wind = settings.language === "en" ? t(`wind.spoken.${hand.round % 4}` as TextKey) : windName(hand.round % 4);
  return t("round.winds", { wind, number });
}

export function playerName(view: { seats: Named[] }, seat: Seat, own: Seat | null): string {
  if (seat === own) return t("seat.you");
  const it = view.seats[seat];
  return (it && personName(it)) || t("seat.nameless", { number: seat + 1 });
}

/** Texts about a player that oneself is told in words of their own: "Aoi wins", but "You win". */
const OWN = {
  "seat.river": "seat.river.you",
  "seat.melds": "seat.melds.you",
  "seat.hand": "seat.hand.you",
  "seat.aside": "seat.aside.you",
  "result.win": "result.win.you",
  "result.from": "result.from.you",
  "live.aside": "live.aside.you",
  "live.dealer": "live.dealer.you",
  "live.win": "live.win.you",
} as const satisfies Partial<Record<TextKey, TextKey>>;

/** A text about the player called `name`, or about oneself where that player is `mine`. */
export function about(key: keyof typeof OWN, mine: boolean, name: string, params?: Params): string {
  return mine ? t(OWN[key], params) : t(key, { ...params, name });
}
