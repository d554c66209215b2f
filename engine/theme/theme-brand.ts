/** Tokens derived from one brand color, which stays unchanged: its scale, its text, its states, its border. */
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { type ContrastTarget, measureContrast, meets, tone, toneAtContrast } from "./theme-contrast.ts";
import type { ThemeMode, ThemeStep } from "./theme-tokens.ts";

/** Lightness at the end of the scale, 0 to 1, by mode. */
const SCALE_END = { light: 0.24, dark: 0.95 } as const;
/** With less room than this the scale runs in the opposite direction. */
const LEAST_ROOM = 0.14;
const HOVER_STEP = 0.055;
const PRESSED_STEP = 0.1;
/** A pressed fill that keeps a smaller share of its chroma counts as faded. */
const KEPT_CHROMA = 0.75;
const WHITE = tone(1, 0, undefined);
const BLACK = tone(0, 0, undefined);

/**
 * Step 0 is the brand itself; the others run evenly (OKLCH lightness) towards the mode's text color, or away from it
 * if a very dark or very light brand leaves no room.
 */
export function brandScale(brand: Color, mode: ThemeMode): (step: ThemeStep) => Color {
  const { lightness, chroma, hueDeg } = colorToOklch(brand);
  const wanted = SCALE_END[mode];
  const room = mode === "light" ? lightness - wanted : wanted - lightness;
  const end = room >= LEAST_ROOM ? wanted : SCALE_END[mode === "light" ? "dark" : "light"];
  return (step) =>
    step === 0 ? brand : tone(lightness + ((end - lightness) * step) / 50, chroma * (1 - step / 125), hueDeg);
}

/**
 * Text on a fill: a near-white or near-black with the fill's hue if one reaches the target for labels, otherwise the
 * better of white and black (one of which reaches 4.58:1 on anything, though not always more).
 */
export function textOn(fill: Color, target: ContrastTarget): Color {
  const { chroma, hueDeg } = colorToOklch(fill);
  const measure = (color: Color): number => measureContrast(color, fill, target.metric);
  const better = (first: Color, second: Color): Color => (measure(first) >= measure(second) ? first : second);
  const soft = better(
    tone(0.985, Math.min(0.01, chroma), hueDeg),
    tone(0.19, Math.min(0.035, chroma), hueDeg),
  );
  return measure(soft) >= target.label ? soft : better(WHITE, BLACK);
}

/**
 * The fill when hovered and pressed. It moves away from its text, so that the text gains contrast. A bright fill that
 * would fade (yellow towards white) moves towards its text instead, as long as the text still reaches the target.
 */
export function fillStates(
  fill: Color,
  text: Color,
  target: ContrastTarget,
): { readonly hover: Color; readonly pressed: Color } {
  const { lightness, chroma, hueDeg } = colorToOklch(fill);
  const away = colorToOklch(text).lightness > lightness ? -1 : 1;
  const at = (sign: number) => ({
    hover: tone(lightness + sign * HOVER_STEP, chroma, hueDeg),
    pressed: tone(lightness + sign * PRESSED_STEP, chroma, hueDeg),
  });
  const room = away < 0 ? lightness : 1 - lightness;
  const [first, second] = [at(away), at(-away)];
  const isReadable = [second.hover, second.pressed].every(
    (color) => measureContrast(text, color, target.metric) >= target.label,
  );
  // Black below white text cannot get darker, but has contrast to spare for the other direction.
  if (room < PRESSED_STEP) return second;
  return isReadable &&
    colorToOklch(first.pressed).chroma < KEPT_CHROMA * Math.min(chroma, colorToOklch(second.pressed).chroma)
    ? second
    : first;
}

/** A border that makes a fill visible on every page surface: the fill itself if it is visible already. */
export function fillBorder(
  fill: Color,
  pages: readonly Color[],
  target: ContrastTarget,
  mode: ThemeMode,
): Color {
  const requirements = pages.map((against) => ({ against, metric: target.metric, least: target.ui }));
  if (meets(fill, requirements)) return fill;
  const { chroma, hueDeg } = colorToOklch(fill);
  return toneAtContrast({ hueDeg, chroma, requirements, towards: mode === "light" ? "dark" : "light" });
}
