/** A theme for Flutter: a `ColorScheme` for each of the four themes that `MaterialApp` takes, and every token as a constant. */
import { toIdentifiers } from "#engine/files/export/identifiers.ts";
import { formatColor } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { ROLE_TOKENS, type RoleToken, THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import type { FourModeTheme } from "#engine/theme/solve-theme.ts";
import { MODE_IDENTIFIERS } from "./mode-names.ts";

/** Each role of a `ColorScheme` with its token; every text stands on a surface that it was solved for. */
export const FLUTTER_TOKENS = {
  primary: "brand",
  onPrimary: "on-brand",
  primaryContainer: "brand-soft",
  onPrimaryContainer: "text",
  secondary: "second",
  onSecondary: "on-second",
  secondaryContainer: "second-soft",
  onSecondaryContainer: "text",
  tertiary: "accent",
  onTertiary: "on-accent",
  tertiaryContainer: "accent-soft",
  onTertiaryContainer: "text",
  error: "danger",
  onError: "on-danger",
  errorContainer: "danger-soft",
  onErrorContainer: "text",
  surface: "a0",
  onSurface: "text",
  onSurfaceVariant: "text-2",
  surfaceDim: "a20",
  surfaceBright: "a0",
  surfaceContainerLowest: "a0",
  surfaceContainerLow: "a10",
  surfaceContainer: "a20",
  surfaceContainerHigh: "a30",
  surfaceContainerHighest: "a40",
  outline: "line-control",
  outlineVariant: "line",
  inverseSurface: "text",
  onInverseSurface: "a0",
  inversePrimary: "a0",
} as const satisfies Readonly<Record<string, RoleToken>>;

/** One file for `lib/`; a color outside sRGB is in Display P3, which needs Flutter 3.27. */
export function writeThemeFlutter(theme: FourModeTheme): string {
  const names = toIdentifiers(ROLE_TOKENS, "camel");
  const all = THEME_MODES.flatMap((mode) => Object.values(theme.modes[mode]));
  const spaces = all.every((color) => isInGamut(color, "srgb"))
    ? ""
    : "import 'dart:ui' show ColorSpace;\n\n";
  const scheme = (mode: ThemeModeName): string => {
    const colors = theme.modes[mode];
    const lines = Object.entries(FLUTTER_TOKENS).map(
      ([role, token]) => `  ${role}: ${formatColor(colors[token], "flutter")},\n`,
    );
    const brightness = mode.startsWith("dark") ? "dark" : "light";
    return `const ColorScheme ${MODE_IDENTIFIERS[mode]}Scheme = ColorScheme(\n  brightness: Brightness.${brightness},\n${lines.join("")});\n`;
  };
  const tokens = (mode: ThemeModeName): string => {
    const lines = ROLE_TOKENS.map(
      (token, index) =>
        `    ${names[index] ?? token}: ${formatColor(theme.modes[mode][token], "flutter")},\n`,
    );
    return `  static const ThemeTokens ${MODE_IDENTIFIERS[mode]} = ThemeTokens(\n${lines.join("")}  );\n`;
  };
  return [
    `${spaces}import 'package:flutter/material.dart';\n`,
    `// MaterialApp(
//   theme: ThemeData(colorScheme: lightScheme),
//   darkTheme: ThemeData(colorScheme: darkScheme),
//   highContrastTheme: ThemeData(colorScheme: lightHighScheme),
//   highContrastDarkTheme: ThemeData(colorScheme: darkHighScheme),
// )
`,
    ...THEME_MODES.map(scheme),
    `/// Every token of the theme, for what a ColorScheme has no role for.
class ThemeTokens {
  const ThemeTokens({
${names.map((name) => `    required this.${name},\n`).join("")}  });

${names.map((name) => `  final Color ${name};\n`).join("")}
${THEME_MODES.map(tokens).join("\n")}}
`,
  ].join("\n");
}
