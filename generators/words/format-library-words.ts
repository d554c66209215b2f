/** What the library's sources called their colors and palettes, as a file. */

interface SeedPalette {
  readonly source: string;
  readonly title: string;
  readonly colors: readonly string[];
  readonly names: readonly string[];
  /** Set for what came after the first day, which is no evidence yet: the list has its limit of size. */
  readonly addedOn?: string;
}

/** Sources that name each color; the titles of their palettes repeat these names. */
const NAMES_COLORS: readonly string[] = ["wada"];
/** Of the sources with titles of their own, that whose titles are spoken words; those of editor schemes say little of their colors. */
const NAMES_PALETTES: readonly string[] = ["chromotome"];
/** A title that is a code, such as "Tsu 03", has no word to look for. */
const SPOKEN = /^[A-Z]?[a-zé]{3,}(?: [a-zé]{3,})*$/u;
const MAX_COLORS = 8;

/** The text of domain/words/library-words.generated.ts. */
export function formatLibraryWords(
  palettes: readonly SeedPalette[],
  sources: readonly { readonly slug: string; readonly name: string }[],
): string {
  const rows = new Map<string, Set<string>>();
  const add = (source: string, row: string): void => {
    const name = sources.find(({ slug }) => slug === source)?.name ?? source;
    rows.set(name, (rows.get(name) ?? new Set()).add(row));
  };
  for (const { source, title, colors, names, addedOn } of palettes) {
    if (addedOn !== undefined) continue;
    if (NAMES_COLORS.includes(source))
      for (const [index, color] of colors.entries())
        if (names[index] !== undefined) add(source, `${names[index]}:${color.slice(1)}`);
    if (NAMES_PALETTES.includes(source) && SPOKEN.test(title))
      add(
        source,
        `${title}:${colors
          .slice(0, MAX_COLORS)
          .map((color) => color.slice(1))
          .join("")}`,
      );
  }
  const lists = [...rows].map(
    ([source, list]) =>
      `  ${JSON.stringify(source)}: [\n${[...list].map((row) => `    ${JSON.stringify(row)},`).join("\n")}\n  ],`,
  );
  return `// Written by generators/library-words.ts from the library's data (server/library/seed-data/).

/** By source: a name or a title, a colon, and its colors, six digits of hex each. */
export const LIBRARY_WORDS: Readonly<Record<string, readonly string[]>> = {
${lists.join("\n")}
};
`;
}
