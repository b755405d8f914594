import type { Component } from "svelte";
import type { Route } from "../router.svelte";

/** Each page is code of its own, fetched when it is asked for: whoever plays loads no guide. */
const PAGES: Record<Route["page"], () => Promise<{ default: unknown }>> = {
  home: () => import("./Home.svelte"),
  new: () => import("./New.svelte"),
  play: () => import("./Play.svelte"),
  replay: () => import("./Replay.svelte"),
  history: () => import("./History.svelte"),
  settings: () => import("./Settings.svelte"),
  rules: () => import("./Rules.svelte"),
  guide: () => import("./Guide.svelte"),
  learn: () => import("./Learn.svelte"),
  glossary: () => import("./Glossary.svelte"),
  compare: () => import("./Compare.svelte"),
  calculator: () => import("./Calculator.svelte"),
  unknown: () => import("./Unknown.svelte"),
};

/** The component of a page. It takes what its address names. */
export async function load(page: Route["page"]): Promise<Component<Record<string, unknown>>> {
  return (await PAGES[page]()).default as Component<Record<string, unknown>>;
}
