/**
 * Curves that bend a ramp: for each of lightness, chroma and hue an offset at five handles, and between them a curve
 * that never goes beyond its handles (Fritsch and Butland 1984, slopes by the harmonic mean). On the step
 * of a kept color every curve is 0.
 */
import { RAMP_STEPS } from "#engine/ramp/ramp.ts";
import type { Oklch } from "#engine/space/color.ts";
import {
  BEND_CHANNELS,
  BEND_STEPS,
  type BendChannel,
  type BendHandles,
  NO_BEND,
  type RampBend,
} from "./bend-handles.ts";

/**
 * The offset of each of the eleven steps in the unit of the channel; `anchorAt` is the place of a kept color, whose
 * offset is 0 even where a handle stands.
 */
export function bendOffsets(handles: BendHandles, anchorAt: number | undefined): number[] {
  const knots = new Map(BEND_STEPS.map((step, index) => [RAMP_STEPS.indexOf(step), handles[index] ?? 0]));
  if (anchorAt !== undefined) knots.set(anchorAt, 0);
  const points = [...knots].toSorted(([a], [b]) => a - b);
  const slopes = slopesOf(points);
  return RAMP_STEPS.map((_, place) => {
    const after = Math.max(
      1,
      points.findIndex(([at]) => at >= place),
    );
    const [[from, low], [to, high]] = [points[after - 1] ?? [0, 0], points[after] ?? [0, 0]];
    const [width, t] = [to - from, (place - from) / (to - from)];
    const [leaving, arriving] = [slopes[after - 1] ?? 0, slopes[after] ?? 0];
    return (
      low * (1 + 2 * t) * (1 - t) ** 2 +
      leaving * width * t * (1 - t) ** 2 +
      high * t ** 2 * (3 - 2 * t) +
      arriving * width * t ** 2 * (t - 1)
    );
  });
}

/** The steps' colors with the curves applied; lightness stays within 0 to 1, chroma is not negative. */
export function bentLooks(looks: readonly Oklch[], bend: RampBend, anchorAt: number | undefined): Oklch[] {
  const offsets = (channel: BendChannel): number[] => bendOffsets(bend[channel] ?? NO_BEND, anchorAt);
  const [lightness, chroma, hue] = [offsets("lightness"), offsets("chroma"), offsets("hue")];
  return looks.map((look, place) => ({
    ...look,
    lightness: Math.min(1, Math.max(0, look.lightness + (lightness[place] ?? 0) / 100)),
    chroma: look.chroma * Math.max(0, 1 + (chroma[place] ?? 0) / 100),
    hueDeg: look.hueDeg === undefined ? undefined : look.hueDeg + (hue[place] ?? 0),
  }));
}

/** Whether the curves change anything. */
export function isBent(bend: RampBend): boolean {
  return BEND_CHANNELS.some((channel) => bend[channel]?.some((offset) => offset !== 0));
}

/** Slopes at the points, limited so that no part between two points leaves their range. */
function slopesOf(points: readonly (readonly [at: number, value: number])[]): number[] {
  const rises = points.slice(1).map(([at, value], index) => {
    const [before, low] = points[index] ?? [at - 1, value];
    return (value - low) / (at - before);
  });
  return points.map((_, index) => {
    const [left, right] = [rises[index - 1], rises[index]];
    if (left === undefined || right === undefined) return left ?? right ?? 0;
    // The harmonic mean is at most twice the smaller rise, which keeps both parts monotone.
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
  });
}
