/** Exports a saved theme in the formats that its page shows and its addresses answer. */
import { themeRequest } from "#domain/documents/theme/theme-document.ts";
import { toIdentifiers } from "#engine/files/export/identifiers.ts";
import { primitivesOf } from "#engine/theme/outputs/theme-primitives.ts";
import { writeThemeCss } from "#engine/theme/outputs/write-theme-css.ts";
import { writeShadcnItem } from "#engine/theme/outputs/write-theme-shadcn.ts";
import { writeThemeSvg } from "#engine/theme/outputs/write-theme-svg.ts";
import { writeThemeTailwind } from "#engine/theme/outputs/write-theme-tailwind.ts";
import { writeThemeTokenGroups } from "#engine/theme/outputs/write-theme-tokens.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import { storedTheme } from "./theme-link.ts";

export const THEME_FILES = ["css", "tailwind.css", "tokens.json", "registry.json", "svg"] as const;
export type ThemeFileId = (typeof THEME_FILES)[number];

/** The size of the picture of the four modes, in pixels: that of a card. */
const THEME_PICTURE = { width: 480, height: 600 } as const;

const WRITING = { prefix: "", format: "oklch" } as const;

interface SavedTheme {
  /** Link of the theme. */
  readonly theme: string;
  readonly title: string;
}

/**
 * A function that writes files of the theme with its four modes, which are solved once. `shareLink` is an address of this
 * site, which contains no comment marks.
 */
export function themeFileWriter(
  { theme: link, title }: SavedTheme,
  shareLink: string,
): (file: ThemeFileId) => string {
  const request = themeRequest(storedTheme(link));
  const theme = solveTheme(request);
  const writing = { ...WRITING, primitives: primitivesOf(request.steps) };
  const [name = "theme"] = toIdentifiers([title === "" ? "theme" : title], "kebab");
  return (file) => {
    switch (file) {
      case "css":
        return `/* ${shareLink} */\n${writeThemeCss(theme, "light-dark", writing)}`;
      case "tailwind.css":
        return `/* ${shareLink} */\n${writeThemeTailwind(theme, writing)}`;
      case "tokens.json":
        return writeThemeTokenGroups(theme);
      case "registry.json":
        return writeShadcnItem(theme, name, title === "" ? "Theme" : title, writing.primitives);
      case "svg":
        return writeThemeSvg(theme, THEME_PICTURE);
    }
  };
}

/** One file; see `themeFileWriter`. */
export function writeThemeFile(saved: SavedTheme, file: ThemeFileId, shareLink: string): string {
  return themeFileWriter(saved, shareLink)(file);
}

/** The address of a saved theme's registry item, which `shadcn add` takes. */
export function registryAddress(origin: string, id: string): string {
  return `${origin}/themes/${id}/registry.json`;
}
