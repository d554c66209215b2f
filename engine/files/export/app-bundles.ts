/**
 * Archives that are unpacked into the folder of an app: for Android resources for light and dark with the same names
 * and a Compose object beside them, for Flutter constants and a ThemeExtension.
 */

import type { TextFile } from "#engine/files/zip-texts.ts";
import { zipTexts } from "#engine/files/zip-texts.ts";
import { formatColor } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { androidResources, exportCompose, exportFlutter, keywordSafe } from "./code-native.ts";
import type { Exporter } from "./export-palette.ts";
import { toIdentifiers } from "./identifiers.ts";
import { hasDark, linkComment, type NamedValue, namedValues } from "./named-values.ts";

/**
 * `res/values` with the light colors, `res/values-night` with the dark ones, which Android takes in dark mode, and the
 * colors for Compose. Resources are in sRGB: a wider color is mapped there, and kept in the Compose object.
 */
export const exportAndroidBundle: Exporter = async (palette, options) => {
  const values = namedValues(palette, options, "snake");
  const file = `${titleOf(palette.title, "snake")}.xml`;
  const resources = (folder: string, colorOf: (value: NamedValue) => Color): TextFile => ({
    name: `app/src/main/res/${folder}/${file}`,
    text: androidResources(
      values.map((value) => ({ name: value.identifier, color: colorOf(value) })),
      options,
    ),
  });
  const compose = await exportCompose(palette, options);
  return zipTexts([
    resources("values", ({ color }) => color),
    ...(hasDark(palette) ? [resources("values-night", ({ color, dark }) => dark?.color ?? color)] : []),
    { name: "app/src/main/java/Palette.kt", text: textOf(compose) },
  ]);
};

/** `lib/` with the constants, and with a ThemeExtension that has the light and the dark colors. */
export const exportFlutterBundle: Exporter = async (palette, options) => {
  const file = titleOf(palette.title, "snake");
  return zipTexts([
    { name: `lib/${file}.dart`, text: textOf(await exportFlutter(palette, options)) },
    { name: `lib/${file}_theme.dart`, text: themeExtension(palette, options) },
  ]);
};

/** Members that every ThemeExtension has, or this one. */
const MEMBERS = /^(?:light|dark|type|copyWith|lerp|hashCode|runtimeType|toString|noSuchMethod|other|t)$/;

function themeExtension(...[palette, options]: Parameters<Exporter>): string {
  const values = namedValues(palette, options, "camel").map((value) => {
    const safe = keywordSafe(value.identifier);
    return { ...value, field: MEMBERS.test(safe) ? `${safe}Color` : safe };
  });
  const lines = (line: (value: (typeof values)[number]) => string) => values.map(line).join("\n");
  const colors = (colorOf: (value: NamedValue) => Color) =>
    lines((value) => `    ${value.field}: ${formatColor(colorOf(value), "flutter")},`);
  return `import 'package:flutter/material.dart';

/// Follows the theme: \`ThemeData(extensions: const [PaletteColors.light])\`, and
/// \`Theme.of(context).extension<PaletteColors>()!\` where a color is needed.
@immutable
class PaletteColors extends ThemeExtension<PaletteColors> {
  const PaletteColors({
${lines(({ field }) => `    required this.${field},`)}
  });

${lines(({ field }) => `  final Color ${field};`)}

  static const PaletteColors light = PaletteColors(
${colors(({ color }) => color)}
  );

  static const PaletteColors dark = PaletteColors(
${colors(({ color, dark }) => dark?.color ?? color)}
  );

  @override
  PaletteColors copyWith({
${lines(({ field }) => `    Color? ${field},`)}
  }) {
    return PaletteColors(
${lines(({ field }) => `      ${field}: ${field} ?? this.${field},`)}
    );
  }

  @override
  PaletteColors lerp(covariant PaletteColors? other, double t) {
    if (other == null) return this;
    return PaletteColors(
${lines(({ field }) => `      ${field}: Color.lerp(${field}, other.${field}, t)!,`)}
    );
  }
}
${linkComment(options, "//")}`;
}

function titleOf(title: string | undefined, caseStyle: "snake"): string {
  const [name = "palette"] = toIdentifiers(
    [title === undefined || title === "" ? "palette" : title],
    caseStyle,
  );
  return name;
}

function textOf(content: string | Uint8Array): string {
  if (typeof content !== "string") throw new TypeError("This exporter writes text.");
  return content;
}
