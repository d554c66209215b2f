/** The tracks of the limits, as CSS gradients. */
import type { RandomDocument } from "#domain/documents/random-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { mapToGamutConstantHue } from "#engine/gamut/gamut.ts";
import type { Color, Oklch } from "#engine/space/color.ts";
import { colorToOklch, oklchToColor } from "#engine/space/convert.ts";

const STOPS = 13;

/** Each range is shown at the current color's other two values, without one at the middle of the other ranges. */
export function tracksOf(
  { hueDeg, lightness, chroma }: Pick<RandomDocument, "hueDeg" | "lightness" | "chroma">,
  current: Color | undefined,
) {
  const span = hueDeg[1] - hueDeg[0];
  const own = current === undefined ? undefined : colorToOklch(current);
  const middle: Oklch = own ?? {
    lightness: (lightness[0] + lightness[1]) / 2,
    chroma: (chroma[0] + chroma[1]) / 2,
    hueDeg: (hueDeg[0] + (span < 0 ? span + 360 : span) / 2) % 360,
  };
  return {
    hue: track((t01) => ({
      lightness: Math.min(0.8, Math.max(0.45, middle.lightness)),
      chroma: Math.max(0.09, middle.chroma),
      hueDeg: t01 * 360,
    })),
    lightness: track((t01) => ({ ...middle, lightness: t01 })),
    chroma: track((t01) => ({ ...middle, chroma: t01 * 0.4 })),
  };
}

function track(at: (t01: number) => Oklch): string {
  const stops = Array.from({ length: STOPS }, (_, index) =>
    formatHex(mapToGamutConstantHue(oklchToColor(at(index / (STOPS - 1))), "srgb")),
  );
  return `linear-gradient(90deg, ${stops.join(", ")})`;
}
