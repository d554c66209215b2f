/** Source code for apps: Android XML, SwiftUI, Flutter, Jetpack Compose. */

import { formatColor } from "#engine/format/format.ts";
import { p3Numbers } from "#engine/format/wide-source.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToSrgb } from "#engine/space/convert.ts";
import type { Exporter, ExportOptions } from "./export-palette.ts";
import { hasDark, linkComment, namedValues } from "./named-values.ts";

/** One file; dark values follow with the suffix "_dark", ready to be moved to values-night. */
export const exportAndroid: Exporter = (palette, options) => {
  const values = namedValues(palette, options, "snake");
  const light = values.map(({ identifier, color }) => ({ name: identifier, color }));
  const dark = values.flatMap(({ dark: mode }) =>
    mode ? [{ name: mode.identifier, color: mode.color }] : [],
  );
  return androidResources(light, options, dark);
};

interface AndroidColor {
  readonly name: string;
  readonly color: Color;
}

/** A file of color resources, in sRGB; the colors of `below` follow a comment that calls them dark. */
export function androidResources(
  colors: readonly AndroidColor[],
  options: ExportOptions,
  below: readonly AndroidColor[] = [],
): string {
  const line = ({ name, color }: AndroidColor): string =>
    `    <color name="${name}">#${formatColor(color, "android-argb").slice(2)}</color>`;
  const body = [
    ...colors.map(line),
    ...(below.length > 0 ? ["    <!-- Dark -->", ...below.map(line)] : []),
  ].join("\n");
  return `<?xml version="1.0" encoding="utf-8"?>\n<resources>\n${body}\n</resources>\n${linkComment(options, "<!--", "-->")}`;
}

/** SwiftUI constants; a color with a dark value follows the system's setting. */
export const exportSwift: Exporter = (palette, options) => {
  const body = namedValues(palette, options, "camel")
    .map(({ identifier, color, dark }) => {
      const written =
        dark === undefined
          ? formatColor(color, "swift")
          : `Color(uiColor: UIColor { traits in\n        traits.userInterfaceStyle == .dark\n            ? ${uiColor(dark.color)}\n            : ${uiColor(color)}\n    })`;
      return `    static let ${keywordSafe(identifier)} = ${written}`;
    })
    .join("\n");
  const imports = hasDark(palette) ? "import SwiftUI\nimport UIKit" : "import SwiftUI";
  return `${imports}\n\nextension Color {\n${body}\n}\n${linkComment(options, "//")}`;
};

/** A class of constants, and for dark mode a second class with the same names. */
export const exportFlutter: Exporter = (palette, options) => {
  const values = namedValues(palette, options, "camel");
  const body = (colorOf: (value: (typeof values)[number]) => Color): string =>
    values
      .map(
        (value) =>
          `  static const Color ${keywordSafe(value.identifier)} = ${formatColor(colorOf(value), "flutter")};`,
      )
      .join("\n");
  const dark = hasDark(palette)
    ? `\nabstract final class PaletteDark {\n${body((value) => value.dark?.color ?? value.color)}\n}\n`
    : "";
  const space = values.some(({ color, dark: mode }) => [color, mode?.color].some(isWide))
    ? "import 'dart:ui' show ColorSpace;\n\n"
    : "";
  return `${space}import 'package:flutter/painting.dart';\n\nabstract final class Palette {\n${body((value) => value.color)}\n}\n${dark}${linkComment(options, "//")}`;
};

/** Jetpack Compose: an object of colors, and for dark mode a second one with the same names. */
export const exportCompose: Exporter = (palette, options) => {
  const values = namedValues(palette, options, "pascal");
  const all = values.flatMap(({ color, dark }) => [color, ...(dark === undefined ? [] : [dark.color])]);
  const object = (name: string, colorOf: (value: (typeof values)[number]) => Color): string =>
    `object ${name} {\n${values.map((value) => `    val ${value.identifier} = ${composeColor(colorOf(value))}`).join("\n")}\n}\n`;
  const spaces = all.some(isWide) ? "import androidx.compose.ui.graphics.colorspace.ColorSpaces\n" : "";
  const dark = hasDark(palette)
    ? `\n${object("PaletteDark", (value) => value.dark?.color ?? value.color)}`
    : "";
  return `import androidx.compose.ui.graphics.Color\n${spaces}\n${object("Palette", ({ color }) => color)}${dark}${linkComment(options, "//")}`;
};

/** Kotlin: bytes if sRGB holds the color, otherwise Display P3. */
export function composeColor(color: Color): string {
  // As in Flutter: the bytes of alpha, red, green and blue.
  if (!isWide(color)) return formatColor(color, "flutter");
  const { red, green, blue, alpha } = p3Numbers(color);
  return `Color(red = ${red}f, green = ${green}f, blue = ${blue}f, alpha = ${alpha}f, colorSpace = ColorSpaces.DisplayP3)`;
}

function isWide(color: Color | undefined): boolean {
  return color !== undefined && !isInGamut(color, "srgb");
}

function uiColor(color: Color): string {
  if (isWide(color)) {
    const { red, green, blue, alpha } = p3Numbers(color);
    return `UIColor(displayP3Red: ${red}, green: ${green}, blue: ${blue}, alpha: ${alpha})`;
  }
  const { red, green, blue } = colorToSrgb(color);
  const [r, g, b, a] = [red, green, blue, color.alpha ?? 0].map((value) => Number(value.toFixed(3)));
  return `UIColor(red: ${r}, green: ${g}, blue: ${b}, alpha: ${a})`;
}

/** Reserved words of Swift and Dart, and SwiftUI's own colors. */
const TAKEN =
  /^(?:as|break|case|catch|class|const|continue|default|do|else|enum|extends|extension|false|final|for|func|if|import|in|init|is|let|new|null|nil|operator|return|self|static|super|switch|this|throw|true|try|var|void|while|with|red|orange|yellow|green|mint|teal|cyan|blue|indigo|purple|pink|brown|white|gray|black|clear|primary|secondary|accent)$/;

/** The identifier, with the suffix "Color" if the name is taken in Swift or Dart. */
export function keywordSafe(identifier: string): string {
  return TAKEN.test(identifier) ? `${identifier}Color` : identifier;
}
