/** The pieces of work that show a palette in use, each with the tool that it opens. */
import { TOOLS } from "#domain/navigation/tools.ts";

export interface WorkOpens {
  readonly path: string;
  readonly caption: string;
}

export const WORK_OPENS = {
  interface: opens("light-theme", "Interface"),
  pattern: opens("wallpaper", "Wallpaper"),
  gradient: opens("gradient", "Gradient"),
  pair: opens("contrast", "Contrast"),
} as const satisfies Record<string, WorkOpens>;

/** Throws for a tool that is not there. */
function opens(tool: string, caption: string): WorkOpens {
  const path = TOOLS.find(({ id }) => id === tool)?.path;
  if (path === undefined) throw new Error(`No tool is called ${tool}`);
  return { path, caption };
}
