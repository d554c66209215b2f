import { parseSync } from "vite";

export interface SourceImport {
  readonly specifier: string;
  readonly line: number;
  /** A "type" import is erased at build time; "lazy" is an import() call. */
  readonly kind: "value" | "type" | "lazy";
}

export interface SourceFile {
  /** From the root of the project, with forward slashes. */
  readonly path: string;
  readonly lineCount: number;
  readonly imports: readonly SourceImport[];
  readonly hasDefaultExport: boolean;
  /** Whether it only re-exports what other files export. */
  readonly onlyReExports: boolean;
  /** Exported functions without a doc comment. */
  readonly undocumented: readonly { readonly name: string; readonly line: number }[];
  /** Lines that begin a database transaction: `db.transaction(`. */
  readonly transactions: readonly number[];
  /** The values of its string literals: route tables name modules in strings. */
  readonly strings: readonly string[];
}

/** Parses a TypeScript file. Throws when it does not parse. */
export function readSource(path: string, text: string): SourceFile {
  const { module, program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const lineAt = (offset: number) => text.slice(0, offset).split("\n").length;

  const imports: SourceImport[] = [];
  for (const { start, moduleRequest, entries } of module.staticImports) {
    const isType =
      /^import\s+type\b/.test(text.slice(start)) || (entries.length > 0 && entries.every((e) => e.isType));
    imports.push({ specifier: moduleRequest.value, line: lineAt(start), kind: isType ? "type" : "value" });
  }
  for (const { start, entries } of module.staticExports) {
    const request = entries[0]?.moduleRequest;
    const isType = entries.every((entry) => entry.isType);
    if (request)
      imports.push({ specifier: request.value, line: lineAt(start), kind: isType ? "type" : "value" });
  }
  for (const { start, moduleRequest } of module.dynamicImports) {
    const literal = /^(["'`])([^"'`$]+)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[2]) imports.push({ specifier: literal[2], line: lineAt(start), kind: "lazy" });
  }

  return {
    path,
    lineCount: text.split("\n").length - (text.endsWith("\n") ? 1 : 0),
    imports,
    hasDefaultExport: module.staticExports.some((statement) =>
      statement.entries.some((entry) => entry.exportName.kind === "Default"),
    ),
    onlyReExports:
      program.body.length > 0 &&
      program.body.every(
        (statement) =>
          statement.type === "ExportAllDeclaration" ||
          (statement.type === "ExportNamedDeclaration" && statement.source !== null),
      ),
    undocumented: undocumentedFunctions(text),
    transactions: [...text.matchAll(/\.transaction\s*\(/g)].map(({ index }) => lineAt(index)),
    strings: [...text.matchAll(/"([^"\n]+)"/g)].map((match) => match[1] ?? ""),
  };
}

/** The project path an import leads to; undefined for a package or a generated module. */
export function importedPath(importer: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, "");
  if (bare.startsWith("#")) return bare.slice(1);
  if (!bare.startsWith(".") || bare.startsWith("./+types/")) return undefined;
  const base = new URL(`file:///${importer}`);
  return decodeURIComponent(new URL(bare, base).pathname.slice(1));
}

/** The package an import names, `@scope/name` whole; undefined for project files, Node's and virtual modules. */
export function importedPackage(specifier: string): string | undefined {
  if (/^(?:[.#]|node:|virtual:)/.test(specifier)) return undefined;
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

function undocumentedFunctions(text: string): SourceFile["undocumented"] {
  const lines = text.split("\n");
  return lines.flatMap((line, index) => {
    const name = /^export (?:async )?function (\w+)/.exec(line)?.[1];
    const above = lines[index - 1]?.trim() ?? "";
    // Overloads after the first are documented by the comment above the first.
    return name === undefined || above.endsWith("*/") || above.startsWith(`export function ${name}`)
      ? []
      : [{ name, line: index + 1 }];
  });
}
