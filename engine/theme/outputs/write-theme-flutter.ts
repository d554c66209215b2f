/**
 * A theme for Flutter: a `ColorScheme` for each of the four themes that `MaterialApp` takes, solved for the pairs of
 * Material 3, and every token as a `ThemeExtension`.
 */
import { toIdentifiers } from "#engine/files/export/identifiers.ts";
import { formatColor } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { ROLE_TOKENS, type RoleToken, THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import type { FourModeTheme } from "#engine/theme/solve-theme.ts";
import { materialColors } from "#engine/theme/targets/material-colors.ts";
import { MODE_IDENTIFIERS } from "./mode-names.ts";
import { PLAIN_NAMES, type ThemeNaming } from "./theme-naming.ts";
import { primitiveName, wornPrimitive } from "./theme-primitives.ts";

/** One file for `lib/`; a color outside sRGB is in Display P3, which needs Flutter 3.27. A prefix stands in the names of types. */
export function writeThemeFlutter(theme: FourModeTheme, naming: ThemeNaming = PLAIN_NAMES): string {
  const { prefix, primitives = [] } = naming;
  const [type = "Theme"] = prefix === "" ? [] : toIdentifiers([prefix], "pascal");
  const own = prefix === "" ? "" : type;
  const steps = toIdentifiers(primitives.map(primitiveName), "camel");
  const valueOf = (token: RoleToken, color: Color): string => {
    const worn = wornPrimitive(token, color, primitives);
    const step = worn && steps[primitives.indexOf(worn)];
    return step === undefined ? formatColor(color, "flutter") : `${type}Ramps.${step}`;
  };
  const names = toIdentifiers(ROLE_TOKENS, "camel");
  const all = THEME_MODES.flatMap((mode) => Object.values(theme.modes[mode]));
  const spaces = all.every((color) => isInGamut(color, "srgb"))
    ? ""
    : "import 'dart:ui' show ColorSpace;\n\n";
  const scheme = (mode: ThemeModeName): string => {
    const roles = materialColors(theme.modes[mode], { mode, floors: theme.floors });
    const lines = [...roles].map(([role, color]) => `  ${role}: ${formatColor(color, "flutter")},\n`);
    const brightness = mode.startsWith("dark") ? "dark" : "light";
    return `const ColorScheme ${MODE_IDENTIFIERS[mode]}${own}Scheme = ColorScheme(\n  brightness: Brightness.${brightness},\n${lines.join("")});\n`;
  };
  const tokens = (mode: ThemeModeName): string => {
    const lines = ROLE_TOKENS.map(
      (token, index) => `    ${names[index] ?? token}: ${valueOf(token, theme.modes[mode][token])},\n`,
    );
    return `  static const ${type}Tokens ${MODE_IDENTIFIERS[mode]} = ${type}Tokens(\n${lines.join("")}  );\n`;
  };
  const lines = (lineOf: (name: string) => string): string => names.map(lineOf).join("\n");
  return [
    `${spaces}import 'package:flutter/material.dart';\n`,
    `// MaterialApp(
//   theme: ThemeData(colorScheme: light${own}Scheme, extensions: const [${type}Tokens.light]),
//   darkTheme: ThemeData(colorScheme: dark${own}Scheme, extensions: const [${type}Tokens.dark]),
//   highContrastTheme: ThemeData(colorScheme: lightHigh${own}Scheme, extensions: const [${type}Tokens.lightHigh]),
//   highContrastDarkTheme: ThemeData(colorScheme: darkHigh${own}Scheme, extensions: const [${type}Tokens.darkHigh]),
// )
// Theme.of(context).extension<${type}Tokens>()!.brand
`,
    ...THEME_MODES.map(scheme),
    ...(primitives.length === 0
      ? []
      : [
          `/// The steps of the ramps, to which tokens refer.
abstract final class ${type}Ramps {
${primitives.map(({ color }, index) => `  static const Color ${steps[index] ?? ""} = ${formatColor(color, "flutter")};`).join("\n")}
}
`,
        ]),
    `/// Every token of the theme, for what a ColorScheme has no role for.
@immutable
class ${type}Tokens extends ThemeExtension<${type}Tokens> {
  const ${type}Tokens({
${lines((name) => `    required this.${name},`)}
  });

${lines((name) => `  final Color ${name};`)}

${THEME_MODES.map(tokens).join("\n")}
  @override
  ${type}Tokens copyWith({
${lines((name) => `    Color? ${name},`)}
  }) {
    return ${type}Tokens(
${lines((name) => `      ${name}: ${name} ?? this.${name},`)}
    );
  }

  @override
  ${type}Tokens lerp(covariant ${type}Tokens? other, double t) {
    if (other == null) return this;
    return ${type}Tokens(
${lines((name) => `      ${name}: Color.lerp(${name}, other.${name}, t)!,`)}
    );
  }
}
`,
  ].join("\n");
}
