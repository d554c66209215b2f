/** Vite plugins that load pages of the app in a test, without React Router's plugin and without a server. */
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Plugin } from "vite";
import { bundle } from "#scripts/build/bundle-script.ts";

const ROUTES = "virtual:app-routes";
/** The code style exports each declaration where it is declared. */
const EXPORTED = /^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm;

/** The route table of app/routes.ts as a module; each page is loaded when it is visited. */
export function appRoutes(): Plugin {
  return {
    name: "app-routes",
    resolveId: (id) => (id === ROUTES ? `\0${ROUTES}` : undefined),
    async load(id) {
      if (id !== `\0${ROUTES}`) return undefined;
      const { default: entries } = await import("#app/routes.ts");
      return `export default ${routesCode(entries)};`;
    },
  };
}

function routesCode(entries: readonly RouteConfigEntry[]): string {
  const rows = entries.map(({ id, path, file, children }) => {
    const facts = JSON.stringify({ id: id ?? file.replace(/\.tsx?$/, ""), path });
    const nested = children === undefined ? "" : `, children: ${routesCode(children)}`;
    return `{ ...${facts}, load: () => import(${JSON.stringify(resolve("app", file))})${nested} }`;
  });
  return `[${rows.join(",\n")}]`;
}

/**
 * Route modules import their loaders from the server; in the browser those are replaced, because they are never
 * called.
 */
export function withoutServer(): Plugin {
  return {
    name: "without-server",
    enforce: "pre",
    async load(id) {
      const [path = id] = id.split("?");
      if (!/\.server\.tsx?$/.test(path)) return undefined;
      const names = [...(await readFile(path, "utf8")).matchAll(EXPORTED)].map(([, name]) => name);
      return names
        .map((name) => `export function ${name}() { throw new Error("${name} is the server's"); }`)
        .join("\n");
    },
  };
}

/** Each worker as one script: tests start hundreds, and each would load its forty modules again. */
export function bundledWorkers(): Plugin {
  return {
    name: "bundled-workers",
    enforce: "pre",
    async load(id) {
      const [path = id, query] = id.split("?");
      if (!query?.startsWith("worker_file")) return undefined;
      const { script, assets } = await bundle(path, "es");
      for (const module of script.moduleIds) this.addWatchFile(module);
      // Other files are read where they are.
      return assets.reduce(
        (code, { fileName, originalFileNames: [source] }) => code.replaceAll(fileName, source ?? fileName),
        script.code,
      );
    },
  };
}
