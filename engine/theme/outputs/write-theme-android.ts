/**
 * A theme for Android: color resources for day and night, and for Jetpack Compose every token in all four modes, and a
 * `ColorScheme` of Material 3 a mode, solved for the pairs of its components.
 */
import { composeColor } from "#engine/files/export/code-native.ts";
import { toIdentifiers } from "#engine/files/export/identifiers.ts";
import { formatColor } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { ROLE_TOKENS, THEME_MODES } from "#engine/theme/role-graph.ts";
import type { FourModeTheme, RoleColors } from "#engine/theme/solve-theme.ts";
import { type MaterialRole, materialColors } from "#engine/theme/targets/material-colors.ts";
import { MODE_IDENTIFIERS } from "./mode-names.ts";
import type { ThemeFile } from "./write-theme-tokens.ts";

/**
 * `values` and `values-night`: Android has no qualifier for contrast, so high contrast has names of its own. Resources
 * hold only sRGB, so a color outside it is gamut-mapped there; Compose gets it in Display P3.
 */
export function writeThemeAndroid(theme: FourModeTheme): ThemeFile[] {
  const { light, dark, "light-high": lightHigh, "dark-high": darkHigh } = theme.modes;
  return [
    { name: "res/values/theme_colors.xml", text: resources(light, lightHigh) },
    { name: "res/values-night/theme_colors.xml", text: resources(dark, darkHigh) },
    { name: "ThemeColors.kt", text: compose(theme) },
    { name: "ColorSchemes.kt", text: composeSchemes(theme) },
  ];
}

function resources(plain: RoleColors, high: RoleColors): string {
  const names = toIdentifiers(ROLE_TOKENS, "snake");
  const lines = (colors: RoleColors, prefix: string): string =>
    ROLE_TOKENS.map((token, index) => {
      const digits = formatColor(colors[token], "android-argb").slice(2);
      return `    <color name="${prefix}_${names[index] ?? token}">#${digits}</color>\n`;
    }).join("");
  return `<?xml version="1.0" encoding="utf-8"?>\n<resources>\n${lines(plain, "theme")}    <!-- High contrast -->\n${lines(high, "theme_high")}</resources>\n`;
}

/** The import that colors outside sRGB need. */
function spacesImport({ modes }: FourModeTheme): string {
  const all = THEME_MODES.flatMap((mode) => Object.values(modes[mode]));
  return all.every((color) => isInGamut(color, "srgb"))
    ? ""
    : "import androidx.compose.ui.graphics.colorspace.ColorSpaces\n";
}

/** Roles that Compose has besides, or by another name (androidx.compose.material3.lightColorScheme). */
const COMPOSE_NAMES: Partial<Record<MaterialRole, string>> = { onInverseSurface: "inverseOnSurface" };
const COMPOSE_OTHERS: readonly (readonly [name: string, role: MaterialRole])[] = [
  ["background", "surface"],
  ["onBackground", "onSurface"],
  ["surfaceVariant", "surfaceContainerHighest"],
  ["surfaceTint", "primary"],
];

function composeSchemes(theme: FourModeTheme): string {
  const schemes = THEME_MODES.map((mode) => {
    const roles = materialColors(theme.modes[mode], { mode, floors: theme.floors });
    const named = [
      ...[...roles].map(([role, color]) => [COMPOSE_NAMES[role] ?? role, color] as const),
      ...COMPOSE_OTHERS.map(([name, role]) => [name, roles.get(role) ?? theme.modes[mode].a0] as const),
    ];
    const lines = named.map(([name, color]) => `    ${name} = ${composeColor(color)},\n`);
    const make = mode.startsWith("dark") ? "darkColorScheme" : "lightColorScheme";
    return `val ${MODE_IDENTIFIERS[mode]}Scheme = ${make}(\n${lines.join("")})\n`;
  });
  return [
    `import androidx.compose.material3.ColorScheme\nimport androidx.compose.material3.darkColorScheme\nimport androidx.compose.material3.lightColorScheme\nimport androidx.compose.ui.graphics.Color\n${spacesImport(theme)}`,
    ...schemes,
    `/** MaterialTheme(colorScheme = themeColorScheme(isSystemInDarkTheme())) */
fun themeColorScheme(isDark: Boolean, contrast: Float = 0f): ColorScheme = when {
    isDark -> if (contrast >= 0.5f) darkHighScheme else darkScheme
    else -> if (contrast >= 0.5f) lightHighScheme else lightScheme
}
`,
  ].join("\n");
}

function compose(theme: FourModeTheme): string {
  const names = toIdentifiers(ROLE_TOKENS, "camel");
  const objects = THEME_MODES.map((mode) => {
    const lines = ROLE_TOKENS.map(
      (token, index) => `    ${names[index] ?? token} = ${composeColor(theme.modes[mode][token])},\n`,
    );
    return `val ${MODE_IDENTIFIERS[mode]}Theme = ThemeColors(\n${lines.join("")})\n`;
  });
  return [
    `import androidx.compose.runtime.Immutable\nimport androidx.compose.ui.graphics.Color\n${spacesImport(theme)}`,
    `@Immutable\nclass ThemeColors(\n${names.map((name) => `    val ${name}: Color,\n`).join("")})\n`,
    ...objects,
    `/** From Android 14, \`UiModeManager.contrast\` says how much contrast is asked for: 0 is usual, 1 the most. */
fun themeColors(isDark: Boolean, contrast: Float = 0f): ThemeColors = when {
    isDark -> if (contrast >= 0.5f) darkHighTheme else darkTheme
    else -> if (contrast >= 0.5f) lightHighTheme else lightTheme
}
`,
  ].join("\n");
}
