/**
 * Three hue wheels. OKLCH and HSL: the hue of that space, in degrees. RYB: the painter's wheel, with red
 * opposite green. Its six points, 60° apart, are the corners of the cube in N. Gossett and B. Chen, "Paint
 * Inspired Color Mixing and Compositing for Visualization" (2004); between two points the OKLCH hue is
 * interpolated linearly.
 */
import { wrapDeg } from "./angle.ts";
import type { Color } from "./color.ts";
import { colorToOklch, convertColor, oklchToColor } from "./convert.ts";

/** "ryb" is the painter's wheel. */
export type Wheel = "oklch" | "hsl" | "ryb";

/** The one that follows perception first. */
export const WHEELS: readonly Wheel[] = ["oklch", "hsl", "ryb"];

/** Angle on the RYB wheel in degrees, and the sRGB color there: red, orange, yellow, green, blue, violet. */
export const RYB_CORNERS: readonly (readonly [angleDeg: number, srgb: readonly [number, number, number]])[] =
  [
    [0, [1, 0, 0]],
    [60, [1, 0.5, 0]],
    [120, [1, 1, 0]],
    [180, [0, 0.66, 0.2]],
    [240, [0.163, 0.373, 0.6]],
    [300, [0.5, 0, 0.5]],
  ];

/** RYB angle and OKLCH hue, both ascending; red is repeated at the end. */
const RYB_POINTS: readonly (readonly [ryb: number, oklch: number])[] = /* @__PURE__ */ pointsOf(RYB_CORNERS);

/** The angle of a color on a wheel, in degrees [0, 360); undefined for grays. */
export function wheelAngleDeg(color: Color, wheel: Wheel): number | undefined {
  if (wheel === "hsl") return convertColor(color, "hsl").coords[0];
  const { hueDeg } = colorToOklch(color);
  return hueDeg === undefined || wheel === "oklch" ? hueDeg : oklchToRyb(hueDeg);
}

/**
 * The color rotated to an angle, with its lightness and chroma (OKLCH, RYB) or saturation (HSL) kept. Grays
 * do not change.
 */
export function atWheelAngle(color: Color, angleDeg: number, wheel: Wheel): Color {
  if (wheel === "hsl") {
    const [hueDeg, saturation, lightness] = convertColor(color, "hsl").coords;
    if (hueDeg === undefined) return color;
    return { space: "hsl", coords: [wrapDeg(angleDeg), saturation, lightness], alpha: color.alpha };
  }
  const lch = colorToOklch(color);
  if (lch.hueDeg === undefined) return color;
  const hueDeg = wheel === "oklch" ? angleDeg : rybToOklch(angleDeg);
  return oklchToColor({ ...lch, hueDeg: wrapDeg(hueDeg) }, color.alpha);
}

/** OKLCH hue to RYB angle, both in degrees. */
export function oklchToRyb(hueDeg: number): number {
  const red = RYB_POINTS[0]?.[1] ?? 0;
  const hue = wrapDeg(hueDeg) < red ? wrapDeg(hueDeg) + 360 : wrapDeg(hueDeg);
  return wrapDeg(along(hue, 1, 0));
}

/** RYB angle to OKLCH hue, both in degrees. */
export function rybToOklch(angleDeg: number): number {
  return wrapDeg(along(wrapDeg(angleDeg), 0, 1));
}

function pointsOf(corners: typeof RYB_CORNERS): (readonly [number, number])[] {
  const points = corners.map(([angleDeg, [red, green, blue]]): readonly [number, number] => {
    const { hueDeg } = colorToOklch({ space: "srgb", coords: [red, green, blue], alpha: 1 });
    return [angleDeg, hueDeg ?? 0];
  });
  const first = points[0]?.[1] ?? 0;
  return [...points, [360, first + 360]];
}

function along(value: number, from: 0 | 1, to: 0 | 1): number {
  const index = Math.max(0, RYB_POINTS.findIndex((point) => point[from] >= value) - 1);
  const [low, high] = [RYB_POINTS[index], RYB_POINTS[index + 1]];
  if (low === undefined || high === undefined) return value;
  return low[to] + ((value - low[from]) / (high[from] - low[from])) * (high[to] - low[to]);
}
