/**
 * Gradients of GIMP (.ggr, app/core/gimpgradient-load.c): segments from a left to a right color with a middle, each mixed
 * along a curve in RGB or HSV.
 */
import type { GradientStop } from "#engine/gradient/gradient.ts";
import { interpolateColors } from "#engine/mix/mix.ts";
import { wrapDeg } from "#engine/space/angle.ts";
import type { Color } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";
import { noticeFades } from "./fades.ts";
import { type ReadGradients, withinLimits } from "./read-css.ts";

const HEADER = /^\s*GIMP Gradient\s*\r?\n/;
const MAX_SEGMENTS = 128;
/** Straight parts of a curve. */
const PARTS = 6;

interface Segment {
  readonly left: number;
  readonly middle: number;
  readonly right: number;
  readonly from: Color;
  readonly to: Color;
  readonly curve: number;
  readonly model: number;
}

/** From left to right, because the file has no direction. Never throws. */
export function readGgr(text: string): ReadGradients {
  const lines = text.replace(HEADER, "").split(/\r?\n/);
  const first = lines[0]?.startsWith("Name:") === true ? 1 : 0;
  const count = Number(lines[first]?.trim());
  if (!Number.isInteger(count) || count < 1 || count > MAX_SEGMENTS)
    return fail(`A gradient of GIMP has 1 to ${MAX_SEGMENTS} segments.`, text, lines[first]);
  const notices = ["A gradient of GIMP has no direction; from left to right was taken."];
  const notice = (sentence: string): void => {
    if (!notices.includes(sentence)) notices.push(sentence);
  };
  const stops: GradientStop[] = [];
  for (const line of lines.slice(first + 1, first + 1 + count)) {
    const segment = segmentOf(line, notice);
    if (segment === undefined) return fail("This is no segment of a gradient of GIMP.", text, line);
    for (const stop of stopsOf(segment, notice)) {
      const before = stops.at(-1);
      if (before === undefined || before.position01 !== stop.position01 || !isSame(before.color, stop.color))
        stops.push(stop);
    }
  }
  if (lines.length < first + 1 + count) return fail("Segments of this gradient are missing.", text, "");
  noticeFades(stops, notice);
  const layer = {
    type: "linear",
    angleDeg: 90,
    space: "srgb",
    blend: "normal",
    stops,
  } as const;
  return { ok: true, layers: withinLimits([layer], notices), notices };
}

function segmentOf(line: string, notice: (sentence: string) => void): Segment | undefined {
  const numbers = line.trim().split(/\s+/).map(Number);
  const [left = Number.NaN, middle = Number.NaN, right = Number.NaN] = numbers;
  const colors = numbers.slice(3, 11);
  const isWhole =
    numbers.length >= 13 &&
    numbers.every(Number.isFinite) &&
    colors.every((value) => value >= 0 && value <= 1);
  if (!isWhole || !(left >= 0 && left <= middle && middle <= right && right <= 1)) return undefined;
  if (numbers.slice(13, 15).some((kind) => kind !== 0))
    notice("Ends that follow the colors of GIMP’s toolbox have those that the file was saved with.");
  const [r1 = 0, g1 = 0, b1 = 0, a1 = 1, r2 = 0, g2 = 0, b2 = 0, a2 = 1] = colors;
  return {
    left,
    middle,
    right,
    from: { space: "srgb", coords: [r1, g1, b1], alpha: a1 },
    to: { space: "srgb", coords: [r2, g2, b2], alpha: a2 },
    curve: numbers[11] ?? 0,
    model: numbers[12] ?? 0,
  };
}

/** GIMP's curves, from the share of the segment and that of its middle (gimpgradient.c). */
const CURVES: readonly ((share: number, middle: number) => number)[] = [
  straight,
  (share, middle) => share ** (Math.log(0.5) / Math.log(Math.max(1e-6, Math.min(1 - 1e-6, middle)))),
  (share, middle) => (Math.sin(Math.PI * (straight(share, middle) - 0.5)) + 1) / 2,
  (share, middle) => Math.sqrt(1 - (straight(share, middle) - 1) ** 2),
  (share, middle) => 1 - Math.sqrt(1 - straight(share, middle) ** 2),
];
const STEP = 5;

function straight(share: number, middle: number): number {
  if (share <= middle) return middle <= 0 ? 0 : (0.5 * share) / middle;
  return middle >= 1 ? 1 : 0.5 + (0.5 * (share - middle)) / (1 - middle);
}

function stopsOf(segment: Segment, notice: (sentence: string) => void): readonly GradientStop[] {
  const { left, middle, right, from, to, curve, model } = segment;
  const length = right - left;
  const share = length > 0 ? (middle - left) / length : 0.5;
  const ends: readonly [GradientStop, GradientStop] = [
    { color: from, position01: left },
    { color: to, position01: right },
  ];
  if (length <= 0) return ends;
  if (curve === STEP)
    return [ends[0], { color: from, position01: middle }, { color: to, position01: middle }, ends[1]];
  // A middle elsewhere on a curve that is a power is the hint of CSS.
  if (curve === 1 && model === 0)
    return [{ ...ends[0], hint01: Math.min(0.999, Math.max(0.001, share)) }, ends[1]];
  const mix = mixOf(segment);
  const progress = CURVES[curve] ?? straight;
  if (curve === 0 && model === 0)
    return Math.abs(share - 0.5) < 1e-4 ? ends : [ends[0], { color: mix(0.5), position01: middle }, ends[1]];
  notice("Curves and mixing in HSV were taken as short straight parts.");
  const inner = Array.from({ length: PARTS - 1 }, (_, index) => (index + 1) / PARTS);
  return [
    ends[0],
    ...inner.map((part) => ({ color: mix(progress(part, share)), position01: left + part * length })),
    ends[1],
  ];
}

/** Model 1 turns the hue counter-clockwise, which is to larger hues, and model 2 to smaller ones. */
function mixOf({ from, to, model }: Segment): (share: number) => Color {
  if (model === 0) return interpolateColors(from, to, { space: "srgb" });
  const [a, b] = [convertColor(from, "hsv"), convertColor(to, "hsv")];
  const [hue = b.coords[0] ?? 0, saturation = 0, value = 0] = a.coords;
  const [toHue = hue, toSaturation = 0, toValue = 0] = b.coords;
  const turn = model === 1 ? wrapDeg(toHue - hue) : -wrapDeg(hue - toHue);
  return (share) => {
    const between = (start: number, end: number): number => start + (end - start) * share;
    const mixed: Color = {
      space: "hsv",
      coords: [wrapDeg(hue + turn * share), between(saturation, toSaturation), between(value, toValue)],
      alpha: between(from.alpha ?? 1, to.alpha ?? 1),
    };
    return convertColor(mixed, "srgb");
  };
}

const isSame = (a: Color, b: Color): boolean =>
  a.alpha === b.alpha && a.coords.every((value, index) => value === b.coords[index]);

function fail(message: string, text: string, line: string | undefined): ReadGradients {
  const at = line === undefined || line === "" ? text.length - 1 : text.indexOf(line);
  return { ok: false, message, position: Math.max(0, at) + 1 };
}
