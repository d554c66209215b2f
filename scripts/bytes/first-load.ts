// What a browser must load before a page is interactive: the entry, the modules of its routes, and all their static
// imports.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import * as v from "valibot";
import { parseSync } from "vite";
import { findRoutesFile } from "#scripts/build/routes-file.ts";

export interface FirstLoad {
  /** The address pattern, as in /palettes/:id. */
  readonly path: string;
  readonly gzipBytes: number;
  /** Bytes sent to a browser that accepts brotli. */
  readonly sentBytes: number;
  readonly files: readonly string[];
}

const ManifestRoute = v.object({
  id: v.string(),
  parentId: v.optional(v.string()),
  path: v.optional(v.string()),
  index: v.optional(v.boolean()),
  module: v.string(),
  hasDefaultExport: v.optional(v.boolean()),
});
const Manifest = v.object({
  entry: v.object({ module: v.string(), imports: v.array(v.string()) }),
  routes: v.record(v.string(), ManifestRoute),
});
type Manifest = v.InferOutput<typeof Manifest>;
type ManifestRoute = v.InferOutput<typeof ManifestRoute>;

/**
 * The first load of each page of a client build. Addresses that share the catch-all's module are not pages yet, and
 * are skipped.
 */
export function firstLoads(clientFolder: string): FirstLoad[] {
  const manifest = readManifest(clientFolder);
  const routes = Object.values(manifest.routes);
  const notBuilt = routes.find((route) => route.path === "*")?.module;
  const parents = new Set(routes.map((route) => route.parentId));
  const pages = routes.filter(
    (route) =>
      !parents.has(route.id) &&
      route.hasDefaultExport !== false &&
      (route.path === "*" || route.module !== notBuilt),
  );
  const chunks = createChunkReader(clientFolder);
  return pages.map((page) => {
    const chain = chainOf(manifest, page);
    const files = chunks.closure([manifest.entry.module, ...chain.map((route) => route.module)]);
    const gzipBytes = files.reduce((sum, file) => sum + chunks.gzipBytes(file), 0);
    const sentBytes = files.reduce((sum, file) => sum + sentSize(join(clientFolder, file)), 0);
    return { path: addressOfChain(chain), gzipBytes, sentBytes, files };
  });
}

/** Small files are sent uncompressed. */
function sentSize(file: string): number {
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}

function readManifest(clientFolder: string): Manifest {
  const text = readFileSync(join(clientFolder, findRoutesFile(clientFolder).address), "utf8");
  return v.parse(Manifest, JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)));
}

/** The routes of a page, from the outermost layout to the page itself. */
function chainOf(manifest: Manifest, page: ManifestRoute): ManifestRoute[] {
  const parent = page.parentId === undefined ? undefined : manifest.routes[page.parentId];
  return parent ? [...chainOf(manifest, parent), page] : [page];
}

function addressOfChain(chain: readonly ManifestRoute[]): string {
  const parts = chain.flatMap((route) => route.path?.split("/") ?? []).filter((part) => part !== "");
  return `/${parts.join("/")}`;
}

function createChunkReader(clientFolder: string) {
  const read = new Map<string, { imports: string[]; gzipBytes: number }>();
  const chunk = (address: string) => {
    const known = read.get(address);
    if (known) return known;
    const text = readFileSync(join(clientFolder, address), "utf8");
    const { module } = parseSync(address, text);
    const requests = [
      ...module.staticImports.map((statement) => statement.moduleRequest.value),
      ...module.staticExports.flatMap((statement) => statement.entries[0]?.moduleRequest?.value ?? []),
    ];
    const imports = requests.map((request) => new URL(request, `file://${address}`).pathname);
    const fresh = { imports, gzipBytes: gzipSync(text, { level: 9 }).length };
    read.set(address, fresh);
    return fresh;
  };
  return {
    gzipBytes: (address: string) => chunk(address).gzipBytes,
    closure(entries: readonly string[]): string[] {
      const seen = new Set<string>();
      const visit = (address: string) => {
        if (seen.has(address)) return;
        seen.add(address);
        chunk(address).imports.forEach(visit);
      };
      entries.forEach(visit);
      return [...seen];
    },
  };
}
