/** Source code of apps: Android XML, SwiftUI, Flutter. */

import { formatColor } from "#engine/format/format.ts";
import { mapToGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToSrgb } from "#engine/space/convert.ts";
import type { Exporter } from "./export-palette.ts";
import { hasDark, linkComment, namedValues } from "./named-values.ts";

/** One file; dark values follow under the same names with "_dark", to be moved to values-night. */
export const exportAndroid: Exporter = (palette, options) => {
  const values = namedValues(palette, options, "snake");
  const line = (identifier: string, color: Color): string =>
    `    <color name="${identifier}">#${formatColor(color, "android-argb").slice(2)}</color>`;
  const light = values.map(({ identifier, color }) => line(identifier, color));
  const dark = values.flatMap(({ dark: mode }) => (mode ? [line(mode.identifier, mode.color)] : []));
  const body = [...light, ...(dark.length > 0 ? ["    <!-- Dark -->", ...dark] : [])].join("\n");
  return `<?xml version="1.0" encoding="utf-8"?>\n${linkComment(options, "<!--", "-->")}<resources>\n${body}\n</resources>\n`;
};

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
  return `${linkComment(options, "//")}${imports}\n\nextension Color {\n${body}\n}\n`;
};

/** A class of constants, and a second one of the same names for dark mode. */
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
  return `${linkComment(options, "//")}import 'package:flutter/painting.dart';\n\nabstract final class Palette {\n${body((value) => value.color)}\n}\n${dark}`;
};

function uiColor(color: Color): string {
  const { red, green, blue } = colorToSrgb(mapToGamut(color, "srgb"));
  const [r, g, b, a] = [red, green, blue, color.alpha ?? 0].map((value) => Number(value.toFixed(3)));
  return `UIColor(red: ${r}, green: ${g}, blue: ${b}, alpha: ${a})`;
}

/** Words neither Swift nor Dart takes as a name, and SwiftUI's own colors. */
const TAKEN =
  /^(?:as|break|case|catch|class|const|continue|default|do|else|enum|extends|extension|false|final|for|func|if|import|in|init|is|let|new|null|nil|operator|return|self|static|super|switch|this|throw|true|try|var|void|while|with|red|orange|yellow|green|mint|teal|cyan|blue|indigo|purple|pink|brown|white|gray|black|clear|primary|secondary|accent)$/;

function keywordSafe(identifier: string): string {
  return TAKEN.test(identifier) ? `${identifier}Color` : identifier;
}
