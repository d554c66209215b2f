/**
 * A theme as variables of Figma: a token file a mode, which the import of a variable collection takes one after the
 * other. Figma reads only sRGB and HSL, so a color outside sRGB is gamut-mapped.
 */
import { mapToGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { ROLE_TOKENS, THEME_MODES } from "#engine/theme/role-graph.ts";
import type { FourModeTheme } from "#engine/theme/solve-theme.ts";
import { MODE_TITLES } from "./mode-names.ts";
import { bareName, PLAIN_NAMES, type ThemeNaming } from "./theme-naming.ts";
import { aliasOf, inPrefix, rampGroups, type ThemeFile, tokenColor } from "./write-theme-tokens.ts";

/**
 * Tokens stand at the root, because a group would become part of each variable's name. Primitives are variables `ramp/…` of
 * the same collection, to which the others are aliases. A prefix is a group around both.
 */
export function writeThemeFigma(theme: FourModeTheme, naming: ThemeNaming = PLAIN_NAMES): ThemeFile[] {
  const { primitives = [] } = naming;
  const inSrgb = (color: Color) => tokenColor(mapToGamut(color, "srgb"));
  const ramps =
    primitives.length === 0 ? {} : { ramp: { $type: "color", ...rampGroups(primitives, inSrgb) } };
  return THEME_MODES.map((mode) => {
    const tokens = Object.fromEntries(
      ROLE_TOKENS.map((token) => [
        bareName(token, naming),
        {
          $type: "color",
          $value: aliasOf(token, theme.modes[mode][token], naming) ?? inSrgb(theme.modes[mode][token]),
        },
      ]),
    );
    const file = {
      ...inPrefix({ ...ramps, ...tokens }, naming),
      $extensions: { "com.figma.modeName": MODE_TITLES[mode] },
    };
    return { name: `${mode}.tokens.json`, text: `${JSON.stringify(file, null, 2)}\n` };
  });
}
