/**
 * How far apart the families of a theme are. A second color that is the red of errors, or a red brand beside a red
 * button that deletes, cannot be told by color.
 */

import { deltaOfOklab } from "#engine/difference/difference.ts";
import type { Color, Oklab } from "#engine/space/color.ts";
import { colorToOklab, colorToOklch } from "#engine/space/convert.ts";
import type { RoleToken, ThemeFamily, ThemeModeName } from "./role-graph.ts";
import { isReadable } from "./solve/solve-fill.ts";
import { tone } from "./theme-contrast.ts";
import { type Floors, isHigh } from "./theme-floors.ts";
import { type Swatch, swatchOf } from "./theme-swatch.ts";
import { SEMANTIC_NAMES } from "./theme-tokens.ts";

/** ΔEOK that the solver leaves between a fill of its own and the other fills: about six times the just noticeable. */
export const APART = 0.12;
/** The same with high contrast. */
export const APART_HIGH = 0.09;
/** Fills closer than this ΔEOK are named. */
export const CLOSE = 0.08;

/** Swatches of ladders are shared by many themes, so each is converted once. */
const OKLAB = new WeakMap<Swatch, Oklab>();

function oklabOf(swatch: Swatch): Oklab {
  const known = OKLAB.get(swatch);
  if (known !== undefined) return known;
  const made = colorToOklab(swatch.color);
  OKLAB.set(swatch, made);
  return made;
}

/** ΔEOK, 0 to 1. */
function swatchDistance(one: Swatch, other: Swatch): number {
  return deltaOfOklab(oklabOf(one), oklabOf(other));
}

/** The least ΔEOK to any of the others; 1 if there are none. */
export function leastDistance(swatch: Swatch, others: readonly Swatch[]): number {
  return Math.min(1, ...others.map((other) => swatchDistance(swatch, other)));
}

export interface CloseFamilies {
  readonly mode: ThemeModeName;
  /** A brand color or a color derived from it. */
  readonly family: ThemeFamily;
  /** The signal, or the derived color, that looks like it. */
  readonly other: ThemeFamily;
  /** ΔEOK, 0 to `CLOSE`. */
  readonly deltaE: number;
}

const BRANDS = ["brand", "second", "accent"] as const;

/**
 * The fills of a mode that are closer than `CLOSE`: brand colors with signals, and derived colors with the other brand
 * colors. Two given colors that look alike are the choice of whoever gave them.
 */
export function closeFamilies(
  mode: ThemeModeName,
  colors: Readonly<Record<RoleToken, Color>>,
  given: number,
): CloseFamilies[] {
  const swatches = new Map<ThemeFamily, Swatch>(
    [...BRANDS, ...SEMANTIC_NAMES].map((family) => [family, swatchOf(colors[family])]),
  );
  return BRANDS.flatMap((family, index) => {
    const derived = BRANDS.filter((_, at) => at > index && at >= given);
    return [...derived, ...SEMANTIC_NAMES].flatMap((other): CloseFamilies[] => {
      const [one, two] = [swatches.get(family), swatches.get(other)];
      if (one === undefined || two === undefined) return [];
      const deltaE = swatchDistance(one, two);
      return deltaE < CLOSE ? [{ mode, family, other, deltaE }] : [];
    });
  });
}

/** Turns of the hue in degrees that a repair tries, nearest first. */
const REPAIR_TURNS = [0, -20, 20, -40, 40, -60, 60] as const;

/**
 * The nearest lightness of the other family's hue, or else of a neighboring hue, at which it is told from the brand
 * colors of its mode and carries a label; undefined if there is none.
 */
export function colorApart(
  { family, other, mode }: CloseFamilies,
  colors: Readonly<Record<RoleToken, Color>>,
  floors: Floors,
): Color | undefined {
  const { lightness, chroma, hueDeg } = colorToOklch(colors[other]);
  const taken = [...new Set<ThemeFamily>([...BRANDS, family])]
    .filter((each) => each !== other)
    .map((each) => swatchOf(colors[each]));
  const most = isHigh(mode) ? APART_HIGH : APART;
  for (const turn of REPAIR_TURNS)
    for (let step = 0; step <= 1; step += 0.01)
      for (const sign of [-1, 1]) {
        const moved = lightness + sign * step;
        if (moved < 0 || moved > 1) continue;
        const swatch = swatchOf(tone(moved, chroma, hueDeg === undefined ? undefined : hueDeg + turn));
        if (leastDistance(swatch, taken) >= most && isReadable(swatch, floors)) return swatch.color;
      }
  return undefined;
}
