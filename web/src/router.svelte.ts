/** Where the page is: `/`, `/new/{ruleset}`, `/play/{game}`, `/replay/{game}`, `/history`, `/settings`; anything else is unknown. */
export type Route =
  | { page: "home" }
  | { page: "new"; ruleset: string }
  | { page: "play"; game: string }
  | { page: "replay"; game: string }
  | { page: "history" }
  | { page: "settings" }
  | { page: "unknown" };

export function parse(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const [first, second] = parts;
  if (first === undefined) return { page: "home" };
  if (first === "history" && parts.length === 1) return { page: "history" };
  if (first === "settings" && parts.length === 1) return { page: "settings" };
  if (first === "new" && second && parts.length === 2) return { page: "new", ruleset: second };
  if (first === "play" && second && parts.length === 2) return { page: "play", game: second };
  if (first === "replay" && second && parts.length === 2) return { page: "replay", game: second };
  return { page: "unknown" };
}

let path = $state(globalThis.location?.pathname ?? "/");

export const router = {
  get route(): Route {
    return parse(path);
  },
};

export function go(to: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

globalThis.addEventListener?.("popstate", () => {
  path = location.pathname;
});

/** For `onclick` of a link: stay in the page unless the user wants another window. */
export function follow(event: MouseEvent): void {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return;
  event.preventDefault();
  go((event.currentTarget as HTMLAnchorElement).pathname);
}
