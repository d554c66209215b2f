// Which modules of the client's build go into one file: those that the same pages need at once.
import { basename } from "node:path";
import type { Rolldown } from "vite";

interface Graph {
  getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, "isEntry" | "importers" | "dynamicImporters"> | null;
}

/**
 * Names the file of a module: the same for all that the same pages import statically. By itself the bundler also parts
 * what a page needs at once by what its lazy parts need of it, though these come later; the page of a tool then has forty
 * files, each of which gzip begins anew. Apart is only what lazy parts of other pages need as well, so that these load no
 * more than they must. Null for a module that no page imports statically.
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
    const key = [...pages.toSorted(), isNeededElsewhere].join("\n");
    const known = named.get(key);
    if (known !== undefined) return known;
    const own = basename(id).replace(/\W.*/, "");
    const name = taken.has(own) ? `${own}-${named.size}` : own;
    taken.add(name);
    named.set(key, name);
    return name;
  };
}

function isEntry(id: string, graph: Graph): boolean {
  return graph.getModuleInfo(id)?.isEntry ?? false;
}

/** Entries and lazy parts that a module comes with, itself if it is one. */
function rootsOf(id: string, graph: Graph): readonly string[] {
  const seen = new Set([id]);
  // A set goes on to what is added while it is gone through.
  for (const each of seen)
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  return [...seen].filter((each) => {
    const info = graph.getModuleInfo(each);
    return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
  });
}

/** Entries of the pages that may load a lazy part, at any time. */
function pagesThatLoad(lazy: string, graph: Graph): readonly string[] {
  const seen = new Set([lazy]);
  for (const each of seen) {
    for (const importer of graph.getModuleInfo(each)?.dynamicImporters ?? [])
      for (const root of rootsOf(importer, graph)) seen.add(root);
  }
  return [...seen].filter((each) => isEntry(each, graph));
}
