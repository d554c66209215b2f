/** The colors of the style sheets and style attributes in a page of HTML or a component of Vue, Svelte or Astro. */
import { FileProblem } from "#engine/bytes/file-problem.ts";
import { pageStyles } from "#engine/css/page-styles.ts";
import { readText } from "#engine/files/import/import-text.ts";
import type { ReadPalette, UnreadPart } from "#engine/files/import/read-palette.ts";
import { readStyleSheet } from "./import-css.ts";

/** Undefined for a text that is neither. Throws a FileProblem for one without any style. */
export function readPage(text: string): ReadPalette | undefined {
  const page = pageStyles(text);
  if (page === undefined) return undefined;
  const { css, placeOf, unread } = page;
  if (css.trim() === "" && unread.length === 0)
    throw new FileProblem(
      "is a page of HTML without a style sheet or a style attribute in it. Paste the sheet that it links to, or a list of colors.",
    );
  const sheet = readStyleSheet(css);
  const isSheet = sheet !== undefined && (sheet.colors.length > 0 || (sheet.unread ?? []).length > 0);
  const read = isSheet ? sheet : readText(css);
  const parts = (read.unread ?? []).map(
    (part): UnreadPart =>
      part.line === undefined ? part : { ...part, ...placeOf(part.line, part.column ?? 1) },
  );
  const all = [...parts, ...unread].toSorted(
    (a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
  return {
    ...read,
    format: "Styles of a page",
    modes: read.modes ?? [],
    ...(all.length > 0 && { unread: all }),
  };
}
