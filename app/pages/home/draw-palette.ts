/**
 * Generates another palette for the hero. Loaded with the first press, so that the page does not need the generator.
 */
import { nameColors } from "#app/color/color-namer.ts";
import { formatHex } from "#engine/format/format.ts";
import { generatePalette } from "#engine/palette/generate.ts";
import type { GenerateMethod } from "#engine/palette/generate-request.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { seedFromNumber } from "#engine/random/random.ts";
import { type HeroView, toHeroView } from "./hero-view.ts";

const METHODS: readonly GenerateMethod[] = ["random", "random", "random", "analogous", "complementary"];

/** Generates a palette; locked colors keep their positions. */
export async function drawPalette(
  locked: readonly { readonly index: number; readonly hex: string }[],
): Promise<HeroView> {
  const pick = <Value>(values: readonly Value[], fallback: Value): Value =>
    values[Math.floor(Math.random() * values.length)] ?? fallback;
  const { colors } = generatePalette({
    method: pick(METHODS, "analogous"),
    count: 5,
    seed: seedFromNumber(Math.random() * 2 ** 30),
    locks: locked.flatMap(({ index, hex }) => {
      const parsed = parseColor(hex);
      return parsed.ok ? [{ index, color: parsed.color }] : [];
    }),
    constraints: { aaPairs: 1 },
  });
  return toHeroView(colors.map(formatHex), await nameColors(colors), locked.length > 0);
}
