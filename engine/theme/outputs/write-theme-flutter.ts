/**
 * A theme for Flutter: a `ColorScheme` for each of the four themes that `MaterialApp` takes, solved for the pairs of
 * Material 3, and every token as a `ThemeExtension`.
 */
import { toIdentifiers } from "#engine/files/export/identifiers.ts";
import { formatColor } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { ROLE_TOKENS, THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import type { FourModeTheme } from "#engine/theme/solve-theme.ts";
import { materialColors } from "#engine/theme/targets/material-colors.ts";
import { MODE_IDENTIFIERS } from "./mode-names.ts";

/** One file for `lib/`; a color outside sRGB is in Display P3, which needs Flutter 3.27. */
export function writeThemeFlutter(theme: FourModeTheme): string {
  const names = toIdentifiers(ROLE_TOKENS, "camel");
  const all = THEME_MODES.flatMap((mode) => Object.values(theme.modes[mode]));
  const spaces = all.every((color) => isInGamut(color, "srgb"))
    ? ""
    : "import 'dart:ui' show ColorSpace;\n\n";
  const scheme = (mode: ThemeModeName): string => {
    const roles = materialColors(theme.modes[mode], { mode, floors: theme.floors });
    const lines = [...roles].map(([role, color]) => `  ${role}: ${formatColor(color, "flutter")},\n`);
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
  const lines = (lineOf: (name: string) => string): string => names.map(lineOf).join("\n");
  return [
    `${spaces}import 'package:flutter/material.dart';\n`,
    `// MaterialApp(
//   theme: ThemeData(colorScheme: lightScheme, extensions: const [ThemeTokens.light]),
//   darkTheme: ThemeData(colorScheme: darkScheme, extensions: const [ThemeTokens.dark]),
//   highContrastTheme: ThemeData(colorScheme: lightHighScheme, extensions: const [ThemeTokens.lightHigh]),
//   highContrastDarkTheme: ThemeData(colorScheme: darkHighScheme, extensions: const [ThemeTokens.darkHigh]),
// )
// Theme.of(context).extension<ThemeTokens>()!.brand
`,
    ...THEME_MODES.map(scheme),
    `/// Every token of the theme, for what a ColorScheme has no role for.
@immutable
class ThemeTokens extends ThemeExtension<ThemeTokens> {
  const ThemeTokens({
${lines((name) => `    required this.${name},`)}
  });

${lines((name) => `  final Color ${name};`)}

${THEME_MODES.map(tokens).join("\n")}
  @override
  ThemeTokens copyWith({
${lines((name) => `    Color? ${name},`)}
  }) {
    return ThemeTokens(
${lines((name) => `      ${name}: ${name} ?? this.${name},`)}
    );
  }

  @override
  ThemeTokens lerp(covariant ThemeTokens? other, double t) {
    if (other == null) return this;
    return ThemeTokens(
${lines((name) => `      ${name}: Color.lerp(${name}, other.${name}, t)!,`)}
    );
  }
}
`,
  ].join("\n");
}
