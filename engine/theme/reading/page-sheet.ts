/** A page of HTML, or a component of Vue, Svelte or Astro, as the style sheet in it. */
import { pageStyles } from "#engine/css/page-styles.ts";
import { cssSheet, type ThemeSheet } from "./theme-sheet.ts";

/** Undefined for a text that is neither. */
export function pageSheet(text: string): ThemeSheet | undefined {
  const page = pageStyles(text);
  if (page === undefined) return undefined;
  const { offsetOf } = page;
  return {
    kind: "CSS",
    css: page.css,
    lineOf: (line) => page.placeOf(line, 1).line,
    unread: page.unread,
    edited: ({ values, added }) =>
      cssSheet(text).edited({
        values: values.map(({ from, to, text: value }) => {
          const start = offsetOf(from);
          return { from: start, to: start + to - from, text: value };
        }),
        added: added.map((each) => ({ ...each, at: offsetOf(each.at) })),
      }),
  };
}
