// Measures how much of the engine a page loads without its lazy parts: the names that its own modules import,
// bundled separately.
import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { gzipSync } from "node:zlib";
import { build, parseSync, type Rolldown } from "vite";

const ENTRY = "virtual:engine-part";

/**
 * The gzipped size, in bytes, of what `entry` (a path from the root of the project) imports statically from engine/.
 */
export async function engineBytes(root: string, entry: string): Promise<number> {
  const exports = [...engineNames(root, entry)].map(
    ([path, names], file) =>
      `export { ${[...names].map((name) => `${name} as ${name}_${file}`).join(", ")} } from "${posix.join(root, path)}";`,
  );
  if (exports.length === 0) return 0;
  const built = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "engine-part",
        enforce: "pre",
        resolveId: (id) => (id.endsWith(ENTRY) ? `\0${ENTRY}` : undefined),
        load: (id) => (id === `\0${ENTRY}` ? exports.join("\n") : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: "es2022",
      // As in the client build, modules that are needed at once form one file, even if lazy parts need them too.
      rollupOptions: {
        input: ENTRY,
        preserveEntrySignatures: "strict",
        output: { codeSplitting: { groups: [{ name: "engine", tags: ["$initial"] }] } },
      },
    },
  });
  const chunks = outputsOf(built).flatMap(({ output }) => output.filter((file) => file.type === "chunk"));
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set<string>();
  const load = (name: string): void => {
    if (loaded.has(name)) return;
    loaded.add(name);
    byName.get(name)?.imports.forEach(load);
  };
  for (const chunk of chunks) if (chunk.isEntry) load(chunk.fileName);
  return [...loaded].reduce(
    (sum, name) => sum + gzipSync(byName.get(name)?.code ?? "", { level: 9 }).length,
    0,
  );
}

function outputsOf(built: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput[] {
  if ("output" in built) return [built];
  if (Array.isArray(built)) return built;
  throw new Error("The build is being watched");
}

/** Imported names by engine file, over all modules of app/ and domain/ that load with the entry. */
function engineNames(root: string, entry: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const seen = new Set<string>();
  const visit = (path: string): void => {
    const file = posix.join(root, path);
    if (seen.has(path) || !/(?<!\.server)\.tsx?$/.test(path) || !existsSync(file)) return;
    seen.add(path);
    const { module } = parseSync(path, readFileSync(file, "utf8"));
    const requests = [
      ...module.staticImports.map(({ moduleRequest, entries }) => ({ moduleRequest, entries })),
      ...module.staticExports.map(({ entries }) => ({ moduleRequest: entries[0]?.moduleRequest, entries })),
    ];
    for (const { moduleRequest, entries } of requests) {
      if (!moduleRequest || (entries.length > 0 && entries.every(({ isType }) => isType))) continue;
      const target = pathOf(moduleRequest.value, path);
      if (target === undefined) continue;
      if (!target.startsWith("engine/")) {
        visit(target);
        continue;
      }
      const names = found.get(target) ?? new Set<string>();
      found.set(target, names);
      for (const each of entries) {
        if (!each.isType && each.importName.name) names.add(each.importName.name);
      }
    }
  };
  visit(entry);
  return found;
}

/** Path from the root of the project; undefined for a package. */
function pathOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith("#")) return specifier.slice(1);
  return specifier.startsWith(".") ? posix.join(posix.dirname(from), specifier) : undefined;
}
