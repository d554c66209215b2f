// Decides which modules of the client build go into one file: those that the same pages need at once.
import { basename } from "node:path";
import type { Rolldown } from "vite";

interface Graph {
  getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, "isEntry" | "importers" | "dynamicImporters"> | null;
}

/**
 * Returns the output file name of a module: the same name for all modules that the same pages import statically. The
 * bundler's default would also split them by the lazy parts that need them later; a tool's page would then have forty
 * files, and gzip compresses each of them separately. Only modules that lazy parts of other pages need as well get a
 * file of their own, so that these parts load no more than they need. Modules that several tools share are in one file,
 * and those that they share with forms in another. Null for a module that no page imports statically.
 */
export function createPageChunks(): (id: string, graph: Graph) => string | null {
  const named = new Map<string, string>();
  const taken = new Set<string>();
  return (id, graph) => {
    const roots = rootsOf(id, graph);
    const pages = roots.filter((root) => isEntry(root, graph));
    if (pages.length === 0) return null;
    const isNeededElsewhere = roots.some(
      (root) => !isEntry(root, graph) && pagesThatLoad(root, graph).some((page) => !pages.includes(page)),
    );
    const key = [...(sharedByTools(pages, isNeededElsewhere) ?? pages.toSorted()), isNeededElsewhere].join(
      "\n",
    );
    const known = named.get(key);
    if (known !== undefined) return known;
    const first = basename(id).replace(/\W.*/, "");
    // A file for several pages has a number: its first module says little about the others, and each page that loads
    // it repeats the name.
    const own = pages.length > 1 && first !== "base" ? `shared-${named.size}` : first;
    const name = taken.has(own) ? `${own}-${named.size}` : own;
    taken.add(name);
    named.set(key, name);
    return name;
  };
}

/** The folder of a tool. */
const TOOL = /\/app\/tools\/[^/]+\//;
/** Pages with forms, which are not entry pages. */
const WITH_FORMS = /\/app\/(?:pages\/(?:profile|sign-in|collections)|shell\/layouts)\//;
/** Modules that other pages need later are in the shared file if at least this many tools share them. */
const SEVERAL = 4;

/**
 * The modules that only some tools share are few compared with those that all tools share, so they are in the same
 * file: a request costs more than the unneeded part. The same applies to fields and buttons that tools share with
 * forms.
 */
function sharedByTools(pages: readonly string[], isNeededElsewhere: boolean): readonly string[] | undefined {
  const folders = new Set(pages.map((page) => TOOL.exec(page)?.[0]));
  const others = pages.filter((page) => !TOOL.test(page));
  const tools = folders.size - (others.length > 0 ? 1 : 0);
  if (tools < (isNeededElsewhere ? SEVERAL : SEVERAL - 1)) return undefined;
  if (others.length === 0) return ["tools"];
  return others.every((page) => WITH_FORMS.test(page)) ? ["tools and forms"] : undefined;
}

function isEntry(id: string, graph: Graph): boolean {
  return graph.getModuleInfo(id)?.isEntry ?? false;
}

/** Entries and lazy parts that load a module statically, including the module itself when it is one. */
function rootsOf(id: string, graph: Graph): readonly string[] {
  const seen = new Set([id]);
  // Iterating over a Set also visits what is added during the loop.
  for (const each of seen)
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  return [...seen].filter((each) => {
    const info = graph.getModuleInfo(each);
    return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
  });
}

/** Entries of the pages that may load a lazy part at any time. */
function pagesThatLoad(lazy: string, graph: Graph): readonly string[] {
  const seen = new Set([lazy]);
  for (const each of seen) {
    for (const importer of graph.getModuleInfo(each)?.dynamicImporters ?? [])
      for (const root of rootsOf(importer, graph)) seen.add(root);
  }
  return [...seen].filter((each) => isEntry(each, graph));
}
