/**
 * A theme as an Xcode asset catalog: a color set for each token with four appearances, which the system chooses among
 * (Asset Catalog Format Reference, "Named Color Type"; Increase Contrast is the appearance `contrast` of value `high`).
 */
import { componentsOf } from "#engine/files/export/color-sets.ts";
import { toIdentifiers } from "#engine/files/export/identifiers.ts";
import { ROLE_TOKENS, THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import type { FourModeTheme } from "#engine/theme/solve-theme.ts";
import type { ThemeFile } from "./write-theme-tokens.ts";

const INFO = { author: "xcode", version: 1 } as const;
const DARK = { appearance: "luminosity", value: "dark" } as const;
const HIGH = { appearance: "contrast", value: "high" } as const;
const APPEARANCES: Readonly<Record<ThemeModeName, readonly object[]>> = {
  light: [],
  dark: [DARK],
  "light-high": [HIGH],
  "dark-high": [DARK, HIGH],
};

/** `Theme.xcassets`, with the namespace `Theme`: `Color("Theme/OnBrand")`. */
export function writeThemeXcode(theme: FourModeTheme): ThemeFile[] {
  const names = toIdentifiers(ROLE_TOKENS, "pascal");
  const sets = ROLE_TOKENS.map((token, index) => {
    const colors = THEME_MODES.map((mode) => ({
      ...(APPEARANCES[mode].length > 0 && { appearances: APPEARANCES[mode] }),
      color: componentsOf(theme.modes[mode][token]),
      idiom: "universal",
    }));
    return file(`Theme/${names[index] ?? token}.colorset/`, { colors, info: INFO });
  });
  return [
    file("", { info: INFO }),
    file("Theme/", { info: INFO, properties: { "provides-namespace": true } }),
    ...sets,
  ];
}

function file(folder: string, content: object): ThemeFile {
  return {
    name: `Theme.xcassets/${folder}Contents.json`,
    text: `${JSON.stringify(content, null, 2)}\n`,
  };
}
