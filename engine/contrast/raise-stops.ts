/** The smallest change of lightness that makes gradient-filled text readable on its background (TXT). */
import { mapToGamutConstantHue } from "#engine/gamut/gamut.ts";
import type { Gradient, GradientStop } from "#engine/gradient/gradient.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch, oklchToColor } from "#engine/space/convert.ts";
import { wcagRatio } from "./contrast.ts";
import { textContrast } from "./text-contrast.ts";

/**
 * Changes only the lightness of the failing stops, all in the same direction, until every position of the gradient
 * passes. Undefined if no such change exists, as between passing stops of which one is lighter and one darker than the
 * background. Colors are rounded to 8 bits, and pass as written.
 */
export function raiseStops<Kind extends Gradient>(
  gradient: Kind,
  ground: Color,
  target: number,
): Kind | undefined {
  const sides = [0, 1].flatMap((end) => raisedTo(gradient, ground, target, end) ?? []);
  return sides.toSorted((a, b) => a.moved - b.moved)[0]?.gradient;
}

function raisedTo<Kind extends Gradient>(gradient: Kind, ground: Color, target: number, end: number) {
  // Colors between two stops that just pass may fail; the failing stops are then moved a little further.
  for (let margin = 1; margin <= MAX_MARGIN; margin += MARGIN_STEP) {
    let moved = 0;
    const stops: GradientStop[] = [];
    for (const stop of gradient.stops) {
      const color =
        wcagRatio(stop.color, ground) >= target
          ? stop.color
          : lightened(stop.color, ground, target * margin, end);
      if (color === undefined) return undefined;
      moved += Math.abs(colorToOklch(color).lightness - colorToOklch(stop.color).lightness);
      stops.push({ ...stop, color });
    }
    const raised = { ...gradient, stops };
    if (textContrast(raised, ground, target).worst.ratio >= target) return { gradient: raised, moved };
  }
  return undefined;
}

const [MAX_MARGIN, MARGIN_STEP] = [1.6, 0.04];

/** The 8-bit color nearest in lightness, towards `end` (0 or 1), that reaches the ratio. */
function lightened(color: Color, ground: Color, ratio: number, end: number): Color | undefined {
  const lch = colorToOklch(color);
  const at = (share: number): Color => {
    const lightness = lch.lightness + (end - lch.lightness) * share;
    const mapped = mapToGamutConstantHue(oklchToColor({ ...lch, lightness }, color.alpha), "srgb");
    const coords = mapped.coords.map((each) => Math.round((each ?? 0) * 255) / 255);
    return { space: "srgb", coords: [coords[0] ?? 0, coords[1] ?? 0, coords[2] ?? 0], alpha: color.alpha };
  };
  if (wcagRatio(at(1), ground) < ratio) return undefined;
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (wcagRatio(at(middle), ground) >= ratio) high = middle;
    else low = middle;
  }
  return at(high);
}
