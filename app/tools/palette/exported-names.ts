/** The names that the colors of a palette are exported with (TST-3). */

/**
 * The person's own names, and numbers for the others; without any of them the nearest known names, which an export writes
 * only when asked.
 */
export function exportedNames(
  own: readonly (string | undefined)[],
  nearest: readonly string[],
): { readonly isNearestNamed: boolean; readonly names: readonly string[] } {
  const isNearestNamed = own.every((name) => name === undefined || name === "");
  return {
    isNearestNamed,
    names: own.map((name, index) => name || (isNearestNamed ? nearest[index] : "") || `Color ${index + 1}`),
  };
}
