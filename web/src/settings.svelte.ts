import type { Language, OptionValues } from "./protocol";

export type Pace = "instant" | "quick" | "calm";

export interface SettingValues {
  language: Language;
  theme: "auto" | "light" | "dark";
  tiles: "plain" | "indexed";
  pace: Pace;
  /** Taps to discard; `auto`: two where fingers are the pointer. */
  taps: "auto" | "one" | "two";
  motion: "auto" | "reduced";
  volume: number;
  /** No sound at all; the volume waits. */
  muted: boolean;
  sort: boolean;
  /** Turned back to off at each new game. */
  autoWin: boolean;
  noCalls: boolean;
  autoDiscard: boolean;
  /** Tiles that count as a bonus are marked. */
  bonus: boolean;
  /** Dangers and a recommendation at every turn, unasked. */
  assist: boolean;
  /** The tour of the table has been seen or skipped. */
  toured: boolean;
}

const KEY = "jantaku.settings";

export const PACES: Record<Pace, number> = { instant: 0, quick: 200, calm: 500 };

export function preferredLanguage(languages: readonly string[]): Language {
  for (const tag of languages) {
    const language = tag.slice(0, 2).toLowerCase();
    if (language === "ja" || language === "en" || language === "ko") return language;
  }
  return "ja";
}

function defaults(): SettingValues {
  return {
    language: preferredLanguage(globalThis.navigator?.languages ?? []),
    theme: "auto",
    tiles: "plain",
    pace: "quick",
    taps: "auto",
    motion: "auto",
    volume: 40,
    muted: false,
    sort: true,
    autoWin: false,
    noCalls: false,
    autoDiscard: false,
    bonus: true,
    assist: false,
    toured: false,
  };
}

/** What this browser has kept under a key, as far as it is an object. */
export function read<T>(key: string): Partial<T> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Partial<T>) : {};
  } catch {
    // Storage may be switched off or hold something else's text; defaults do.
    return {};
  }
}

/** Keep something for the next visit, where that is possible. */
export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Then it lasts until the page is left.
  }
}

export const settings: SettingValues = $state({ ...defaults(), ...read<SettingValues>(KEY) });

/** Keep settings in storage and on the document; call once, from a component. */
export function followSettings(): void {
  $effect(() => {
    write(KEY, $state.snapshot(settings));
  });
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset.theme = settings.theme;
    root.dataset.motion = settings.motion;
    root.dataset.tiles = settings.tiles;
  });
}

export interface RememberedOptions {
  preset: string | null;
  options: OptionValues;
}

/** The options last played with; the server checks them, since a ruleset may have changed since. */
export function rememberedOptions(ruleset: string): RememberedOptions {
  const found = read<RememberedOptions>(`jantaku.options.${ruleset}`);
  return { preset: found.preset ?? null, options: found.options ?? {} };
}

export function rememberOptions(ruleset: string, value: RememberedOptions): void {
  write(`jantaku.options.${ruleset}`, value);
}

/** Whether fingers are all that this device is pointed at with: no mouse, and most likely no keys. */
export function touchOnly(): boolean {
  const has = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;
  return has("(any-pointer: coarse)") && !has("(any-pointer: fine)");
}

/** Whether one tap discards, as things stand on this device. */
export function oneTap(): boolean {
  if (settings.taps !== "auto") return settings.taps === "one";
  return !(globalThis.matchMedia?.("(pointer: coarse)").matches ?? false);
}
