// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { parse, type AST } from "svelte/compiler";
import { expect, it } from "vitest";
import { features } from "web-features";

/** The oldest browsers in which everything works; README and CONTRIBUTING name them, too. */
const OLDEST = { chrome: 111, firefox: 115, safari: 16.4 };

/** What the page uses though some of them do not know it, and what is seen there instead. */
const ANYHOW: Record<string, string> = {
  "css.properties.text-wrap": "lines are as long as they come",
  "css.properties.text-wrap.balance": "lines are as long as they come",
  "css.properties.text-wrap.pretty": "lines are as long as they come",
  "css.properties.word-break.auto-phrase": "Japanese breaks between any two characters",
  "css.properties.accent-color": "controls have the browser's colour; Safari takes it, but not for everything",
  "css.properties.font-family.ui-monospace": "the next font of the list",
  "css.properties.line-clamp": "the spelling with a prefix stands beside it",
  "css.properties.user-select": "Safari's own spelling stands beside it",
  "css.properties.user-select.none": "Safari's own spelling stands beside it",
  "css.properties.text-size-adjust": "Safari's own spelling stands beside it",
  "css.properties.grid-template-columns.subgrid": "another layout stands beside it",
  "css.selectors.has": "a badge may be cut a little earlier, the round's name is a size larger",
};

type Support = Record<string, string>;

/** Which version of which browser was the first to know a thing, by the key of MDN's tables. */
const since = new Map<string, Support>();
for (const feature of Object.values(features)) {
  if (feature.kind !== "feature") continue;
  for (const key of feature.compat_features ?? []) {
    since.set(key, (feature.status.by_compat_key?.[key] ?? feature.status).support as Support);
  }
}

/** Whether one of the oldest browsers does not know it; what the tables do not tell of is known. */
function unknown(key: string): boolean {
  const support = since.get(key);
  if (!support) return false;
  return Object.entries(OLDEST).some(([browser, version]) => {
    // A version may be written "≤79": known at least since.
    const first = Number.parseFloat((support[browser] ?? "").replace("≤", ""));
    return !(first <= version);
  });
}

const src = new URL("../src/", import.meta.url);
const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((file) => /\.(svelte|ts|css)$/.test(file));
const text = (file: string): string => readFileSync(new URL(file, src), "utf8");

/** The keys of what a style sheet uses: properties, their words, functions and units, selectors, queries. */
function styles(sheet: AST.CSS.StyleSheet): Set<string> {
  const found = new Set<string>();
  const walk = (node: AST.CSS.Node | AST.CSS.StyleSheet): void => {
    if (node.type === "Declaration" && !node.property.startsWith("--")) {
      found.add(`css.properties.${node.property}`);
      for (const [word] of node.value.matchAll(/[a-z][a-z-]*/g)) {
        found.add(`css.properties.${node.property}.${word}`);
      }
    }
    if (node.type === "Declaration") {
      for (const [, name] of node.value.matchAll(/([a-z][a-z-]*)\(/g)) {
        for (const kind of ["css.types", "css.types.color", "css.types.image", "css.types.gradient"]) found.add(`${kind}.${name}`);
      }
      for (const [, unit] of node.value.matchAll(/\d([a-z]+)/g)) {
        found.add(`css.types.length.${unit}`);
        if (/^d(v[hwib]|vmin|vmax)$/.test(unit!)) found.add("css.types.length.viewport_percentage_units_dynamic");
        if (/^cq/.test(unit!)) found.add("css.types.length.container_query_length_units");
      }
    }
    if (node.type === "PseudoClassSelector" || node.type === "PseudoElementSelector") found.add(`css.selectors.${node.name}`);
    if (node.type === "NestingSelector") found.add("css.selectors.nesting");
    if (node.type === "Atrule") {
      found.add(`css.at-rules.${node.name}`);
      for (const [, name] of node.prelude.matchAll(/\(([a-z-]+)/g)) found.add(`css.at-rules.${node.name}.${name!.replace(/^(min|max)-/, "")}`);
      if (/[<>]/.test(node.prelude)) found.add(`css.at-rules.${node.name}.range_syntax`);
    }
    for (const part of Object.values(node)) {
      for (const one of Array.isArray(part) ? part : [part]) if (one && typeof one === "object" && "type" in one) walk(one as AST.CSS.Node);
    }
  };
  walk(sheet);
  return found;
}

/** Objects that the page may hold under any name of its own. */
const HELD =
  /^(Array|String|Map|Set|RegExp|Promise|Iterator|Element|(HTML|SVG)\w*Element|Node|EventTarget|(UI|Mouse|Pointer|Keyboard|Focus|Drag|Clipboard)?Event|\w*Observer|\w*List|Animation|Selection|Range|DOMRect\w*|URL|URLSearchParams|AbortSignal|Request|Response|Headers|FormData|Blob|File)$/;

/** The keys under which something is a method of one of them. */
const methods = new Map<string, string[]>();
for (const key of since.keys()) {
  const [, of, name] = /^(?:api|javascript\.builtins)\.(\w+)\.([a-z]\w*)$/.exec(key) ?? [];
  if (name && HELD.test(of!)) methods.set(name, [...(methods.get(name) ?? []), key]);
}

/** What has one instance in a page, by the name of its interface. */
const ALONE: Record<string, string> = { navigator: "Navigator", document: "Document", location: "Location", performance: "Performance" };

/**
 * The keys of what a script calls. There are no types here: a method counts as unknown where no
 * object that has one of its name has it yet, and of properties only those are looked at whose
 * object is named.
 */
function calls(script: string): Set<string> {
  const found = new Set<string>();
  const code = script.replace(/\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/.*$/gm, "");
  for (const [, name] of code.matchAll(/\.([a-z]\w*)\(/g)) {
    const keys = methods.get(name!) ?? [];
    if (keys.every(unknown)) for (const key of keys) found.add(key);
  }
  for (const [, object, name] of code.matchAll(/\b([A-Za-z]\w*)\??\.([a-z]\w*)/g)) {
    const of = ALONE[object!] ?? object;
    for (const key of [`api.${of}.${name}`, `api.${of}.${name}_static`, `javascript.builtins.${of}.${name}`]) found.add(key);
  }
  for (const [name] of code.matchAll(/(?<![.\w])[A-Za-z]\w+(?=[(.])/g)) {
    for (const kind of ["api", "api.Window", "javascript.builtins"]) found.add(`${kind}.${name}`);
  }
  return found;
}

function used(file: string, source = text(file)): Set<string> {
  if (file.endsWith(".ts")) return calls(source);
  const css = parse(file.endsWith(".css") ? `<style>${source}</style>` : source, { modern: true }).css;
  return new Set([...(css ? styles(css) : []), ...(file.endsWith(".svelte") ? calls(source.split("<style>")[0]!) : [])]);
}

it("uses nothing that the oldest browsers do not know, or says what is seen there instead", () => {
  const places = new Map<string, string>();
  for (const file of files) for (const key of used(file)) if (unknown(key)) places.set(key, file);
  expect([...places].filter(([key]) => !(key in ANYHOW))).toEqual([]);
  expect(Object.keys(ANYHOW).filter((key) => !places.has(key))).toEqual([]);
  // Every file is read and parsed, which a busy machine takes its time for.
}, 60_000);

it.each([
  ["x.css", "p { field-sizing: content }", "css.properties.field-sizing"],
  ["x.css", "p { color: light-dark(red, blue) }", "css.types.color.light-dark"],
  ["x.svelte", "<p>a</p><style>p:open { margin: 0 }</style>", "css.selectors.open"],
  ["x.svelte", "<style>p { @starting-style { margin: 0 } }</style>", "css.at-rules.starting-style"],
  ["x.ts", "const a = Object.groupBy([], String);", "javascript.builtins.Object.groupBy"],
  ["x.ts", "const { promise } = Promise.withResolvers();", "javascript.builtins.Promise.withResolvers"],
  ["x.svelte", "<script>const a = new URLPattern({});</script>", "api.URLPattern"],
  ["x.ts", "document.startViewTransition(f);", "api.Document.startViewTransition"],
])("finds in %s: %s", (file, source, key) => {
  expect([...used(file, source)].filter(unknown)).toContain(key);
});
