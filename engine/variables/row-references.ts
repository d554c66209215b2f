/** Rows that refer to another row: `--link: var(--brand)`. */
import type { VariableRow } from "./variable-set.ts";

/**
 * Gives each row with a reference the colors of the row it refers to. A reference to a missing row, or in a circle, is
 * removed; the row keeps the colors it has.
 */
export function followReferences(rows: readonly VariableRow[]): readonly VariableRow[] {
  if (rows.every(({ refersTo }) => refersTo === undefined)) return rows;
  const byName = new Map(rows.map((row) => [row.name, row]));
  return rows.map((row) => {
    if (row.refersTo === undefined) return row;
    const end = endOf(row, byName);
    const { color, dark: _dark, refersTo, ...rest } = row;
    if (end === undefined) return { ...rest, color, ...(row.dark !== undefined && { dark: row.dark }) };
    return { ...rest, color: end.color, ...(end.dark !== undefined && { dark: end.dark }), refersTo };
  });
}

/** The row at the end of the chain of references. */
function endOf(row: VariableRow, byName: ReadonlyMap<string, VariableRow>): VariableRow | undefined {
  const seen = new Set<string>();
  let at: VariableRow | undefined = row;
  while (at?.refersTo !== undefined) {
    if (seen.has(at.name)) return undefined;
    seen.add(at.name);
    at = byName.get(at.refersTo);
  }
  return at;
}
