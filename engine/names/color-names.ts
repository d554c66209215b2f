/**
 * About 3400 names for colors, of the best of color-name-list (D. Aerne and contributors, MIT): those that can stand in a
 * client's style sheet. Large, so load it on demand.
 */
import { COLOR_NAME_LINES } from "./color-names.generated.ts";
import type { NameEntry } from "./names.ts";

const HEX_DIGITS = 6;

/** Each name with its hex of six digits. */
export const COLOR_NAMES: readonly NameEntry[] = COLOR_NAME_LINES.split("\n").map(
  (line) => [line.slice(HEX_DIGITS), line.slice(0, HEX_DIGITS)] as const,
);
