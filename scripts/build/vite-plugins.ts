// What the build needs besides React Router's plugin.
import { resolve } from "node:path";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import type { Plugin } from "vite";

/** The interface is in English; the other 30 languages of React Aria are left out (12 kB gzip). */
export const englishOnly = (): Plugin =>
  ({ ...optimizeLocales.vite({ locales: ["en-US"] }), enforce: "pre" }) as Plugin;

/**
 * React Router names its server entry index.js; with a second entry (our own server) in the same build the
 * names must follow the inputs, so that both share one module graph and one set of singletons.
 */
export const serverEntry = (): Plugin => ({
  name: "server-entry",
  enforce: "post",
  config: () => ({
    environments: { ssr: { build: { rollupOptions: { output: { entryFileNames: "[name].js" } } } } },
  }),
});

/**
 * Allows a file that several pages share to have more exports than each page; React Router requests only those of a
 * page.
 */
export const extensibleEntries = (): Plugin => ({
  name: "extensible-entries",
  applyToEnvironment: ({ name }) => name === "client",
  options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
});

/**
 * Puts our loadRouteModule in place of the file of React Router that has its own, which has no option for what happens when
 * the file of a page fails to load (decision 061). The build fails if React Router loads pages in another way.
 */
export const ownRouteLoading = (): Plugin => {
  let isAsked = false;
  return {
    name: "own-route-loading",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(id, importer) {
      if (id !== "./routeModules.js" || importer?.includes("/react-router/") !== true) return undefined;
      isAsked = true;
      return resolve("app/shell/platform/load-route-module.ts");
    },
    generateBundle() {
      if (!isAsked) this.error("React Router loads the files of pages in another way than before.");
    },
  };
};
