/**
 * Imports between the files of the build that stop the page that loads them: those that name no export of the other file, and
 * those in a circle, in which a module may run before the ones that it uses.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";

/** A name that a file in the same folder is to export; none where nothing is named, or all is. */
interface Import {
  readonly file: string;
  readonly name: string | undefined;
}

/** One line for each. Groups of modules (vite.config.ts) can cause both. Throws if the folder has no script. */
export function faultyImports(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".js"));
  if (files.length === 0) throw new Error(`${folder} has no scripts.`);
  const modules = new Map(
    files.map((name) => [name, parseSync(name, readFileSync(join(folder, name), "utf8")).module]),
  );
  const exported = new Map([...modules].map(([name, module]) => [name, exportsOf(module)]));
  const imports = new Map([...modules].map(([name, module]) => [name, importsOf(module)]));
  const missing = [...imports].flatMap(([importer, all]) =>
    all.flatMap(({ file, name }) => {
      const there = exported.get(file);
      if (there === undefined) return [`${importer} imports ./${file}, which does not exist`];
      return name === undefined || there.has(name) ? [] : [`${importer} imports “${name}” of ./${file}`];
    }),
  );
  const circular = files
    .filter((name) => reachedFrom(name, imports).has(name))
    .map((name) => `${name} imports itself over other files`);
  return [...missing, ...circular];
}

/** All files that a file imports, and those that these import. */
function reachedFrom(name: string, imports: ReadonlyMap<string, readonly Import[]>): Set<string> {
  const filesOf = (importer: string) => imports.get(importer)?.map(({ file }) => file) ?? [];
  const reached = new Set(filesOf(name));
  // Iterating over a Set also visits what is added during the loop.
  for (const each of reached) for (const next of filesOf(each)) reached.add(next);
  return reached;
}

type Module = ReturnType<typeof parseSync>["module"];

const exportsOf = ({ staticExports }: Module): Set<string> =>
  new Set(
    staticExports.flatMap(({ entries }) => entries.map(({ exportName: { name } }) => name ?? "default")),
  );

function importsOf({ staticImports, staticExports }: Module): Import[] {
  const nameOf = ({ kind, name }: { readonly kind: string; readonly name: string | null }) =>
    kind === "Default" ? "default" : kind === "Name" ? (name ?? undefined) : undefined;
  const fileOf = (request: string) => request.replace("./", "");
  return [
    ...staticImports.flatMap(({ moduleRequest: { value }, entries }): Import[] =>
      entries.length === 0
        ? [{ file: fileOf(value), name: undefined }]
        : entries.map(({ importName }) => ({ file: fileOf(value), name: nameOf(importName) })),
    ),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName }): Import[] =>
        moduleRequest === null ? [] : [{ file: fileOf(moduleRequest.value), name: nameOf(importName) }],
      ),
    ),
  ];
}
