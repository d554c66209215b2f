/** Writes a theme document in each output, with all four modes. */
import { type ThemeDocument, themeRequest } from "#domain/documents/theme-document.ts";
import { writeThemeCss } from "#engine/theme/outputs/write-theme-css.ts";
import { writeShadcnItem, writeThemeTailwind } from "#engine/theme/outputs/write-theme-shadcn.ts";
import { writeThemeTokens } from "#engine/theme/outputs/write-theme-tokens.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import type { ThemeOutputId, ThemeOutputOptions, WrittenThemeFile } from "./output-list.ts";

/** One file, or several that belong together. */
export function writeThemeOutput(
  document: ThemeDocument,
  id: ThemeOutputId,
  { by, format, prefix, link }: ThemeOutputOptions,
): readonly WrittenThemeFile[] {
  const theme = solveTheme(themeRequest(document));
  const comment = `/* ${link.replaceAll("*/", "* /")} */\n`;
  switch (id) {
    case "css":
      return [{ name: "theme.css", text: comment + writeThemeCss(theme, by, { format, prefix }) }];
    case "tailwind":
      return [{ name: "theme.css", text: comment + writeThemeTailwind(theme, { format, prefix }) }];
    case "shadcn":
      return [
        { name: "registry-item.json", text: writeShadcnItem(theme, "tincture-theme", "Tincture theme") },
      ];
    case "dtcg":
      return writeThemeTokens(theme);
  }
}
