/**
 * The documents of the Dark and the Light Theme Generator: a theme and the view settings. Query fields besides those of
 * theme-document.ts:
 *
 *   mode=light-high      the mode on the canvas; by default the one in the title of the page
 *   view=audit           sample (default), audit, tokens
 */

import { describe } from "#domain/documents/fields/describe.ts";
import { choice } from "#domain/documents/fields/simple-fields.ts";
import type { DescribedKind } from "#domain/documents/tool-document.ts";
import { THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import { withBrands } from "./theme-changes.ts";
import { FIRST_THEME, THEME_FIELDS, type ThemeDocument } from "./theme-document.ts";

export const THEME_VIEWS = ["sample", "audit", "tokens"] as const;
export type ThemeView = (typeof THEME_VIEWS)[number];

export interface ShownTheme extends ThemeDocument {
  /** The mode on the canvas. */
  readonly mode: ThemeModeName;
  readonly view: ThemeView;
}

export const DARK_THEME = themeKind("dark-theme", "/dark-theme-generator", "dark");
export const LIGHT_THEME = themeKind("light-theme", "/light-theme-generator", "light");

/** The kind whose address this is; undefined for any other address. */
export function themeKindOf(pathname: string): DescribedKind<ShownTheme> | undefined {
  return [DARK_THEME, LIGHT_THEME].find(({ path }) => path === pathname);
}

function themeKind(tool: string, path: string, first: ThemeModeName): DescribedKind<ShownTheme> {
  const address = describe<ShownTheme>({
    fields: {
      ...THEME_FIELDS,
      mode: choice("mode", "mode of a theme", THEME_MODES, first),
      view: choice("view", "view", THEME_VIEWS, "sample"),
    },
    first: FIRST_THEME,
  });
  return {
    ...address,
    tool,
    path,
    take: (colors) => withBrands(address.first(), colors),
    colorsOf: ({ brand }) => brand,
    withViewOf: (document, { mode, view }) => ({ ...document, mode, view }),
  };
}
