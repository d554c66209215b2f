import { cycles } from "./cycles.ts";
import { barrels, defaultExports, documented, folders, rooms, size, transactions } from "./file-rules.ts";
import { climbing, layers, missing, order, places, serverFromApp, slices } from "./import-rules.ts";
import type { Rule } from "./rule.ts";

export const RULES: readonly Rule[] = [
  layers,
  slices,
  order,
  places,
  serverFromApp,
  climbing,
  missing,
  barrels,
  folders,
  rooms,
  size,
  defaultExports,
  documented,
  transactions,
  cycles,
];
