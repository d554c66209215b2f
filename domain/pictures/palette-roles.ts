/** Which color of a palette does what in the work that wears it. */
import { onColor, wcagRatio } from "#engine/contrast/contrast.ts";
import { deltaEOK } from "#engine/difference/difference.ts";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";

/** Colors that the pictures are made of. A palette with fewer repeats its own. */
export const WORN_COLORS = 5;

const INK = { dark: "#14121f", light: "#faf9ff", black: "#000000", white: "#ffffff" } as const;
/** WCAG 2.2, 1.4.3, for large text. */
const AA_LARGE = 3;
/** Two colors closer than this (ΔEOK) would look like one brand. */
const APART = 0.12;

export interface TextOnField {
  readonly field: Color;
  readonly text: Color;
  readonly ratio: number;
}

export interface PaletteRoles {
  /** Five, in the palette's order. */
  readonly colors: readonly Color[];
  /** One to three, the most colorful first, each unlike the ones before. */
  readonly brand: readonly Color[];
  readonly dark: Color;
  readonly light: Color;
  /**
   * The two colors with the most contrast, the darker one as the field; where they are too near for large text, the most
   * colorful one with black or white on it.
   */
  readonly pair: TextOnField;
}

/** Texts that are no color are skipped; undefined if none is left. */
export function readColors(texts: readonly string[]): readonly Color[] | undefined {
  const colors = texts.flatMap((text) => {
    const parsed = parseColor(text);
    return parsed.ok ? [parsed.color] : [];
  });
  return colors.length > 0 ? colors : undefined;
}

/** Throws without colors. */
export function paletteRoles(given: readonly Color[]): PaletteRoles {
  const [first] = given;
  if (first === undefined) throw new RangeError("A picture has at least one color.");
  const colors = Array.from({ length: WORN_COLORS }, (_, index) => given[index % given.length] ?? first);
  const byLightness = given.toSorted(
    (one, other) => colorToOklch(one).lightness - colorToOklch(other).lightness,
  );
  const [dark = first, light = first] = [byLightness[0], byLightness.at(-1)];
  const brand = brandOf(given);
  const own = wcagRatio(light, dark);
  const plain = onColorPair(brand[0] ?? first);
  return {
    colors,
    brand,
    dark,
    light,
    pair: own >= AA_LARGE ? { field: dark, text: light, ratio: own } : plain,
  };
}

function brandOf(given: readonly Color[]): readonly Color[] {
  const byChroma = given.toSorted((one, other) => colorToOklch(other).chroma - colorToOklch(one).chroma);
  const brand: Color[] = [];
  for (const color of byChroma)
    if (brand.length < 3 && brand.every((other) => deltaEOK(color, other) > APART)) brand.push(color);
  return brand;
}

function onColorPair(field: Color): TextOnField {
  const parsed = parseColor(inkOn(field));
  const text = parsed.ok ? parsed.color : field;
  return { field, text, ratio: wcagRatio(text, field) };
}

/** Hex of the text that reads best on a color. */
export function inkOn(color: Color): string {
  return INK[onColor(color)];
}

export function hexOf(color: Color): string {
  return formatHex({ ...color, alpha: 1 });
}
