import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { inlineScripts } from "./scripts/build/bundle-script.ts";
import { createPageChunks } from "./scripts/build/page-chunks.ts";

/**
 * React Router names its server entry index.js; with a second entry (our own server) in the same build the
 * names must follow the inputs, so that both share one module graph and one set of singletons.
 */
const serverEntry = (): Plugin => ({
  name: "server-entry",
  enforce: "post",
  config: () => ({
    environments: { ssr: { build: { rollupOptions: { output: { entryFileNames: "[name].js" } } } } },
  }),
});

/** The interface is in English; the other 30 languages of React Aria are left out (12 kB gzip). */
const englishOnly = (): Plugin =>
  ({ ...optimizeLocales.vite({ locales: ["en-US"] }), enforce: "pre" }) as Plugin;

/**
 * When the file of a page fails to load, React Router reloads the page each time. With this patch it checks a guard
 * first: a file that keeps failing reloads the page only once and then shows a message (PLT-3), and a page that is
 * being left is not reloaded. React Router has no option for it.
 */
const guardedReload = (): Plugin => ({
  name: "guarded-reload",
  transform(code, id) {
    if (!id.includes("/react-router/") || !id.endsWith("/ssr/routeModules.js")) return undefined;
    const guarded = code.replace(
      "window.location.reload();",
      `const guard = window.tinctureBroken;
		if (guard === undefined) window.location.reload();
		else {
			if (guard.mayReload()) await guard.reload();
			return { default: guard.Page };
		}`,
    );
    if (guarded === code) this.error("React Router loads the files of pages in another way than before.");
    return guarded;
  },
});

/**
 * Allows a file that several pages share to have more exports than each page; React Router requests only those of a
 * page.
 */
const extensibleEntries = (): Plugin => ({
  name: "extensible-entries",
  applyToEnvironment: ({ name }) => name === "client",
  options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
});

/** A page loads the code that packs long links with the first long link; the server and workers have it at once. */
const packsLater = (): Plugin => ({
  name: "packs-later",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId(id, importer) {
    if (!id.endsWith("/link-packer.ts")) return undefined;
    return this.resolve(id.replace(".ts", "-later.ts"), importer, { skipSelf: true });
  },
});

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
    guardedReload(),
    serverEntry(),
    extensibleEntries(),
    packsLater(),
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
