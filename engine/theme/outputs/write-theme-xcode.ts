/**
 * A theme as an Xcode asset catalog: a color set for each token with four appearances, which the system chooses among
 * (Asset Catalog Format Reference, "Named Color Type"; Increase Contrast is the appearance `contrast` of value `high`).
 */
import { componentsOf } from "#engine/files/export/color-sets.ts";
import { toIdentifiers } from "#engine/files/export/identifiers.ts";
import { ROLE_TOKENS, THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import type { FourModeTheme } from "#engine/theme/solve-theme.ts";
import { bareName, PLAIN_NAMES, type ThemeNaming } from "./theme-naming.ts";
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

/**
 * `Theme.xcassets`, with the namespace `Theme`: `Color("Theme/OnBrand")`. A prefix names the namespace. Color sets cannot
 * refer to each other, so there are no primitives.
 */
export function writeThemeXcode(theme: FourModeTheme, naming: ThemeNaming = PLAIN_NAMES): ThemeFile[] {
  const [space = "Theme"] = naming.prefix === "" ? [] : toIdentifiers([naming.prefix], "pascal");
  const sets = ROLE_TOKENS.map((token) => {
    const colors = THEME_MODES.map((mode) => ({
      ...(APPEARANCES[mode].length > 0 && { appearances: APPEARANCES[mode] }),
      color: componentsOf(theme.modes[mode][token]),
      idiom: "universal",
    }));
    return file(`${space}/${bareName(token, naming, "pascal")}.colorset/`, { colors, info: INFO });
  });
  return [
    file("", { info: INFO }),
    file(`${space}/`, { info: INFO, properties: { "provides-namespace": true } }),
    ...sets,
  ];
}

function file(folder: string, content: object): ThemeFile {
  return {
    name: `Theme.xcassets/${folder}Contents.json`,
    text: `${JSON.stringify(content, null, 2)}\n`,
  };
}
