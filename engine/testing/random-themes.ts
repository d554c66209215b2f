/** Requests of themes for laws about any brand: the same ones in every run. */
import { createRandom } from "#engine/random/random.ts";
import type { Color, Oklch } from "#engine/space/color.ts";
import { oklchToColor } from "#engine/space/convert.ts";
import { snapped, tone } from "#engine/theme/theme-contrast.ts";
import { type FourModeRequest, LABEL_CHOICES } from "#engine/theme/theme-request.ts";

/** What brands are hard for: pale, near-black, neon, gray, and as lively as a screen of wide gamut shows. */
const LOOKS: readonly ((random: () => number) => Oklch)[] = [
  (random) => ({ lightness: 0.9 + 0.1 * random(), chroma: 0.1 * random(), hueDeg: 360 * random() }),
  (random) => ({ lightness: 0.25 * random(), chroma: 0.1 * random(), hueDeg: 360 * random() }),
  (random) => ({ lightness: 0.6 + 0.35 * random(), chroma: 0.37, hueDeg: 360 * random() }),
  (random) => ({ lightness: random(), chroma: 0.02 * random(), hueDeg: 360 * random() }),
];

/**
 * As many requests as asked for. Half of the brands are any byte, the other half of the hard kinds, some of them in Display
 * P3; half of the requests have the usual settings, the others any, and each tenth two or three brands.
 */
export function* randomThemes(count: number): Generator<FourModeRequest> {
  const random = createRandom("themes of any brand");
  const byte = (): number => Math.floor(random() * 256) / 255;
  const brand = (): Color => {
    const look = random() < 0.5 ? undefined : LOOKS[Math.floor(random() * LOOKS.length)];
    if (look === undefined) return { space: "srgb", coords: [byte(), byte(), byte()], alpha: 1 };
    const { lightness, chroma, hueDeg } = look(random);
    if (random() < 0.8) return tone(lightness, chroma, hueDeg);
    const { coords } = snapped(oklchToColor({ lightness, chroma, hueDeg }));
    return { space: "display-p3", coords, alpha: 1 };
  };
  for (let index = 0; index < count; index += 1) {
    const brands = Array.from({ length: random() < 0.9 ? 1 : 2 + Math.floor(random() * 2) }, brand);
    if (random() < 0.5) yield { brand: brands };
    else
      yield {
        brand: brands,
        contrast: Math.floor(random() * 101),
        tint01: Math.floor(random() * 101) / 100,
        label: LABEL_CHOICES[Math.floor(random() * LABEL_CHOICES.length)] ?? "best",
      };
  }
}
