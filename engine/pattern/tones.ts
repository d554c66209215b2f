/**
 * The colors of a palette in the orders that pictures need. Orders follow from the light palette, so that the dark
 * partner has the same geometry.
 */
import type { Oklab } from "#engine/space/color.ts";
import { colorToOklab } from "#engine/space/convert.ts";
import { darkColors } from "./dark-colors.ts";
import { distance, mixTones, shaded } from "./mix-tones.ts";
import type { PatternColor } from "./pattern.ts";

export interface Tone extends Oklab {
  readonly weight: number;
}

export interface Tones {
  /** From the lightest to the darkest of the light palette. */
  readonly byLightness: readonly Tone[];
  /** The color of the calm field: the lightest, or its dark partner. */
  readonly field: Tone;
  /** All but the field. */
  readonly figures: readonly Tone[];
  /** `count` colors from the lightest to the darkest. */
  ramp(count: number): readonly Oklab[];
  /** `count` colors with the lightest inside and the dark ones at both ends, neighbors alike. */
  valley(count: number): readonly Oklab[];
  /** One of `from`, by weight; never `not`, where there is another. */
  pick(random: () => number, from?: readonly Tone[], not?: Oklab): Tone;
}

/** Below this distance (ΔEOK) between any two, colors do not make a picture: tints of them are added. */
const LEAST_SPREAD = 0.13;
const TINTS = [0.16, 0.08, 0, -0.08, -0.17];

/** At least one color. */
export function createTones(colors: readonly PatternColor[], isDark: boolean): Tones {
  const light = spread(colors.map(({ color, weight }) => ({ ...colorToOklab(color), weight })));
  const dark = isDark ? darkColors(light) : light;
  const tones = light.map((tone, index) => ({ light: tone, shown: { ...tone, ...dark[index] } }));
  const sorted = tones.toSorted((a, b) => b.light.lightness - a.light.lightness);
  const byLightness = sorted.map(({ shown }) => shown);
  const order = valleyOrder(sorted.map(({ light: tone }) => tone)).map((index) => byLightness[index]);
  const valleyTones = order.filter((tone) => tone !== undefined);
  const [field = { lightness: 0.5, a: 0, b: 0, weight: 1 }, ...rest] = byLightness;
  const figures = rest.length > 0 ? rest : [field];
  return {
    byLightness,
    field,
    figures,
    ramp: (count) => samples(byLightness, count),
    valley: (count) => samples(valleyTones, count),
    pick(random, from = figures, not) {
      const open = from.filter((tone) => tone !== not);
      const choices = open.length > 0 ? open : from;
      let rest01 = random() * choices.reduce((sum, { weight }) => sum + weight, 0);
      for (const tone of choices) {
        rest01 -= tone.weight;
        if (rest01 < 0) return tone;
      }
      return choices.at(-1) ?? field;
    },
  };
}

function spread(tones: readonly Tone[]): readonly Tone[] {
  const widest = Math.max(0, ...tones.flatMap((tone) => tones.map((other) => distance(tone, other))));
  if (widest >= LEAST_SPREAD) return tones;
  return TINTS.map((tint, index) => {
    const tone = tones[index % tones.length] ?? { lightness: 0.5, a: 0, b: 0, weight: 1 };
    // Near white and near black the steps are smaller, and stay on the side that has room.
    const isEdge = tone.lightness > 0.88 || tone.lightness < 0.22;
    const by = tint * (isEdge ? 0.62 : 1);
    const [most, least] = [0.985 - tone.lightness, 0.1 - tone.lightness].map((room, side) =>
      isEdge ? room - (TINTS.at(side === 0 ? 0 : -1) ?? 0) * 0.62 : room,
    );
    return { ...shaded(tone, by + Math.min(0, most ?? 0) + Math.max(0, least ?? 0)), weight: tone.weight };
  });
}

/** Indices into a list from light to dark: each next one goes to the end it is more like, neither end more than one ahead. */
function valleyOrder(tones: readonly Oklab[]): readonly number[] {
  const order: number[] = [];
  let [left, right] = [0, 0];
  tones.forEach((tone, index) => {
    const [first, last] = [order[0], order.at(-1)].map((end) => (end === undefined ? undefined : tones[end]));
    const isLeft =
      first === undefined || last === undefined || left > right
        ? false
        : right > left || distance(tone, first) <= distance(tone, last);
    if (isLeft) {
      order.unshift(index);
      left += 1;
    } else {
      order.push(index);
      right += 1;
    }
  });
  return order;
}

/** Colors along a chain in which each one has room by its weight. */
function samples(tones: readonly Tone[], count: number): readonly Oklab[] {
  const total = tones.reduce((sum, { weight }) => sum + weight, 0);
  let used = 0;
  const places = tones.map((tone) => {
    const at = (used + tone.weight / 2) / total;
    used += tone.weight;
    return { tone, at };
  });
  const [start = 0, end = 1] = [places[0]?.at, places.at(-1)?.at];
  return Array.from({ length: count }, (_, index) => {
    const at = start + (end - start) * (count < 2 ? 0.5 : index / (count - 1));
    const next = Math.max(
      1,
      places.findIndex((place) => place.at >= at - 1e-9),
    );
    const [from, to] = [places[next - 1], places[next]];
    if (from === undefined) throw new Error("A palette has at least one color");
    if (to === undefined) return from.tone;
    return mixTones(from.tone, to.tone, Math.min(1, Math.max(0, (at - from.at) / (to.at - from.at))));
  });
}
