/** Writes `routes.json`: what the server names in the document of each page (see `src/pages/routes.ts`). */
import type { Plugin } from "vite";
import { ADDRESSES, moduleOf } from "../src/pages/routes.ts";

/** Each chunk with those that it imports. */
type Chunks = ReadonlyMap<string, readonly string[]>;

/** `start` and everything that it imports, without what `known` has. */
export function closure(start: string, chunks: Chunks, known: ReadonlySet<string> = new Set()): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name) || known.has(name) || !chunks.has(name)) return;
    found.add(name);
    chunks.get(name)!.forEach(visit);
  };
  visit(start);
  return [...found];
}

export function routesPlugin(): Plugin {
  return {
    name: "routes",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = new Map<string, string[]>();
        const pages = new Map<string, string>();
        let entry = "";
        for (const [file, chunk] of Object.entries(bundle)) {
          if (chunk.type !== "chunk") continue;
          chunks.set(file, chunk.imports);
          if (chunk.isEntry) entry = file;
          // A page may lie in a chunk that it shares with others.
          for (const id of chunk.moduleIds) {
            const page = /\/src\/pages\/([^/?]+\.svelte)$/.exec(id)?.[1];
            if (page) pages.set(page, file);
          }
        }
        // What the document loads anyway.
        const known = new Set(closure(entry, chunks));
        const routes = ADDRESSES.map(({ page, path, first, plain = [] }) => {
          const start = pages.get(moduleOf(page));
          if (!start) this.error(`no chunk holds ${moduleOf(page)}`);
          return { path, first, plain, scripts: closure(start, chunks, known) };
        });
        this.emitFile({ type: "asset", fileName: "routes.json", source: `${JSON.stringify(routes, null, 1)}\n` });
      },
    },
  };
}
