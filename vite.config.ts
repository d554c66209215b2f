import { reactRouter } from "@react-router/dev/vite";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

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

export default defineConfig({
  cacheDir: process.env["VITE_CACHE_DIR"] ?? "node_modules/.vite",
  plugins: [englishOnly(), tailwindcss(), reactRouter(), serverEntry()],
  optimizeDeps: { include: ["react-aria-components", "valibot", "@colordx/core"] },
  environments: {
    ssr: {
      build: {
        rollupOptions: { input: { index: "virtual:react-router/server-build", main: "./server/main.ts" } },
      },
    },
  },
  build: { assetsInlineLimit: 0, target: "es2022" },
});
