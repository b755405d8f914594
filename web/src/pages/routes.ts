/**
 * The addresses of the pages, and what each page asks the server for as soon as it is opened. The
 * build adds the files that a page is made of (`scripts/routes.ts`), so that the server can name all
 * of it in the document and a browser need not find out one after the other.
 *
 * Places in braces are parts of the address; `{lang}` is the language of whoever asks. A question
 * that is not asked word for word as it stands here would be asked twice: a test compares.
 */
import type { Route } from "../router.svelte";

export interface Address {
  page: Route["page"];
  path: string;
  /** Asked whatever stands behind the `?` of the address. */
  first: string[];
  /** Asked so where nothing stands there. */
  plain?: string[];
}

const BRIEFS = "/api/rulesets?brief=true";

export const ADDRESSES: Address[] = [
  { page: "home", path: "/", first: [BRIEFS, "/api/games"] },
  { page: "new", path: "/new/{ruleset}", first: ["/api/rulesets/{ruleset}"] },
  { page: "play", path: "/play/{game}", first: [] },
  { page: "replay", path: "/replay/{game}", first: ["/api/games/{game}/replay"], plain: ["/api/games/{game}/replay/0"] },
  { page: "replay", path: "/shared/{game}", first: ["/api/shared/{game}/replay"], plain: ["/api/shared/{game}/replay/0"] },
  { page: "history", path: "/history", first: [BRIEFS, "/api/games", "/api/statistics"] },
  { page: "settings", path: "/settings", first: [] },
  { page: "rules", path: "/rules", first: [BRIEFS] },
  { page: "guide", path: "/rules/{ruleset}", first: [], plain: ["/api/rulesets/{ruleset}/guide?lang={lang}", "/api/rulesets/{ruleset}/calculator"] },
  { page: "learn", path: "/learn", first: ["/api/learn?lang={lang}"] },
  { page: "glossary", path: "/glossary", first: ["/api/glossary"] },
  { page: "compare", path: "/compare", first: [BRIEFS] },
  { page: "calculator", path: "/calculator", first: [BRIEFS] },
  { page: "calculator", path: "/calculator/{ruleset}", first: [BRIEFS], plain: ["/api/rulesets/{ruleset}/calculator"] },
];

/** Where the code of a page lies, seen from the folder of pages: `guide` in `Guide.svelte`. */
export function moduleOf(page: Route["page"]): string {
  return `${page[0]!.toUpperCase()}${page.slice(1)}.svelte`;
}
