/**
 * A theme for Android: color resources for day and night, and for Jetpack Compose every token in all four modes, and a
 * `ColorScheme` of Material 3 a mode, solved for the pairs of its components.
 */
import { composeColor } from "#engine/files/export/code-native.ts";
import { toIdentifiers } from "#engine/files/export/identifiers.ts";
import { formatColor } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { ROLE_TOKENS, type RoleToken, THEME_MODES } from "#engine/theme/role-graph.ts";
import type { FourModeTheme, RoleColors } from "#engine/theme/solve-theme.ts";
import { type MaterialRole, materialColors } from "#engine/theme/targets/material-colors.ts";
import { MODE_IDENTIFIERS } from "./mode-names.ts";
import { PLAIN_NAMES, styledName, type ThemeNaming } from "./theme-naming.ts";
import { primitiveName, wornPrimitive } from "./theme-primitives.ts";
import type { ThemeFile } from "./write-theme-tokens.ts";

/**
 * `values` and `values-night`: Android has no qualifier for contrast, so high contrast has names of its own. Resources
 * hold only sRGB, so a color outside it is gamut-mapped there; Compose gets it in Display P3. Primitives are resources of
 * `values`, which the night's refer to as well. The prefix stands in place of "theme", in snake case by default; the names of
 * Kotlin are in its own case.
 */
export function writeThemeAndroid(theme: FourModeTheme, naming: ThemeNaming = PLAIN_NAMES): ThemeFile[] {
  const { light, dark, "light-high": lightHigh, "dark-high": darkHigh } = theme.modes;
  return [
    { name: "res/values/theme_colors.xml", text: resources([light, lightHigh], naming, true) },
    { name: "res/values-night/theme_colors.xml", text: resources([dark, darkHigh], naming, false) },
    { name: "ThemeColors.kt", text: compose(theme, naming) },
    { name: "ColorSchemes.kt", text: composeSchemes(theme, naming) },
  ];
}

function resources(
  [plain, high]: readonly [plain: RoleColors, high: RoleColors],
  { prefix, caseStyle, primitives = [] }: ThemeNaming,
  hasPrimitives: boolean,
): string {
  const base = prefix === "" ? "theme" : prefix;
  const named = (name: string, first = base): string =>
    styledName(name, { prefix: first, ...(caseStyle && { caseStyle }) }, "snake");
  const digitsOf = (color: Color): string => `#${formatColor(color, "android-argb").slice(2)}`;
  const line = (name: string, value: string): string => `    <color name="${name}">${value}</color>\n`;
  const lines = (colors: RoleColors, first: string): string =>
    ROLE_TOKENS.map((token) => {
      const worn = wornPrimitive(token, colors[token], primitives);
      return line(
        named(token, first),
        worn === undefined ? digitsOf(colors[token]) : `@color/${named(primitiveName(worn))}`,
      );
    }).join("");
  const steps = hasPrimitives
    ? primitives.map((each) => line(named(primitiveName(each)), digitsOf(each.color))).join("")
    : "";
  return `<?xml version="1.0" encoding="utf-8"?>\n<resources>\n${steps}${lines(plain, base)}    <!-- High contrast -->\n${lines(high, `${base}-high`)}</resources>\n`;
}

/** What the prefix makes of the names of Kotlin: "Theme" and "" without one. */
function kotlinNames({ prefix }: ThemeNaming): { readonly type: string; readonly scheme: string } {
  const [own = "Theme"] = prefix === "" ? [] : toIdentifiers([prefix], "pascal");
  return { type: own, scheme: prefix === "" ? "" : own };
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

function composeSchemes(theme: FourModeTheme, naming: ThemeNaming): string {
  const { type, scheme: own } = kotlinNames(naming);
  const call = `${toIdentifiers([type], "camel")[0] ?? "theme"}ColorScheme`;
  const schemes = THEME_MODES.map((mode) => {
    const roles = materialColors(theme.modes[mode], { mode, floors: theme.floors });
    const named = [
      ...[...roles].map(([role, color]) => [COMPOSE_NAMES[role] ?? role, color] as const),
      ...COMPOSE_OTHERS.map(([name, role]) => [name, roles.get(role) ?? theme.modes[mode].a0] as const),
    ];
    const lines = named.map(([name, color]) => `    ${name} = ${composeColor(color)},\n`);
    const make = mode.startsWith("dark") ? "darkColorScheme" : "lightColorScheme";
    return `val ${MODE_IDENTIFIERS[mode]}${own}Scheme = ${make}(\n${lines.join("")})\n`;
  });
  return [
    `import androidx.compose.material3.ColorScheme\nimport androidx.compose.material3.darkColorScheme\nimport androidx.compose.material3.lightColorScheme\nimport androidx.compose.ui.graphics.Color\n${spacesImport(theme)}`,
    ...schemes,
    `/** MaterialTheme(colorScheme = ${call}(isSystemInDarkTheme())) */
fun ${call}(isDark: Boolean, contrast: Float = 0f): ColorScheme = when {
    isDark -> if (contrast >= 0.5f) darkHigh${own}Scheme else dark${own}Scheme
    else -> if (contrast >= 0.5f) lightHigh${own}Scheme else light${own}Scheme
}
`,
  ].join("\n");
}

function compose(theme: FourModeTheme, naming: ThemeNaming): string {
  const { type } = kotlinNames(naming);
  const { primitives = [] } = naming;
  const call = `${toIdentifiers([type], "camel")[0] ?? "theme"}Colors`;
  const steps = toIdentifiers(primitives.map(primitiveName), "camel");
  const valueOf = (token: RoleToken, color: Color): string => {
    const worn = wornPrimitive(token, color, primitives);
    const step = worn && steps[primitives.indexOf(worn)];
    return step === undefined ? composeColor(color) : `${type}Ramps.${step}`;
  };
  const names = toIdentifiers(ROLE_TOKENS, "camel");
  const objects = THEME_MODES.map((mode) => {
    const lines = ROLE_TOKENS.map(
      (token, index) => `    ${names[index] ?? token} = ${valueOf(token, theme.modes[mode][token])},\n`,
    );
    return `val ${MODE_IDENTIFIERS[mode]}${type} = ${type}Colors(\n${lines.join("")})\n`;
  });
  return [
    `import androidx.compose.runtime.Immutable\nimport androidx.compose.ui.graphics.Color\n${spacesImport(theme)}`,
    ...(primitives.length === 0
      ? []
      : [
          `object ${type}Ramps {\n${primitives.map(({ color }, index) => `    val ${steps[index] ?? ""} = ${composeColor(color)}\n`).join("")}}\n`,
        ]),
    `@Immutable\nclass ${type}Colors(\n${names.map((name) => `    val ${name}: Color,\n`).join("")})\n`,
    ...objects,
    `/** From Android 14, \`UiModeManager.contrast\` says how much contrast is asked for: 0 is usual, 1 the most. */
fun ${call}(isDark: Boolean, contrast: Float = 0f): ${type}Colors = when {
    isDark -> if (contrast >= 0.5f) darkHigh${type} else dark${type}
    else -> if (contrast >= 0.5f) lightHigh${type} else light${type}
}
`,
  ].join("\n");
}
