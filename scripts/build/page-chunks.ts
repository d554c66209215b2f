// Decides which modules of the client build go into one file: those that the same kinds of pages need at once.
import type { Rolldown } from "vite";

interface Graph {
  getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, "isEntry" | "importers"> | null;
}

const KINDS = [
  ["tools", /\/app\/tools\//],
  ["account", /\/app\/(?:pages\/(?:profile|sign-in|collections|sandbox)|shell\/layouts)\//],
  ["reading", /./],
] as const;
/** Entries that every page has, so that it has all that they import. */
const ON_EVERY_PAGE = /\/app\/(?:root|entry\.client)\.tsx/;
/** A module that so many pages of a kind need counts as needed by all of them: a request costs more than a few bytes. */
const SEVERAL = 4;

/**
 * Returns the name of a module's file: one for what pages of several kinds need, one for each kind of page, and one for
 * each smaller set of pages. The bundler's default would also split modules by the parts that need them later; a tool
 * would then have a hundred files. Null for a module that a single page imports, or none.
 */
export function createPageChunks(): (id: string, graph: Graph) => string | null {
  const named = new Map<string, string>();
  return (id, graph) => {
    const pages = pagesOf(id, graph);
    if (pages.length < 2) return null;
    if (pages.some((page) => ON_EVERY_PAGE.test(page))) return "base";
    const counts = KINDS.map(([kind]) => pages.filter((page) => kindOf(page) === kind).length);
    const names = KINDS.map(([kind], at) => ((counts[at] ?? 0) >= SEVERAL ? kind : `few-${kind}`));
    if (names.every((name) => !name.startsWith("few-"))) return "base";
    if (pages.length >= SEVERAL) return names.filter((_, at) => counts[at] !== 0).join("-");
    const key = pages.toSorted().join("\n");
    const name = named.get(key) ?? `shared-${named.size}`;
    named.set(key, name);
    return name;
  };
}

function kindOf(page: string): (typeof KINDS)[number][0] | undefined {
  return KINDS.find(([, folder]) => folder.test(page))?.[0];
}

/** The entries of the build that import a module statically, over any number of modules. */
function pagesOf(id: string, graph: Graph): readonly string[] {
  const seen = new Set([id]);
  // Iterating over a Set also visits what is added during the loop.
  for (const each of seen)
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  return [...seen].filter((each) => graph.getModuleInfo(each)?.isEntry ?? false);
}
