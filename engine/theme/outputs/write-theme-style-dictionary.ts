/** A theme for Style Dictionary 4 and 5 (https://styledictionary.com): a token file a mode, and the script that builds them. */
import type { Color } from "#engine/space/color.ts";
import { ROLE_TOKENS, THEME_MODES } from "#engine/theme/role-graph.ts";
import type { FourModeTheme } from "#engine/theme/solve-theme.ts";
import { bareName, PLAIN_NAMES, type ThemeNaming } from "./theme-naming.ts";
import { DEFAULT_WRITING, themeValue } from "./theme-values.ts";
import { aliasOf, inPrefix, rampGroups, type ThemeFile } from "./write-theme-tokens.ts";

const SCRIPT = `// Run with: node build-tokens.mjs
import StyleDictionary from "style-dictionary";

const selectors = {
  light: ":root, .light",
  dark: ".dark",
  "light-high": ".light-high",
  "dark-high": ".dark-high",
};

for (const [mode, selector] of Object.entries(selectors)) {
  const dictionary = new StyleDictionary({
    source: [\`tokens/\${mode}.json\`],
    platforms: {
      css: {
        transforms: ["name/kebab"],
        buildPath: "build/",
        files: [{ destination: \`\${mode}.css\`, format: "css/variables", options: { selector, outputReferences: true } }],
      },
    },
  });
  await dictionary.buildAllPlatforms();
}
`;

/** Values are hex text, which every version and transform reads; a color outside sRGB is oklch() and stays as it is. */
export function writeThemeStyleDictionary(
  theme: FourModeTheme,
  naming: ThemeNaming = PLAIN_NAMES,
): ThemeFile[] {
  const { primitives = [] } = naming;
  const hex = (color: Color): string => themeValue(color, { ...DEFAULT_WRITING, format: "hex" });
  const ramps = primitives.length === 0 ? {} : { ramp: { $type: "color", ...rampGroups(primitives, hex) } };
  const files = THEME_MODES.map((mode) => {
    const tokens = Object.fromEntries(
      ROLE_TOKENS.map((token) => [
        bareName(token, naming),
        { $value: aliasOf(token, theme.modes[mode][token], naming) ?? hex(theme.modes[mode][token]) },
      ]),
    );
    const root = inPrefix({ ...ramps, color: { $type: "color", ...tokens } }, naming);
    const text = `${JSON.stringify(root, null, 2)}\n`;
    return { name: `tokens/${mode}.json`, text };
  });
  return [...files, { name: "build-tokens.mjs", text: SCRIPT }];
}
