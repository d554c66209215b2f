/**
 * Palettes that people made, as examples to draw after: their hues with the chroma they have together, their walks of
 * lightness, their families and accents. taste-table.generated.ts lists them.
 */
import { parseColor } from "#engine/parse/parse.ts";
import { apartDeg } from "#engine/space/angle.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { type Spread } from "./rule-spread.ts";
import { TASTE_TABLE } from "./taste-table.generated.ts";
import type { Tone } from "./tone.ts";

export interface Example {
  readonly tones: readonly Readonly<Tone>[];
  /** How often it is followed, so that a source with many palettes does not rule. */
  readonly weight: number;
}

/** An example under a rule of hues. */
export interface Fit {
  /** The hue that the rule's angles start from, so that the example needs the least change. */
  readonly baseDeg: number;
  /** 1 if every hue is at an angle of the rule and every angle has a color; less otherwise. */
  readonly weight: number;
}

/** Exponent of a source's size: at 1 every palette counts the same, at 0 every source. */
const SOURCE_EXPONENT = 0.8;
const HEX_DIGITS = 6;

let examples: readonly Example[] | undefined;

/** All examples, read from the table with the first call. */
export function tasteExamples(): readonly Example[] {
  examples ??= Object.values(TASTE_TABLE).flatMap((rows) =>
    rows.map((row) => ({ tones: tonesOf(row), weight: rows.length ** (SOURCE_EXPONENT - 1) })),
  );
  return examples;
}

function tonesOf(row: string): Tone[] {
  return (row.match(new RegExp(`.{${HEX_DIGITS}}`, "g")) ?? []).map((hex) => {
    const parsed = parseColor(`#${hex}`);
    if (!parsed.ok) throw new Error(`The table of examples holds #${hex}`);
    const { lightness, chroma, hueDeg = 0 } = colorToOklch(parsed.color);
    return { lightness, chroma, hueDeg };
  });
}

const BASE_STEP_DEG = 6;
/** Deviation from a rule, in degrees, at which an example is followed 0.6 times as often. */
const FIT_SIGMA_DEG = 14;
/** An angle of the rule that has no color with this chroma within this distance counts as missing. */
const [SEEN_CHROMA, SEEN_DEG] = [0.03, 32];
const MISSING_WEIGHT = 0.3;

const fits = new Map<string, readonly Fit[]>();

/** How well each example follows the rule; computed once for each rule. */
export function examplesUnder(spread: Spread): readonly Fit[] {
  const key = spread.anglesDeg.join();
  const known = fits.get(key);
  if (known !== undefined) return known;
  const found = tasteExamples().map(({ tones }) => bestFit(tones, spread));
  fits.set(key, found);
  return found;
}

function bestFit(tones: readonly Readonly<Tone>[], { anglesDeg, needed }: Spread): Fit {
  let best: Fit = { baseDeg: 0, weight: -1 };
  for (let baseDeg = 0; baseDeg < 360; baseDeg += BASE_STEP_DEG) {
    let [sum, chromas] = [0, 1e-6];
    for (const { chroma, hueDeg } of tones) {
      let least = 180;
      for (const angle of anglesDeg) least = Math.min(least, apartDeg(hueDeg, baseDeg + angle));
      sum += chroma * least * least;
      chromas += chroma;
    }
    let weight = Math.exp(-sum / chromas / (2 * FIT_SIGMA_DEG ** 2));
    if (weight <= best.weight) continue;
    for (const angle of needed) {
      const isThere = tones.some(
        ({ chroma, hueDeg }) => chroma > SEEN_CHROMA && apartDeg(hueDeg, baseDeg + angle) < SEEN_DEG,
      );
      if (!isThere) weight *= MISSING_WEIGHT;
    }
    if (weight > best.weight) best = { baseDeg, weight };
  }
  return best;
}
