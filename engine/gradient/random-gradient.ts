/** Gradients from a seed. The same seed always gives the same gradient, because links contain the seed alone. */
import { mapToGamutConstantHue } from "#engine/gamut/gamut.ts";
import { createRandom } from "#engine/random/random.ts";
import { oklchToColor } from "#engine/space/convert.ts";
import type { Gradient } from "./gradient.ts";

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
    const hueDeg = (((hue + (turn * index) / Math.max(1, count - 1) + between(-12, 12)) % 360) + 360) % 360;
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
