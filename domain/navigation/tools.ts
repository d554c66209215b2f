/** All tools. A planned tool is not linked anywhere; once it is built, its row moves to built-tools.ts. */
import { BUILT_TOOLS, type Tool } from "./built-tools.ts";

const PLANNED: readonly Tool[] = [];

export const TOOLS: readonly (Tool & { readonly isBuilt: boolean })[] = [
  ...BUILT_TOOLS.map((entry) => ({ ...entry, isBuilt: true })),
  ...PLANNED.map((entry) => ({ ...entry, isBuilt: false })),
];
