/** The fourteen tools. A planned tool is not linked anywhere; once it is built, its row moves to built-tools.ts. */
import { BUILT_TOOLS, type Tool, tool } from "./built-tools.ts";

// biome-ignore format: one row per tool is easier to read
const PLANNED: readonly Tool[] = [
  tool("ui-palette", "/ui-palette-generator", "UI Palette Generator", "Eleven even steps from one brand", "bands"),
];

export const TOOLS: readonly (Tool & { readonly isBuilt: boolean })[] = [
  ...BUILT_TOOLS.map((entry) => ({ ...entry, isBuilt: true })),
  ...PLANNED.map((entry) => ({ ...entry, isBuilt: false })),
];
