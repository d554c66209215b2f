import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { inlineScripts } from "./scripts/bundle-script.ts";
import { createPageChunks } from "./scripts/page-chunks.ts";

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
 * When the file of a page cannot be loaded, React Router reloads without asking, each time. It asks first here, so that a
 * file that stays away reloads once, and then a page says so (PLT-3); and the reload waits, since the page may be on its
 * way to another site. There is no option for it.
 */
const guardedReload = (): Plugin => ({
  name: "guarded-reload",
  transform(code, id) {
    if (!id.includes("/react-router/") || !id.endsWith("/ssr/routeModules.js")) return undefined;
    const guarded = code.replace(
      "window.location.reload();",
      "if (window.tinctureBroken?.mayReload() === false) return { default: window.tinctureBroken.Page };\nif (window.tinctureBroken) window.tinctureBroken.reload(); else window.location.reload();",
    );
    if (guarded === code) this.error("React Router loads the files of pages in another way than before.");
    return guarded;
  },
});

/** A file that pages share has more exports than each of them; React Router asks for exactly those of a page. */
const extensibleEntries = (): Plugin => ({
  name: "extensible-entries",
  applyToEnvironment: ({ name }) => name === "client",
  options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
});

/**
 * What every page loads goes into one file: gzip makes 6 kB less of it than of twelve files, and the budget of
 * a page is 120 kB. Direct files of app/shell are on every page, but for two that only later parts read; what is loaded
 * later lives in its subfolders, but for the one that watches the browser's history from the start.
 */
const ON_EVERY_PAGE =
  /\/app\/root\.tsx|\/app\/shell\/layouts\/default-layout\.tsx|\/node_modules\/(?:react|react-dom|react-router|scheduler)\/|\/app\/shell\/(?!consent|color-mode|page-commands)[\w-]+\.tsx?$|\/app\/shell\/navigation\/page-traversals\.ts$|\/app\/ui\/(?:button|dialog-flags|first-action|icon|link|mark)\.tsx?$|\/domain\/navigation\/(?!built-tools|tool-title|tools|login-redirect|converter-pairs)/;

/** What every page with cards of the library loads. */
const WITH_CARDS =
  /\/app\/items\/[\w-]+\.tsx?$|\/app\/(?:collections\/like-save-store|session\/session-store)\.ts$|\/app\/color\/(?:use-copy|swatch)\.tsx?$|\/app\/ui\/dialog-flags\.ts$/;

export default defineConfig(({ command }) => ({
  cacheDir: process.env["VITE_CACHE_DIR"] ?? "node_modules/.vite",
  plugins: [
    englishOnly(),
    inlineScripts({ "virtual:early-script": "app/shell/early/early.ts" }),
    tailwindcss(),
    reactRouter(),
    guardedReload(),
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
                { name: "base", test: ON_EVERY_PAGE },
                { name: "items", test: WITH_CARDS },
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
      // One file instead of the thousands of small ones that Node would look up at each start. Left outside: what
      // finds its WebAssembly beside itself, and what asks for optional parts of its own at run time.
      resolve:
        command === "build"
          ? { noExternal: true, external: ["@electric-sql/pglite", "@resvg/resvg-wasm", "pg", "sharp"] }
          : {},
      build: {
        rollupOptions: {
          // app.js gives the application to tests of requests, as it is built and without a process.
          input: {
            index: "virtual:react-router/server-build",
            main: "./server/main.ts",
            app: "./server/app.ts",
            "database-thread": "./server/db/database-thread.ts",
            "picture-thread": "./server/og/picture-thread.ts",
          },
        },
      },
    },
  },
  build: { assetsInlineLimit: 0, target: "es2022", modulePreload: { polyfill: false } },
  // Workers are modules, so that one can load a part of itself later: the AVIF encoder.
  worker: { format: "es" },
}));
