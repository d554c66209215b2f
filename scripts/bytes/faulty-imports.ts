/**
 * Imports between the files of the build that stop the page that loads them: those that name no export of the other file, and
 * those in a circle, in which a module may run before the ones that it uses.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";

/** One line for each. Groups of modules (vite.config.ts) can cause both. Throws if the folder has no script. */
export function faultyImports(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".js"));
  if (files.length === 0) throw new Error(`${folder} has no scripts.`);
  const programs = new Map(files.map((name) => [name, parseAst(readFileSync(join(folder, name), "utf8"))]));
  const exported = new Map([...programs].map(([name, program]) => [name, exportsOf(program)]));
  const imports = new Map([...programs].map(([name, program]) => [name, importsOf(program)]));
  const circular = files
    .filter((name) => reachedFrom(name, imports).has(name))
    .map((name) => `${name} imports itself over other files`);
  const missing = [...imports].flatMap(([name, all]) =>
    all.flatMap(({ file, names }) => {
      const there = exported.get(file);
      return there === undefined
        ? [`${name} imports ./${file}, which does not exist`]
        : names.filter((each) => !there.has(each)).map((each) => `${name} imports “${each}” of ./${file}`);
    }),
  );
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

type Program = ReturnType<typeof parseAst>;

interface Import {
  /** The name of the other file, in the same folder. */
  readonly file: string;
  readonly names: readonly string[];
}

function exportsOf({ body }: Program): Set<string> {
  return new Set(
    body.flatMap((statement) => {
      if (statement.type === "ExportDefaultDeclaration") return ["default"];
      if (statement.type !== "ExportNamedDeclaration") return [];
      const { declaration, specifiers } = statement;
      if (declaration?.type === "VariableDeclaration")
        return declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
      if (declaration != null && "id" in declaration && declaration.id?.type === "Identifier")
        return [declaration.id.name];
      return specifiers.map(({ exported }) => nameOf(exported));
    }),
  );
}

function importsOf({ body }: Program): Import[] {
  return body.flatMap((statement): Import[] => {
    if (statement.type === "ExportNamedDeclaration" && statement.source !== null)
      return [
        { file: fileOf(statement.source), names: statement.specifiers.map(({ local }) => nameOf(local)) },
      ];
    if (statement.type !== "ImportDeclaration") return [];
    const names = statement.specifiers.flatMap((specifier) => {
      if (specifier.type === "ImportSpecifier") return [nameOf(specifier.imported)];
      return specifier.type === "ImportDefaultSpecifier" ? ["default"] : [];
    });
    return [{ file: fileOf(statement.source), names }];
  });
}

function fileOf({ value }: { readonly value: string }): string {
  return value.replace("./", "");
}

function nameOf(node: { readonly type: string; readonly name?: string; readonly value?: unknown }): string {
  return node.name ?? String(node.value);
}
