import { importedPath, type SourceFile } from "./source-file.ts";

export interface Finding {
  readonly rule: string;
  readonly path: string;
  readonly line?: number;
  readonly message: string;
}
/** Takes all source files and returns the findings. */
export type Rule = (files: readonly SourceFile[]) => Finding[];

/** Tests, and files that only tests import: they may use any package. */
export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || path.includes("/testing/");

/** Written by a script, so limits on length do not apply. */
export const isGenerated = (path: string): boolean => path.includes(".generated.");

/** The route of a built tool, which app/routes.ts finds by the tool's row. */
const TOOL_ROUTE = /^app\/tools\/[^/]+\/route\.tsx$/;

/** Route modules of tools, and those that app/routes.ts (or a file of app/ that it imports) names in a string. */
export function routeModulesOf(files: readonly SourceFile[]): Set<string> {
  const table = files.find((file) => file.path === "app/routes.ts");
  const named = new Set(
    table?.imports
      .map((each) => importedPath(table.path, each.specifier))
      .filter((path) => path?.startsWith("app/")),
  );
  const tables = files.filter((file) => file === table || named.has(file.path));
  return new Set([
    "app/root.tsx",
    ...tables.flatMap((file) => file.strings.map((text) => `app/${text}`)),
    ...files.map((file) => file.path).filter((path) => TOOL_ROUTE.test(path)),
  ]);
}
