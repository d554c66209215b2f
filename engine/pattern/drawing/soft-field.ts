/** A smooth field of color over the whole box: soft fields about scattered places, each in its color, that flow into each other. */
import { createNoise } from "#engine/pattern/noise.ts";
import type { Place } from "#engine/pattern/outlines.ts";
import { stepAt } from "#engine/pattern/ramp.ts";
import { type StyleInput, within } from "#engine/pattern/style-input.ts";
import type { Tone } from "#engine/pattern/tones.ts";
import { cosineOfTurns, sineOfTurns, squared } from "#engine/pattern/trig.ts";
import type { Oklab } from "#engine/space/color.ts";
import type { FieldAt } from "./color-field.ts";
import { farthestPlace } from "./farthest-place.ts";

export interface SoftFieldSettings {
  readonly count: number;
  /** The direction in which the steps follow each other, in turns. */
  readonly turns: number;
  /** How far a field may leave that order, as a share of it. */
  readonly stir: number;
  /** How far the fields flow, as a share of the distance between two of them. */
  readonly flow: number;
  /** 0 to 1: how wide the way from one field to the next is. */
  readonly softness: number;
  /** How far colors keep from their mean, 0 to 1. */
  readonly contrast: number;
}

interface SoftField {
  /** In shares of the longer side. */
  readonly at: Place;
  readonly along: Place;
  /** How much longer than wide it is; the square of it. */
  readonly stretch: number;
  readonly lab: Oklab;
}

const SCATTERED = { tries: 16, beyond: 0.1 } as const;

/** Colors of the fields from `steps` in their order along the direction; between them they are blended in OKLab, without overshoot. */
export function softField(
  { width, height, long, random }: Pick<StyleInput, "width" | "height" | "long" | "random">,
  steps: readonly Tone[],
  { count, turns, stir, flow, softness, contrast }: SoftFieldSettings,
): FieldAt {
  const [wide, high] = [width / long, height / long];
  const [wayX, wayY] = [cosineOfTurns(turns), sineOfTurns(turns)];
  const reach = (Math.abs(wayX) * wide + Math.abs(wayY) * high) / 2;
  const mean = blended(steps.map(({ lab }) => [lab, 1] as const));
  const placed: Place[] = [];
  const fields = Array.from({ length: count }, (): SoftField => {
    const at = farthestPlace(random, placed, [wide, high], SCATTERED);
    placed.push(at);
    const share = ((at[0] - wide / 2) * wayX + (at[1] - high / 2) * wayY) / (2 * reach) + 0.5;
    const { lab } = stepAt(steps, share + within(random, -1, 1) * stir);
    const turn = random();
    return {
      at,
      along: [cosineOfTurns(turn), sineOfTurns(turn)],
      stretch: squared(within(random, 1, 1.6)),
      lab: blended([
        [mean, 1 - contrast],
        [lab, contrast],
      ]),
    };
  });
  // The mean distance of two fields beside each other.
  const gap = Math.sqrt((wide * high) / count);
  const core = squared(gap * (0.4 + 1.2 * softness));
  const [noiseX, noiseY] = [createNoise(random), createNoise(random)];
  const [fromX, fromY] = [random() * 90, random() * 90];
  const fine = 0.45 / gap;
  return (x01, y01) => {
    const [u, v] = [x01 * wide, y01 * high];
    const bend = flow * gap;
    // Bent twice: the second time by what the first has bent, which makes folds.
    const p = u + bend * noiseX(u * fine + fromX, v * fine + fromY);
    const q = v + bend * noiseY(u * fine + fromY, v * fine + fromX);
    const x = u + bend * noiseX(p * fine + fromX, q * fine + fromY);
    const y = v + bend * noiseY(p * fine + fromY, q * fine + fromX);
    return blended(
      fields.map(({ at, along, stretch, lab }) => {
        const [dx, dy] = [x - at[0], y - at[1]];
        const [ahead, aside] = [dx * along[0] + dy * along[1], dy * along[0] - dx * along[1]];
        const away = squared(ahead) / stretch + squared(aside) * stretch;
        return [lab, squared(squared(core / (core + away)))] as const;
      }),
    );
  };
}

function blended(parts: readonly (readonly [lab: Oklab, weight: number])[]): Oklab {
  let [sum, lightness, a, b] = [0, 0, 0, 0];
  for (const [lab, weight] of parts) {
    sum += weight;
    lightness += lab.lightness * weight;
    a += lab.a * weight;
    b += lab.b * weight;
  }
  return { lightness: lightness / sum, a: a / sum, b: b / sum };
}
