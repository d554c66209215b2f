/**
 * Contrast of text and its background. WCAG 2.2 relative luminance and ratio
 * (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio, with the corrected threshold 0.04045); APCA 0.0.98G-4g
 * (https://github.com/Myndex/apca-w3, the published formula and constants).
 */

import { mapToGamut, mapToGamutConstantHue } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch, colorToSrgb, oklchToColor } from "#engine/space/convert.ts";
import { srgbToLinear } from "#engine/space/rgb-spaces.ts";
import { lightInSrgb } from "#engine/space/srgb-light.ts";

/** WCAG ratio, 1 to 21. Translucent text is laid over the background first, a translucent background over white. */
export function wcagRatio(foreground: Color, background: Color): number {
  const back = compositeOver(background, WHITE);
  const front = relativeLuminance(compositeOver(foreground, back));
  const behind = relativeLuminance(back);
  return ratioOfLuminances(front, behind);
}

/** The ratio of two relative luminances, in either order. */
export function ratioOfLuminances(first: number, second: number): number {
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** The ratio as it is shown: cut to two decimals, never rounded up, so that 4.499 does not read as passing. */
export function formatRatio(ratio: number): string {
  return (Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2);
}

/**
 * APCA lightness contrast Lc, about -108 to 106; negative for light text on dark. Display-encoded sRGB to the power
 * of 2.4, as the formula has it; colors outside sRGB are mapped in first.
 */
export function apcaLc(text: Color, background: Color): number {
  const back = compositeOver(background, WHITE);
  const [textY, backY] = [apcaLuminance(compositeOver(text, back)), apcaLuminance(back)];
  if (Math.abs(backY - textY) < 0.0005) return 0;
  const isDarkOnLight = backY > textY;
  const contrast = isDarkOnLight
    ? (backY ** 0.56 - textY ** 0.57) * 1.14
    : (backY ** 0.65 - textY ** 0.62) * 1.14;
  if (Math.abs(contrast) < 0.1) return 0;
  return (isDarkOnLight ? contrast - 0.027 : contrast + 0.027) * 100;
}

/** `front` laid over an opaque `back`, both in encoded sRGB as browsers do; the result is opaque. */
export function compositeOver(front: Color, back: Color): Color {
  const alpha = front.alpha ?? 0;
  if (alpha >= 1) return front;
  const [f, b] = [colorToSrgb(mapToGamut(front, "srgb")), colorToSrgb(mapToGamut(back, "srgb"))];
  const blend = (over: number, under: number): number => over * alpha + under * (1 - alpha);
  return {
    space: "srgb",
    coords: [blend(f.red, b.red), blend(f.green, b.green), blend(f.blue, b.blue)],
    alpha: 1,
  };
}

/** Text colors of the design (tokens `--on-color-*`), measured at their sRGB values. */
const ON_COLOR = {
  dark: { space: "oklch", coords: [0.19, 0.035, 287], alpha: 1 },
  light: { space: "oklch", coords: [0.985, 0.006, 287], alpha: 1 },
  black: { space: "srgb", coords: [0, 0, 0], alpha: 1 },
  white: { space: "srgb", coords: [1, 1, 1], alpha: 1 },
} as const satisfies Record<string, Color>;
const WHITE: Color = ON_COLOR.white;
const TEXT_TARGET = 4.5;

export type OnColor = keyof typeof ON_COLOR;

/**
 * What text on a color is written in: the better of dark and light when it reaches 4.5:1, else the better of black
 * and white, one of which always reaches 4.58.
 */
export function onColor(background: Color): OnColor {
  const ratio = (name: OnColor): number => wcagRatio(ON_COLOR[name], background);
  const soft: OnColor = ratio("dark") >= ratio("light") ? "dark" : "light";
  if (ratio(soft) >= TEXT_TARGET) return soft;
  return ratio("black") >= ratio("white") ? "black" : "white";
}

export interface NearestPassingOptions {
  /** WCAG ratio 1 to 21, or the size of Lc 0 to 106. */
  readonly target: number;
  readonly metric?: "wcag" | "apca";
}

/**
 * The color nearest to `color` in OKLCH lightness, with its hue and as much of its chroma as sRGB holds, that reaches
 * the target against `against`; the color itself when it passes already; undefined when none does.
 */
export function nearestPassing(
  color: Color,
  against: Color,
  options: NearestPassingOptions,
): Color | undefined {
  const { target, metric = "wcag" } = options;
  return nearestReaching(color, target, (candidate) =>
    metric === "wcag" ? wcagRatio(candidate, against) : Math.abs(apcaLc(candidate, against)),
  );
}

/** As `nearestPassing`, with a measure of one's own, which must grow towards black or towards white. */
export function nearestReaching(
  color: Color,
  target: number,
  measure: (candidate: Color) => number,
): Color | undefined {
  if (measure(color) >= target) return color;
  const origin = colorToOklch(color);
  const at = (lightness: number): Color =>
    mapToGamutConstantHue(oklchToColor({ ...origin, lightness }, color.alpha), "srgb");
  const start = measure(color) - target;
  const found = [0, 1].flatMap((end) => {
    const atEnd = measure(at(end)) - target;
    const reaches = (lightness: number): number => measure(at(lightness)) - target;
    return atEnd < 0 ? [] : [crossing(reaches, [origin.lightness, start], [end, atEnd])];
  });
  const [first, second] = found;
  if (first === undefined) return undefined;
  const isFirstNearer =
    second === undefined || Math.abs(first - origin.lightness) <= Math.abs(second - origin.lightness);
  return at(isFirstNearer ? first : second);
}

/** Lightnesses, and measures, closer than these are the same: the first is a fortieth of one step of eight bits. */
const [SAME_LIGHTNESS, SAME_MEASURE] = [1e-4, 1e-4];
const MAX_STEPS = 40;
/** Regula falsi is left for bisection after these: mapped colors do not move quite evenly. */
const QUICK_STEPS = 12;

/**
 * Where `value` turns from negative to 0 or more, between a place where it is negative and one where it is not; the
 * place given is always one where it is not. Regula falsi in the Illinois way, then bisection.
 */
function crossing(
  value: (place: number) => number,
  [from, atFrom]: readonly [number, number],
  [to, atTo]: readonly [number, number],
): number {
  let [failing, passing, low, high] = [from, to, atFrom, atTo];
  let [best, lastWas] = [atTo, ""];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (Math.abs(passing - failing) < SAME_LIGHTNESS || best < SAME_MEASURE) break;
    const place =
      step < QUICK_STEPS ? failing + ((passing - failing) * -low) / (high - low) : (failing + passing) / 2;
    const at = value(place);
    if (at >= 0) {
      if (lastWas === "passing") low /= 2;
      [passing, high, best, lastWas] = [place, at, at, "passing"];
    } else {
      if (lastWas === "failing") high /= 2;
      [failing, low, lastWas] = [place, at, "failing"];
    }
  }
  return passing;
}

/** WCAG relative luminance, 0 to 1, of the color as sRGB shows it; alpha is left out. */
export function relativeLuminance(color: Color): number {
  const light = lightInSrgb(color);
  if (light !== undefined) return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
  const { red, green, blue } = colorToSrgb(mapToGamut(color, "srgb"));
  return 0.2126 * srgbToLinear(red) + 0.7152 * srgbToLinear(green) + 0.0722 * srgbToLinear(blue);
}

function apcaLuminance(color: Color): number {
  const { red, green, blue } = colorToSrgb(mapToGamut(color, "srgb"));
  const y = 0.2126729 * red ** 2.4 + 0.7151522 * green ** 2.4 + 0.072175 * blue ** 2.4;
  return y > 0.022 ? y : y + (0.022 - y) ** 1.414;
}
