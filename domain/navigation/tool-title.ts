import { TOOLS } from "./tools.ts";

/** The tool's title. Throws if there is no such tool. */
export function titleOfTool(id: string): string {
  const found = TOOLS.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`No tool is called ${id}`);
  return found.title;
}
