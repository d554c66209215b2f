/** The file of the names that colors are given, and which of the list they are. */
import { isRefused } from "./refused-names.ts";

export interface ListedName {
  readonly name: string;
  /** With its number sign. */
  readonly hex: string;
}

/** The names that are not refused, in the order of the list. */
export function soberNames(list: readonly ListedName[]): ListedName[] {
  return list.filter(({ name }) => !isRefused(name));
}

/** The text of engine/names/color-names.generated.ts. */
export function formatColorNames(list: readonly ListedName[]): string {
  const rows = soberNames(list).map(({ name, hex }) => `${hex.slice(1)}${name}`);
  return `// Written by generators/color-names.ts from color-name-list (D. Aerne and contributors, MIT).

/** A line for each color: six digits of hex, then its name. */
export const COLOR_NAME_LINES = \`${rows.join("\n")}\`;
`;
}
