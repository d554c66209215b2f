import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { inlineScripts } from "./scripts/build/bundle-script.ts";
import { createPageChunks } from "./scripts/build/page-chunks.ts";
import {
  englishOnly,
  extensibleEntries,
  ownRouteLoading,
  serverEntry,
} from "./scripts/build/vite-plugins.ts";

/**
 * The oldest browsers that the style sheets are compiled for, all of May 2024 or before. They have `light-dark()` and
 * `oklch()`; for older ones each color would be written four times (decision 047).
 */
const STYLED_BROWSERS = ["chrome123", "edge123", "firefox126", "safari17.5", "ios17.5"];

export default defineConfig(({ command }) => ({
  cacheDir: process.env["VITE_CACHE_DIR"] ?? "node_modules/.vite",
  plugins: [
    englishOnly(),
    inlineScripts({
      "virtual:early-script": "app/shell/early/early.ts",
      "virtual:live-page-script": "app/live/live-page.ts",
      "virtual:live-window-script": "app/live/live-window.ts",
    }),
    reactRouter(),
    ownRouteLoading(),
    serverEntry(),
    extensibleEntries(),
  ],
  optimizeDeps: { include: ["react-aria-components", "valibot"] },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: createPageChunks(),
                  debugName: "pages",
                  tags: ["$initial"],
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Bundles the server into one file instead of thousands that Node would look up at each start. Excluded are
      // packages that load WebAssembly from their own folder, and packages with optional dependencies.
      resolve:
        command === "build" ? { noExternal: true, external: ["@resvg/resvg-wasm", "pg", "sharp"] } : {},
      build: {
        rollupOptions: {
          // Tests of requests import app.js, the built application without a process.
          input: {
            index: "virtual:react-router/server-build",
            main: "./server/main.ts",
            app: "./server/app.ts",
            "work-thread": "./server/work-thread.ts",
          },
        },
      },
    },
  },
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
    cssTarget: STYLED_BROWSERS,
    modulePreload: { polyfill: false },
    // The build compresses each file anyway (scripts/build/compress.ts); Vite would do so once more to print its size.
    reportCompressedSize: false,
  },
  // Workers are modules, because one of them loads a part lazily: the AVIF encoder.
  worker: { format: "es" },
}));
