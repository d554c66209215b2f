/** A linked pair of a light and a dark theme: a token set in one has the same contrast in the other. */

import type { ExportPalette } from "#engine/files/export/export-palette.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { buildTheme, ratioToPage, type Theme, type ThemeOverrides, type ThemeRequest } from "./theme.ts";
import { toneAtContrast } from "./theme-contrast.ts";
import { shadcnRoles } from "./theme-shadcn.ts";
import { CORE_TOKENS, type ThemeMode, type TokenName, themeEntries } from "./theme-tokens.ts";

export interface ThemePairRequest extends Omit<ThemeRequest, "mode" | "overrides"> {
  readonly overrides?: { readonly light?: ThemeOverrides; readonly dark?: ThemeOverrides };
  /** An override in one theme moves the token of the other to the same contrast; true by default. */
  readonly isLinked?: boolean;
}

/** A token's WCAG ratio to its page, 1 to 21, in each theme. */
export interface ContrastRung {
  readonly token: TokenName;
  readonly light: number;
  readonly dark: number;
}

export interface LinkedThemes {
  readonly light: Theme;
  readonly dark: Theme;
  /** Tokens that follow an override in the other theme. */
  readonly linked: Readonly<Record<ThemeMode, readonly TokenName[]>>;
  /** Contrasts of both themes side by side, in the order of the tokens. */
  readonly ladder: readonly ContrastRung[];
}

/**
 * Tokens whose contrast with the page is the same in both themes, within 4 percent (the precision of 8 bits per
 * channel). The brand is unchanged in both, and text on a fill follows the fill.
 */
export const MATCHED_TOKENS: readonly TokenName[] = CORE_TOKENS.filter(
  (token) => !token.startsWith("brand") && !token.startsWith("on-"),
);

/**
 * A light and a dark theme whose matched tokens have the same contrast to their pages, not the same lightness. An
 * override in one moves its counterpart in the other, unless that is overridden too or `isLinked` is false.
 */
export function buildThemePair(request: ThemePairRequest): LinkedThemes {
  const { overrides = {}, isLinked = true, ...rest } = request;
  const own = { light: overrides.light ?? {}, dark: overrides.dark ?? {} };
  const first = {
    light: buildTheme({ ...rest, mode: "light", overrides: own.light }),
    dark: buildTheme({ ...rest, mode: "dark", overrides: own.dark }),
  };
  const follow = (mode: ThemeMode): ThemeOverrides =>
    isLinked ? linkedOverrides(first[mode === "light" ? "dark" : "light"], first[mode], own[mode]) : {};
  const linked = { light: follow("light"), dark: follow("dark") };
  const finished = (mode: ThemeMode): Theme => {
    if (Object.keys(linked[mode]).length === 0) return first[mode];
    const theme = buildTheme({ ...rest, mode, overrides: { ...linked[mode], ...own[mode] } });
    return { ...theme, overridden: theme.overridden.filter((token) => token in own[mode]) };
  };
  const [light, dark] = [finished("light"), finished("dark")];
  return {
    light,
    dark,
    linked: { light: tokensOf(linked.light), dark: tokensOf(linked.dark) },
    ladder: themeEntries(light.tokens).map(([token]) => ({
      token,
      light: ratioToPage(light, token),
      dark: ratioToPage(dark, token),
    })),
  };
}

/** The overrides of `from` translated to `to`; those of the page and of text on fills have no counterpart. */
function linkedOverrides(from: Theme, to: Theme, own: ThemeOverrides): ThemeOverrides {
  const page = to.tokens["surface-a0"];
  const entries = from.overridden.flatMap((token): [TokenName, Color][] => {
    const color = from.tokens[token];
    if (token in own || color === undefined || token === "surface-a0" || token.startsWith("on-")) return [];
    if (/^brand(?:-[23])?-a0$/.test(token)) return [[token, color]];
    const { chroma, hueDeg } = colorToOklch(color);
    const least = ratioToPage(from, token);
    const towards = to.mode === "light" ? "dark" : "light";
    return [
      [
        token,
        toneAtContrast({ hueDeg, chroma, towards, requirements: [{ against: page, metric: "wcag", least }] }),
      ],
    ];
  });
  return Object.fromEntries(entries);
}

function tokensOf(overrides: ThemeOverrides): TokenName[] {
  return CORE_TOKENS.filter((token) => token in overrides);
}

/** The pair as a palette for the export panel: one color per token, with its dark value. */
export function themePalette(themes: Pick<LinkedThemes, "light" | "dark">, title = "Theme"): ExportPalette {
  return {
    title,
    colors: themeEntries(themes.light.tokens).map(([token, color]) => {
      const dark = themes.dark.tokens[token];
      return { name: token, color, ...(dark !== undefined && { dark }) };
    }),
    roles: { light: shadcnRoles(themes.light), dark: shadcnRoles(themes.dark) },
  };
}
