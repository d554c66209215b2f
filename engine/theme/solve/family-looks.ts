/** The color that each family of a theme is made of. */
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import type { ThemeFamily } from "#engine/theme/role-graph.ts";
import { tone } from "#engine/theme/theme-contrast.ts";
import { SEMANTIC_HUES } from "#engine/theme/theme-looks.ts";

/**
 * Missing second and accent colors are a third and two thirds around the wheel, with the brand's lightness and chroma.
 */
export function familyLooks(given: readonly Color[]): Readonly<Record<ThemeFamily, Color>> {
  const brand = opaque(given[0] ?? tone(0.55, 0, undefined));
  const { lightness, chroma, hueDeg } = colorToOklch(brand);
  const turned = (degrees: number): Color =>
    tone(lightness, chroma, hueDeg === undefined ? undefined : (hueDeg + degrees) % 360);
  const signal = (name: keyof typeof SEMANTIC_HUES): Color =>
    tone(0.6, SEMANTIC_HUES[name].chroma, SEMANTIC_HUES[name].hueDeg);
  return {
    brand,
    second: given[1] === undefined ? turned(120) : opaque(given[1]),
    accent: given[2] === undefined ? turned(240) : opaque(given[2]),
    success: signal("success"),
    warning: signal("warning"),
    danger: signal("danger"),
    info: signal("info"),
  };
}

function opaque(color: Color): Color {
  return color.alpha === 1 ? color : { ...color, alpha: 1 };
}
