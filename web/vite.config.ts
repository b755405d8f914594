import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { routesPlugin } from "./scripts/routes.ts";

// While developing (`npm run dev`), the API is that of a server started beside it.
const server = process.env.JANTAKU_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), routesPlugin()],
  build: {
    target: "es2022",
    // Every asset stays a file of its own: the sprite is fetched once and cached by its name.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Ten kilobytes for all pages: a page's own few hundred bytes would be waited for as long.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Else it would take what everything shares, too.
          includeDependenciesRecursively: false,
          // What guides, lessons and calculators share, for the same reason in one file and not in five.
          groups: [{ name: "reference", test: /\/src\/(guide\/|texts\/reference|reference\.ts)/, minShareCount: 2 }],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
  },
  // Svelte's browser half, so that components can be mounted in tests.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
  },
});
