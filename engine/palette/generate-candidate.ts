/** One random palette of the first edition of the generator: lightness first (a dark end, a light end, the rest between), then hue, then chroma. */

import { type Gamut, mapToGamut, mapToGamutConstantHue, maxChroma } from "#engine/gamut/gamut.ts";
import { wrapDeg } from "#engine/space/angle.ts";
import type { Color, Oklch } from "#engine/space/color.ts";
import { colorToOklch, oklchToColor } from "#engine/space/convert.ts";
import type { GenerateRequest } from "./generate-request.ts";
import { HARMONY_ANGLES } from "./harmony.ts";
import { MOOD_ENVELOPES, type MoodEnvelope } from "./moods.ts";

type Random = () => number;

/**
 * One candidate by the request’s rule and mood, before locks are applied: the requested number of colors, in
 * its gamut.
 */
export function drawCandidate(request: GenerateRequest, random: Random): Color[] {
  const { method, mood = "any" } = request;
  const gamut = request.constraints?.gamut ?? "srgb";
  const envelope = MOOD_ENVELOPES[mood];
  switch (method) {
    case "similar":
      return (request.similarTo ?? []).length > 0
        ? drawSimilar(request, random, gamut)
        : drawHarmony(request, envelope, random, gamut);
    case "ramp":
      return drawRamp(request, envelope, random, gamut);
    case "from-color":
      return drawFromColor(request, envelope, random, gamut);
    default:
      return drawHarmony(request, envelope, random, gamut);
  }
}

/** Lightnesses from dark to light: fixed ends, the others evenly spaced with some jitter. */
function drawLightnesses(count: number, { dark, light }: MoodEnvelope, random: Random): number[] {
  const low = dark + between(random, -0.04, 0.07);
  const high = light - between(random, -0.015, 0.07);
  return Array.from({ length: count }, (_, index) => {
    const share = count === 1 ? 0.5 : index / (count - 1);
    const play = index === 0 || index === count - 1 ? 0 : between(random, -0.3, 0.3) / (count - 1);
    return low + (high - low) * (share + play);
  });
}

function drawHarmony(
  request: GenerateRequest,
  envelope: MoodEnvelope,
  random: Random,
  gamut: Gamut,
): Color[] {
  const { count } = request;
  const isFree = request.method === "random";
  const rule =
    isFree || request.method === "ramp" || request.method === "similar" || request.method === "from-color"
      ? "analogous"
      : request.method;
  const baseHue = baseHueDeg(request, envelope, random);
  const angles = isFree ? freeAngles(count, random) : HARMONY_ANGLES[rule];
  const lightnesses = drawLightnesses(count, envelope, random);
  // The rule's own hue gets most colors; each partner hue gets at least one, where its chroma is greatest for
  // the lightness.
  const order = shuffled(
    lightnesses.map((_, index) => index),
    random,
  );
  const hues = new Map<number, number>();
  for (const [place, index] of order.entries()) {
    const angle =
      place < angles.length
        ? (angles[place] ?? 0)
        : (angles[Math.floor(random() * Math.min(2, angles.length))] ?? 0);
    hues.set(index, baseHue + angle + between(random, -7, 7));
  }
  const accent = order[Math.min(1, order.length - 1)];
  return arrange(
    lightnesses.map((lightness, index) => {
      const hueDeg = hues.get(index) ?? baseHue;
      const isEnd = index === 0 || index === lightnesses.length - 1;
      const share =
        index === accent
          ? envelope.most
          : between(random, envelope.least, envelope.most) * (isEnd ? 0.62 : 1);
      return colorAt({ lightness, chroma: share, hueDeg }, envelope, gamut);
    }),
    random,
  );
}

/** A few hues at a distance from each other. */
export function freeAngles(count: number, random: Random): number[] {
  const hues = 2 + Math.floor(random() * Math.min(3, count - 1));
  return Array.from({ length: hues }, (_, index) => (360 / hues) * index + between(random, -30, 30));
}

/** One hue that drifts slightly from dark to light. */
function drawRamp(request: GenerateRequest, envelope: MoodEnvelope, random: Random, gamut: Gamut): Color[] {
  const hue = baseHueDeg(request, envelope, random);
  const drift = between(random, -48, 48);
  const [dark, light] = [
    envelope.dark + between(random, -0.03, 0.05),
    envelope.light - between(random, -0.02, 0.05),
  ];
  const share = between(random, envelope.least, envelope.most);
  return Array.from({ length: request.count }, (_, index) => {
    const t01 = request.count === 1 ? 0.5 : index / (request.count - 1);
    // Greatest chroma in the middle, less at the ends.
    const shape = 0.6 + 0.4 * Math.sin(Math.PI * t01);
    return colorAt(
      { lightness: dark + (light - dark) * t01, chroma: share * shape, hueDeg: hue + drift * t01 },
      envelope,
      gamut,
    );
  });
}

/** The base unchanged, and a scheme around it. */
function drawFromColor(
  request: GenerateRequest,
  envelope: MoodEnvelope,
  random: Random,
  gamut: Gamut,
): Color[] {
  const { base, count } = request;
  if (base === undefined) return drawHarmony(request, envelope, random, gamut);
  const rules = ["analogous", "complementary", "split-complementary", "triadic"] as const;
  const method = rules[Math.floor(random() * rules.length)] ?? "analogous";
  const around = drawHarmony({ ...request, method, count }, envelope, random, gamut);
  // The base replaces the candidate color nearest to it in lightness.
  const { lightness } = colorToOklch(base);
  const gaps = around.map((color) => Math.abs(colorToOklch(color).lightness - lightness));
  const at = gaps.indexOf(Math.min(...gaps));
  return around.map((color, index) => (index === at ? base : color));
}

/** Each color of the model, all rotated by one angle and each varied slightly. */
export function drawSimilar(
  { similarTo = [], count }: GenerateRequest,
  random: Random,
  gamut: Gamut,
): Color[] {
  const turn = between(random, -40, 40);
  return Array.from({ length: count }, (_, index) => {
    const model = colorToOklch(
      similarTo[index % similarTo.length] ?? oklchToColor({ lightness: 0.5, chroma: 0, hueDeg: undefined }),
    );
    return mapToGamutConstantHue(
      oklchToColor({
        lightness: clamp(model.lightness + between(random, -0.05, 0.05), 0.05, 0.98),
        chroma: model.chroma * between(random, 0.8, 1.15),
        hueDeg: model.hueDeg === undefined ? undefined : model.hueDeg + turn + between(random, -10, 10),
      }),
      gamut,
    );
  });
}

/** `chroma` is a share of the greatest chroma in gamut. Dark yellows are lightened, because they look muddy. */
function colorAt({ lightness, chroma, hueDeg }: Oklch, envelope: MoodEnvelope, gamut: Gamut): Color {
  const hue = wrapDeg(hueDeg ?? 0);
  const isMuddy = hue > 85 && hue < 128 && lightness > 0.32 && lightness < 0.66 && envelope.maxChroma > 0.1;
  const lifted = clamp(isMuddy ? lightness + 0.16 : lightness, 0.06, 0.985);
  const most = Math.min(envelope.maxChroma, maxChroma(lifted, hue, gamut));
  return mapToGamut(oklchToColor({ lightness: lifted, chroma: most * chroma, hueDeg: hue }), gamut);
}

function baseHueDeg({ base }: GenerateRequest, { hues }: MoodEnvelope, random: Random): number {
  const drawn = random();
  const own = base === undefined ? undefined : colorToOklch(base).hueDeg;
  if (own !== undefined) return own;
  const [from, to] = hues?.[Math.floor(drawn * hues.length)] ?? [0, 360];
  return from + (to - from) * random();
}

/** Orders the colors from dark to light, from light to dark, or with the light end moved inwards; never at random. */
export function arrange(colors: Color[], random: Random): Color[] {
  const choice = random();
  if (choice < 0.55) return colors;
  if (choice < 0.75) return colors.reverse();
  const [last] = colors.splice(-1, 1);
  if (last !== undefined) colors.splice(Math.floor(colors.length / 2), 0, last);
  return colors;
}

/** A random order of the values. */
export function shuffled(values: readonly number[], random: Random): number[] {
  const result = [...values];
  for (let at = result.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const [a, b] = [result[at], result[other]];
    if (a !== undefined && b !== undefined) [result[at], result[other]] = [b, a];
  }
  return result;
}

/** A random number from `low` to `high`. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/** The value, not below `low` and not above `high`. */
export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
