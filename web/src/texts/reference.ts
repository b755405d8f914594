import { settings } from "../settings.svelte";
import { fill, type Params } from ".";
import { particles } from "./korean";
import en from "./reference_en";
import ja, { type ReferenceKey } from "./reference_ja";
import ko from "./reference_ko";

export type { ReferenceKey };

const TEXTS = { ja, en, ko };

/** One of the reference pages' own texts in the user's language. */
export function r(key: ReferenceKey, params?: Params): string {
  const text = fill(TEXTS[settings.language][key], params);
  return settings.language === "ko" ? particles(text) : text;
}
