import { cycles } from "./cycles.ts";
import { barrels, defaultExports, folders, size } from "./file-rules.ts";
import { climbing, colorLibrary, layers, missing, serverFromApp, slices } from "./import-rules.ts";
import type { Rule } from "./rule.ts";

export const RULES: readonly Rule[] = [
  layers,
  slices,
  serverFromApp,
  colorLibrary,
  climbing,
  missing,
  barrels,
  folders,
  size,
  defaultExports,
  cycles,
];
