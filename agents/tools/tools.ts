/** The tools, in the order in which they are listed. */
import { checkContrast, convertColors, describeColor } from "./color-tools.ts";
import { readColors, writeColors } from "./file-tools.ts";
import { makePalette, makeRamp, searchLibrary } from "./palette-tools.ts";
import { auditTheme, makeTheme } from "./theme-tools.ts";
import type { Tool } from "./tool.ts";

export const TOOLS: readonly Tool[] = [
  makeTheme,
  auditTheme,
  checkContrast,
  makePalette,
  makeRamp,
  convertColors,
  describeColor,
  readColors,
  writeColors,
  searchLibrary,
];
