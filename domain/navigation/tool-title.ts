import { BUILT_TOOLS } from "./built-tools.ts";

/** The tool's title. Throws if the tool is not built. */
export function titleOfTool(id: string): string {
  const found = BUILT_TOOLS.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`No tool is built that is called ${id}`);
  return found.title;
}
