/** What a wallpaper is: a style with a seed, controls and colors. The same pattern gives the same picture for ever. */
import type { Color } from "#engine/space/color.ts";
import { type PatternStyleId, patternStyle } from "./styles.ts";

export interface PatternColor {
  readonly color: Color;
  /** Its share of the picture, 1 to 9. */
  readonly weight: number;
}

export interface Pattern {
  /** Of the drawing code. A change that draws any pattern differently needs a new one, beside the old. */
  readonly version: 1;
  readonly style: PatternStyleId;
  /** A whole number from 0 to 99,999. */
  readonly seed: number;
  /** Values of the style's controls by id; one that is missing has its usual value, one outside its range the nearest. */
  readonly controls: Readonly<Record<string, number>>;
  /** At least one. */
  readonly colors: readonly PatternColor[];
  /** Whether to draw it with the dark partners of its colors. */
  readonly isDark: boolean;
}

/** In px; only the ratio of its sides decides what is drawn. */
export interface PatternSize {
  readonly width: number;
  readonly height: number;
}

/** The value of each control of the pattern's style. */
export function controlsOf({
  style,
  controls,
}: Pick<Pattern, "style" | "controls">): Readonly<Record<string, number>> {
  return Object.fromEntries(
    patternStyle(style).controls.map(({ id, least, most, usual }) => {
      const given = controls[id];
      const value = given === undefined || !Number.isFinite(given) ? usual : given;
      return [id, Math.min(most, Math.max(least, value))];
    }),
  );
}
