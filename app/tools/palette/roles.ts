/** The roles of a palette's colors in the "use" view. Pure. */

import { type OnColor, onColor } from "#engine/contrast/contrast.ts";
import { firstTextPair } from "#engine/contrast/text-pair.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";

/** Indices in the palette. */
export interface PaletteRoles {
  /** Background and text; the palette's own pair if it has one. */
  readonly field: number;
  readonly text: number;
  /** The most chromatic of the others. */
  readonly accent: number;
  readonly onAccent: OnColor;
  readonly second: number;
  readonly dark: number;
  readonly light: number;
}

/** At least two colors; with few of them one color has several roles. */
export function paletteRoles(colors: readonly Color[]): PaletteRoles {
  const measured = colors.map((color, index) => ({ index, ...colorToOklch(color) }));
  const byLightness = measured.toSorted((a, b) => a.lightness - b.lightness);
  const [dark, light] = [byLightness[0]?.index ?? 0, byLightness.at(-1)?.index ?? 0];
  const { field, text } = firstTextPair(colors) ?? { field: light, text: dark };
  const others = measured
    .filter(({ index }) => index !== field && index !== text)
    .toSorted((a, b) => b.chroma - a.chroma)
    .map(({ index }) => index);
  const accent = others[0] ?? text;
  const accentColor = colors[accent];
  return {
    field,
    text,
    accent,
    onAccent: accentColor === undefined ? "black" : onColor(accentColor),
    second: others[1] ?? others[0] ?? field,
    dark,
    light,
  };
}
