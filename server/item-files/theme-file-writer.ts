/** The files of a saved theme; runs in a thread. */
import { themeReport } from "#calls/palettes/theme-report.ts";
import { themeRequest } from "#domain/documents/theme/theme-document.ts";
import { writeThemeFile } from "#domain/library/theme-files.ts";
import { storedTheme } from "#domain/library/theme-link.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import type { ThemeFileInput } from "./theme-file-work.ts";

export function writeThemeItemFile({ item, theme, file, origin }: ThemeFileInput): string {
  const link = `${origin}/palettes/${item.id}`;
  return file === "json"
    ? reportOf(item, theme, link)
    : writeThemeFile({ theme, title: item.title }, file, link);
}

/** The theme in the format of the API, with its settings. */
function reportOf({ id, title, author }: ThemeFileInput["item"], theme: string, link: string): string {
  const document = storedTheme(theme);
  const report = themeReport(solveTheme(themeRequest(document)));
  const { contrast, tintPercent, floors, ratios = {}, label = "best", edition = 1 } = document;
  const given = { contrast, tint: tintPercent / 100, floors, ratios, label, edition };
  return `${JSON.stringify({ id, title, author, link, theme, ...given, ...report }, null, 2)}\n`;
}
