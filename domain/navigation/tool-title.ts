import { BUILT_TOOLS } from "./built-tools.ts";

/** As in its row. Throws for a tool that is not built. */
export function titleOfTool(id: string): string {
  const found = BUILT_TOOLS.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`No tool is built that is called ${id}`);
  return found.title;
}
