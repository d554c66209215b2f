/** The names that the colors of a palette are exported with (PAL-1, TST-3). */
import { uniqueNames } from "#engine/files/export/unique-names.ts";

/**
 * The names of the canvas: the person's own, and the nearest known names for the others. A nearest name that is somebody's own
 * gets a number. Without any own name they are nearest names alone, which code has only when asked.
 */
export function exportedNames(
  own: readonly (string | undefined)[],
  nearest: readonly string[],
): { readonly isNearestNamed: boolean; readonly names: readonly string[] } {
  const named = own.map((name) => name !== undefined && name !== "");
  const shown = own.map((name, index) => name || nearest[index] || `Color ${index + 1}`);
  return { isNearestNamed: !named.includes(true), names: uniqueNames(shown, named) };
}
