/**
 * Where the page is. Games: `/`, `/new/{ruleset}`, `/play/{game}`, `/replay/{game}`, `/shared/{token}`,
 * `/history`, `/settings`. Reference: `/rules`, `/rules/{ruleset}`, `/learn`, `/glossary`, `/compare`,
 * `/calculator`, `/calculator/{ruleset}`. Anything else is unknown.
 */
export type Route =
  | { page: "home" | "history" | "settings" | "rules" | "learn" | "glossary" | "compare" | "unknown" }
  | { page: "new" | "guide" | "calculator"; ruleset: string }
  | { page: "play"; game: string }
  | { page: "replay"; game: string; shared: boolean };

export function parse(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(decoded);
  const [first, second] = parts;
  if (first === undefined) return { page: "home" };
  if (parts.length === 1) {
    if (first === "calculator") return { page: "calculator", ruleset: "" };
    for (const page of ["history", "settings", "rules", "learn", "glossary", "compare"] as const) if (first === page) return { page };
  }
  if (second && parts.length === 2) {
    if (first === "new" || first === "calculator") return { page: first, ruleset: second };
    if (first === "rules") return { page: "guide", ruleset: second };
    if (first === "play") return { page: first, game: second };
    if (first === "replay") return { page: first, game: second, shared: false };
    if (first === "shared") return { page: "replay", game: second, shared: true };
  }
  return { page: "unknown" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A stray percent sign: then the page is an unknown one, not a broken one.
    return part;
  }
}

let path = $state(globalThis.location?.pathname ?? "/");
/** Counts the visits, so that a link to the same page with another question is one, too. */
let visit = $state(0);

export const router = {
  get route(): Route {
    return parse(path);
  },
  get visit(): number {
    return visit;
  },
};

function arrived(): void {
  path = location.pathname;
  visit += 1;
}

export function go(to: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  arrived();
  scrollTo(0, 0);
}

globalThis.addEventListener?.("popstate", arrived);

/** For `onclick` of a link: stay in the page unless the user wants another window. */
export function follow(event: MouseEvent): void {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return;
  event.preventDefault();
  const { pathname, search, hash } = event.currentTarget as HTMLAnchorElement;
  go(pathname + search + hash);
}
