/** Which palettes of the library are examples of taste, and the file that lists them. */

export interface TablePalette {
  readonly source: string;
  readonly colors: readonly string[];
  /** Set for what came after the first day. */
  readonly addedOn?: string;
}

/** Palettes with fewer colors say too little about what goes together. */
const FEWEST = 4;
/** The first of a longer palette, which its author put in front. */
const MOST = 6;

/**
 * Palettes of four colors and more in two halves, each with every second one, so that both have the same sources. Only those of
 * the first day: some that came later were drawn after the table, and another table would change what links of edition 3 draw. What the
 * table has seen under another name is not held out.
 */
export function halves<Palette extends TablePalette>(
  palettes: readonly Palette[],
): readonly [table: Palette[], heldOut: Palette[]] {
  const long = palettes.filter(({ colors, addedOn }) => addedOn === undefined && colors.length >= FEWEST);
  const table = long.filter((_, index) => index % 2 === 0);
  const seen = new Set(table.map(rowOf));
  return [table, long.filter((palette, index) => index % 2 === 1 && !seen.has(rowOf(palette)))];
}

/** Its first colors, six digits each. */
function rowOf({ colors }: TablePalette): string {
  return colors
    .slice(0, MOST)
    .map((hex) => hex.slice(1))
    .join("");
}

/** The text of engine/palette/taste/taste-table.generated.ts. */
export function formatTasteTable(palettes: readonly TablePalette[]): string {
  const bySource = new Map<string, string[]>();
  for (const palette of halves(palettes)[0])
    bySource.set(palette.source, [...(bySource.get(palette.source) ?? []), rowOf(palette)]);
  const lists = [...bySource].map(
    ([source, rows]) =>
      `  ${JSON.stringify(source)}: [\n${rows.map((row) => `    "${row}",`).join("\n")}\n  ],`,
  );
  return `// Written by generators/taste-table.ts from half of the library's credited palettes (server/library/seed-data/).

/** By source: the palettes, each a row of hex colors of six digits in its author's order. */
export const TASTE_TABLE: Readonly<Record<string, readonly string[]>> = {
${lists.join("\n")}
};
`;
}
