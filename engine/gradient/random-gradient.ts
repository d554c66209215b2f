/** Gradients from a seed. The same seed always gives the same gradient, because links contain the seed alone. */
import { mapToGamutConstantHue } from "#engine/gamut/gamut.ts";
import { createRandom } from "#engine/random/random.ts";
import { wrapDeg } from "#engine/space/angle.ts";
import { colorToOklch, oklchToColor } from "#engine/space/convert.ts";
import type { Gradient, GradientStop } from "./gradient.ts";

/**
 * Two to five colors in sRGB whose hue drifts in one direction, from dark to light or the reverse. `seed` is any text.
 */
export function randomGradient(seed: string): Gradient {
  const random = createRandom(`gradient ${seed}`);
  const between = (least: number, most: number): number => least + (most - least) * random();
  const count = 2 + Math.floor(random() * 4);
  const [hue, turn] = [between(0, 360), between(30, 110) * (random() < 0.5 ? -1 : 1)];
  const [dark, light] = [between(0.18, 0.5), between(0.72, 0.94)];
  const isRising = random() < 0.5;
  const kind = random();
  const type = kind < 0.7 ? "linear" : kind < 0.88 ? "radial" : "conic";
  const gaps = Array.from({ length: count - 1 }, () => between(0.6, 1.6));
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  const stops = Array.from({ length: count }, (_, index) => {
    const gone = gaps.slice(0, index).reduce((sum, gap) => sum + gap, 0) / total;
    const share = isRising ? gone : 1 - gone;
    const chroma = between(0.08, 0.24);
    const hueDeg = wrapDeg(hue + (turn * index) / Math.max(1, count - 1) + between(-12, 12));
    const color = mapToGamutConstantHue(
      oklchToColor({ lightness: dark + (light - dark) * share, chroma, hueDeg }),
      "srgb",
    );
    return { color, position01: index === count - 1 ? 1 : Math.round(gone * 100) / 100 };
  });
  return {
    type,
    angleDeg: type === "radial" ? 0 : Math.round(between(0, 359) / 5) * 5,
    space: random() < 0.5 ? "oklab" : "oklch",
    hue: "shorter",
    stops,
    ...(type !== "linear" && {
      center01: [Math.round(between(20, 80)) / 100, Math.round(between(20, 80)) / 100] as const,
    }),
  };
}

/** OKLCH chroma below which a locked color gives no hue to the others. */
const GREY = 0.02;

/**
 * The stops with new colors from the seed; locked ones stay, and so do all places, hints and easings. The new colors continue
 * the nearest locked one: their hue drifts away from it, and their lightness goes to the other end of the scale.
 */
export function redrawnStops(stops: readonly GradientStop[], seed: string): readonly GradientStop[] {
  const random = createRandom(`around ${seed}`);
  const between = (least: number, most: number): number => least + (most - least) * random();
  const anyHue = between(0, 360);
  const turn = between(40, 150) * (random() < 0.5 ? -1 : 1);
  const locked = stops.filter(({ isLocked }) => isLocked === true);
  return stops.map((stop) => {
    const chroma = between(0.07, 0.24);
    const [wobble, dark, light] = [between(-14, 14), between(0.18, 0.42), between(0.76, 0.95)];
    if (stop.isLocked === true) return stop;
    const apart = ({ position01 }: GradientStop): number => Math.abs(position01 - stop.position01);
    const [nearest] = locked.toSorted((a, b) => apart(a) - apart(b));
    if (nearest === undefined) return stop;
    const held = colorToOklch(nearest.color);
    const way = stop.position01 - nearest.position01;
    const hue = held.hueDeg === undefined || held.chroma < GREY ? anyHue : held.hueDeg;
    const end = held.lightness < (dark + light) / 2 ? light : dark;
    const color = oklchToColor({
      lightness: held.lightness + (end - held.lightness) * Math.min(1, 0.25 + Math.abs(way)),
      chroma,
      hueDeg: wrapDeg(hue + turn * way + wobble),
    });
    return { ...stop, color: mapToGamutConstantHue(color, "srgb") };
  });
}
