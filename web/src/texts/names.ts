import type { Language } from "../protocol";
import { settings } from "../settings.svelte";

/** What computers are called, by the names that the server draws for them; written in Latin as they
 *  are. Games of old have some that are drawn no more. */
const COMPUTERS: Record<string, Record<Exclude<Language, "en">, string>> = {
  Matsu: { ja: "松", ko: "소나무" },
  Take: { ja: "竹", ko: "대나무" },
  Ume: { ja: "梅", ko: "매화" },
  Kiku: { ja: "菊", ko: "국화" },
  Ran: { ja: "蘭", ko: "난초" },
  Fuji: { ja: "藤", ko: "등나무" },
  Kaede: { ja: "楓", ko: "단풍" },
  Yanagi: { ja: "柳", ko: "버들" },
  Tsubaki: { ja: "椿", ko: "동백" },
  Ajisai: { ja: "紫陽花", ko: "수국" },
  Hagi: { ja: "萩", ko: "싸리" },
  Sakura: { ja: "桜", ko: "벚꽃" },
  Momo: { ja: "桃", ko: "복사꽃" },
  Sumire: { ja: "菫", ko: "제비꽃" },
};

/** Somebody as a view or an event tells of them. */
export interface Named {
  name: string;
  bot?: boolean;
}

/**
 * Somebody's name as the page writes it: a computer's in the reader's language, a person's as they
 * wrote it, whatever it is.
 */
export function personName({ name, bot = false }: Named): string {
  const { language } = settings;
  // Names of one's own records may be anything, "constructor" too.
  if (!bot || language === "en" || !Object.hasOwn(COMPUTERS, name)) return name;
  return COMPUTERS[name]![language];
}
