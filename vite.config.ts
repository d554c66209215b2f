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
 * When a page is being left, Firefox and WebKit end the loading of its files with an error, and a part with such a file
 * replaces the page by an error screen (E1). With this patch Vite reports a failed file only when the page has not been
 * left after all. Vite has no option for it.
 */
const patientImports = (): Plugin => ({
  name: "patient-imports",
  transform(code, id) {
    if (!id.endsWith("vite/preload-helper.js")) return undefined;
    const replace = (text: string, found: string, put: string): string => {
      if (!text.includes(found)) this.error("Vite imports files in another way than before.");
      return text.replace(found, put);
    };
    const waiting = replace(
      code,
      "function handlePreloadError(err) {",
      `async function handlePreloadError(err) {
        if (navigator.onLine) {
          do {
            await new Promise((resolve) => setTimeout(resolve, 1000));
          } while (window.tinctureBroken?.isLeaving());
        }`,
    );
    // The other call is in a `catch`, which waits for it.
    const awaited = replace(
      waiting,
      "handlePreloadError(item.reason)",
      "await handlePreloadError(item.reason)",
    );
    return replace(awaited, "promise.then((res) =>", "promise.then(async (res) =>");
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
 * Modules of every page form one file: gzip makes it 6 kB smaller than twelve files, and the budget of a page is 120
 * kB. Files directly in app/shell are on every page, except two that only lazy parts import; files in its subfolders
 * are lazy, except the one that handles popstate events.
 */
const ON_EVERY_PAGE =
  /\/app\/root\.tsx|\/app\/shell\/layouts\/default-layout\.tsx|\/node_modules\/(?:react|react-dom|react-router|scheduler)\/|\/app\/shell\/(?!consent|color-mode|page-commands)[\w-]+\.tsx?$|\/app\/shell\/navigation\/page-traversals\.ts$|\/app\/ui\/(?:button|dialog-flags|first-action|icon|link|mark)\.tsx?$|\/domain\/navigation\/(?!built-tools|tool-title|tools|login-redirect|converter-pairs)/;

/** Modules of every page with cards of the library. */
const WITH_CARDS =
  /\/app\/items\/[\w-]+\.tsx?$|\/app\/collections\/like-save-store\.ts$|\/app\/ui\/dialog-flags\.ts$/;

/**
 * What cards share with tools, which show their first cards after the first action, but have the styles of cards in
 * their first HTML.
 */
const ALSO_IN_TOOLS =
  /\/app\/color\/(?:use-copy\.ts|swatch\.(?:tsx|css))$|\/app\/session\/session-store\.ts$|\/app\/items\/items\.css$/;

/** Small controls that lists of the library and most tools have: one file is smaller than three. */
const CHOICES = /\/app\/ui\/(?:checkbox|segmented|empty|toggle)\.(?:tsx|css)$/;

/**
 * What every page loads with the first action, in parts that are on the page under several lazy components: one request
 * in place of fourteen, of which most would be smaller than their headers. No page imports any of it statically.
 */
const LATE_ON_EVERY_PAGE =
  /\/app\/shell\/color-mode\.ts$|\/app\/shell\/(?:parts|session|platform)\/(?!app-links)[\w-]+\.(?:tsx?|css)$|\/app\/shell\/navigation\/(?:bar-menus|loading-bar-line|loading-phase|page-transition|route-preloads|site-footer|tool-links)\.(?:tsx?|css)$|\/app\/shell\/consent\/(?:consent-banner|forget-measurement|measurement-scripts)\.tsx?$|\/app\/ui\/preload-queue\.ts$|\/app\/color\/tool-sample\.ts$|\/app\/collections\/(?:collect-flag|like-save-loader)\.ts$|\/domain\/(?:documents\/carry-address|navigation\/login-redirect|shell\/(?:build-meta|given-files|platform-times))\.ts$/;

/** Who is signed in: every page asks with the first action, and forms of accounts at once. */
const SESSION =
  /\/app\/session\/(?:answer-json|auth-client|session|session-answers|session-keeper|session-plan)\.ts$|\/domain\/account\/(?:auth-error[\w-]*|session-times|waiting-time)\.ts$|\/domain\/billing\/subscription\.ts$|\/app\/collections\/collection-calls\.ts$/;

/** Small modules that every page loads with the first action, and some pages at once. */
const SOON_ON_EVERY_PAGE =
  /\/app\/shell\/consent\.ts$|\/app\/session\/session-hint\.ts$|\/domain\/(?:backoff|account\/profile-view)\.ts$|\/app\/account\/avatar\.(?:tsx|css)$/;

/** What every tool loads with the first action, besides. */
const LATE_IN_TOOLS =
  /\/app\/workbench\/(?:find-cards|related-items|tool-idea|aids\/(?:canvas-aids|surround)|header\/(?:open-in-list|tool-switch-list))\.tsx?$/;

/** Fields of a color, which only some tools have on the canvas or in the dock. */
const COLOR_FIELDS = /\/app\/color\/(?:channel-slider|color-field|picker-key)\.tsx$/;

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
    tailwindcss(),
    reactRouter(),
    guardedReload(),
    patientImports(),
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
                { name: "base", test: ON_EVERY_PAGE },
                { name: "copy", test: ALSO_IN_TOOLS },
                { name: "items", test: WITH_CARDS },
                { name: "late", test: LATE_ON_EVERY_PAGE, includeDependenciesRecursively: false },
                { name: "late-in-tools", test: LATE_IN_TOOLS, includeDependenciesRecursively: false },
                { name: "session", test: SESSION, includeDependenciesRecursively: false },
                { name: "soon", test: SOON_ON_EVERY_PAGE, includeDependenciesRecursively: false },
                { name: "choices", test: CHOICES, includeDependenciesRecursively: false },
                {
                  name: "color-fields",
                  test: COLOR_FIELDS,
                  includeDependenciesRecursively: false,
                },
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
        command === "build"
          ? { noExternal: true, external: ["@electric-sql/pglite", "@resvg/resvg-wasm", "pg", "sharp"] }
          : {},
      build: {
        rollupOptions: {
          // Tests of requests import app.js, the built application without a process.
          input: {
            index: "virtual:react-router/server-build",
            main: "./server/main.ts",
            app: "./server/app.ts",
            "database-thread": "./server/db/database-thread.ts",
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
    // The build compresses each file anyway (scripts/compress.ts); Vite would do so once more to print its size.
    reportCompressedSize: false,
  },
  // Workers are modules, because one of them loads a part lazily: the AVIF encoder.
  worker: { format: "es" },
}));
