/** Plain-text tables and verdicts of the benchmarks. */

/** Columns are as wide as their widest cell; the first is left-aligned, the others right-aligned. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd();
  return rows.map(line).join("\n");
}

/** One line for a goal: what was measured, the goal, and whether it was reached. */
export function goalLine(goal: string, measured: number, most: number, unit = ""): string {
  const verdict = measured <= most ? "reached    " : "NOT REACHED";
  return `${verdict}  ${goal}: ${figure(measured)}${unit}, asked at most ${figure(most)}${unit}`;
}

/** Three significant digits, without an exponent. */
export function figure(value: number): string {
  if (value >= 100) return value.toFixed(0);
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
