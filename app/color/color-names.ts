/**
 * The "bestof" list of color-name-list (D. Aerne and contributors, MIT), about 5000 names; loaded on demand
 * (color-namer.ts).
 */
import { colornames } from "color-name-list/bestof";
import type { NameEntry } from "#engine/names/names.ts";

export const COLOR_NAMES: readonly NameEntry[] = colornames.map(
  ({ name, hex }: { name: string; hex: string }) => [name, hex],
);
