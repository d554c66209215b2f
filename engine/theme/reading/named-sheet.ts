/** The named colors of a file that is no style sheet as one, with an attribute for each mode. */
import { groupedBy } from "#engine/bytes/grouped.ts";
import type { NamedFile } from "#engine/files/import/named-values.ts";
import { madeLine, madeSheet, type ThemeSheet } from "./theme-sheet.ts";

/** What has no mode counts in all of them. Its values are changed where they stand, and none is added. */
export function namedSheet(text: string, { kind, values }: NamedFile): ThemeSheet {
  const modes = groupedBy(values, ({ mode }) => mode ?? "");
  const ordered = [...modes].toSorted(([a], [b]) => Number(a !== "") - Number(b !== ""));
  const lines = ordered.flatMap(([mode, own]) => [
    { text: mode === "" ? ":root {" : `[data-theme="${mode.replaceAll(/[^\p{L}\p{N} ._-]/gu, " ")}"] {` },
    ...own.map(({ name, value, line, from, to, written }) =>
      madeLine(`--${name}`, value, { keyAt: from, line, from, to, written: written ?? ("none" as const) }),
    ),
    { text: "}" },
  ]);
  return { ...madeSheet(kind, text, lines, () => ""), isFixed: true };
}
