/**
 * Fades of languages that mix colors without their alpha (SVG 2 §14.2, HTML §4.12.5.1.11, GIMP, and the shaders of Android
 * and Flutter). CSS mixes premultiplied colors, which is another way where color and alpha change together.
 */
import type { GradientStop } from "#engine/gradient/gradient.ts";
import { convertColor } from "#engine/space/convert.ts";

/** The largest change of a premultiplied channel that is not worth a word; stops that were found for any reader are below it. */
const MAX_CHANGE = 4 / 255;

/** Says so if the picture is another one between two of these stops, which are kept. */
export function noticeFades(stops: readonly GradientStop[], notice: (sentence: string) => void): void {
  for (const [index, { color, position01 }] of stops.entries()) {
    const next = stops[index + 1];
    if (next === undefined || next.position01 <= position01) continue;
    const [from, to] = [convertColor(color, "srgb"), convertColor(next.color, "srgb")];
    const apart = Math.max(
      ...from.coords.map((value, channel) => Math.abs((value ?? 0) - (to.coords[channel] ?? 0))),
    );
    if ((apart * Math.abs((from.alpha ?? 1) - (to.alpha ?? 1))) / 4 <= MAX_CHANGE) continue;
    notice(
      "Where one color fades into another, it is mixed as CSS does, which is cleaner than where it comes from.",
    );
    return;
  }
}
