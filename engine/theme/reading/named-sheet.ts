/** The named colors of a file that is no style sheet as one, with an attribute for each mode. */
import { groupedBy } from "#engine/bytes/grouped.ts";
import type { NamedValue } from "#engine/files/import/named-value.ts";
import type { NamedFile } from "#engine/files/import/named-values.ts";
import { isMuiTheme, muiDerived, muiSettings } from "#engine/frameworks/mui-palette.ts";
import { madeLine, madeSheet, type ThemeSheet } from "./theme-sheet.ts";

/** What has no mode counts in all of them. Its values are changed where they stand, and none is added. */
export function namedSheet(text: string, { kind, values }: NamedFile): ThemeSheet {
  const derived = isMuiTheme(text) ? muiValues(text, values) : [];
  const isDerived = new Set(derived);
  const modes = groupedBy([...values, ...derived], ({ mode }) => mode ?? "");
  const ordered = [...modes].toSorted(([a], [b]) => Number(a !== "") - Number(b !== ""));
  const lines = ordered.flatMap(([mode, own]) => [
    { text: mode === "" ? ":root {" : `[data-theme="${mode.replaceAll(/[^\p{L}\p{N} ._-]/gu, " ")}"] {` },
    ...own.map((each) => {
      const { name, value, line, from, to, written = "none" as const } = each;
      return madeLine(`--${name}`, value, {
        keyAt: from,
        line,
        from,
        to,
        written,
        isDerived: isDerived.has(each),
      });
    }),
    { text: "}" },
  ]);
  return { ...madeSheet(kind, text, lines, () => ""), isFixed: true };
}

const MAIN = /(?:^|-)main$/;
const DERIVED = ["contrastText", "dark"] as const;

/** What MUI derives from each `main` of a text, where its color has no value of its own; a repair writes it behind `main`. */
function muiValues(text: string, values: readonly NamedValue[]): readonly NamedValue[] {
  const settings = muiSettings(text);
  const known = new Set(values.map(({ mode, name }) => `${mode ?? ""} ${name}`));
  return values.flatMap((main): NamedValue[] => {
    const { name, mode, value, line, to } = main;
    const derived = MAIN.test(name) ? muiDerived(value, settings) : undefined;
    if (derived === undefined) return [];
    // Behind the quote of a text, or an expression as it is.
    const quote = /["'`]/.exec(text.charAt(to))?.[0] ?? "";
    const at = to + quote.length;
    const isKeyQuoted = /^\s*[{[]/.test(text) && quote === '"';
    return DERIVED.flatMap((key): NamedValue[] => {
      const own = name.replace(/main$/, key);
      if (known.has(`${mode ?? ""} ${own}`) || known.has(` ${own}`)) return [];
      const written = (css: string): string =>
        `, ${isKeyQuoted ? `"${key}"` : key}: ${quote || '"'}${css}${quote || '"'}`;
      return [{ name: own, ...(mode && { mode }), value: derived[key], line, from: at, to: at, written }];
    });
  });
}
