/** Colors between the tones of a pattern: their mixes, and choices among them. */
import type { Color } from "#engine/space/color.ts";
import { shaded, type Tone, toneOf } from "./tones.ts";

/** Share of the mean chroma below which the middle of a mixture counts as gray. */
const MIN_CHROMA_SHARE = 0.66;

/**
 * A step between two tones: their mixture or, if that is grayer than both, the nearer tone with the lightness of the
 * mixture, so that complementary colors do not mix to gray.
 */
export function between(from: Tone, to: Tone, t: number): Color {
  const mix = mixed(from, to, t);
  const middle = chromaAt((from.lab.a + to.lab.a) / 2, (from.lab.b + to.lab.b) / 2);
  const mean = (chromaAt(from.lab.a, from.lab.b) + chromaAt(to.lab.a, to.lab.b)) / 2;
  if (mean < 0.05 || middle >= MIN_CHROMA_SHARE * mean) return mix;
  const near = t < 0.5 ? from.lab : to.lab;
  const lightness = from.lab.lightness + (to.lab.lightness - from.lab.lightness) * t;
  // Two tones of equal lightness would give the same color again, so the step is a tint.
  const change = lightness - near.lightness;
  return shaded(near, Math.abs(change) < 0.035 ? 0.055 : change, 0.95);
}

function chromaAt(a: number, b: number): number {
  return Math.sqrt(a * a + b * b);
}

/** The color at `t`, 0 to 1, between two in OKLab; the ends are given back as they are. */
export function mixed(from: Tone, to: Tone, t: number): Color {
  if (t <= 0) return from.color;
  if (t >= 1) return to.color;
  const part = (a: number, b: number) => a + (b - a) * t;
  const { lab: p } = from;
  const { lab: q } = to;
  return {
    space: "oklab",
    coords: [part(p.lightness, q.lightness), part(p.a, q.a), part(p.b, q.b)],
    alpha: 1,
  };
}

/**
 * `count` colors from the first tone to the last. Each tone is one of them and lies farther from its neighbors the
 * larger its share; between them colors are mixed. With more tones than colors those with the smallest shares are left out.
 */
export function ramp(tones: readonly Tone[], count: number): readonly Tone[] {
  const kept = tones.length <= count ? tones : mostShared(tones, count);
  const places = ladder(kept, count);
  return Array.from({ length: count }, (_, step) => {
    const after = places.findIndex((place) => place >= step);
    const to = kept[after === -1 ? kept.length - 1 : after];
    const from = kept[Math.max(0, after - 1)];
    if (to === undefined || from === undefined) throw new RangeError("A ramp needs a tone.");
    const [start, end] = [places[Math.max(0, after - 1)] ?? 0, places[after] ?? 0];
    return after <= 0 || end === step
      ? to
      : {
          ...toneOf(between(from, to, (step - start) / (end - start))),
          share: (from.share + to.share) / 4,
        };
  });
}

/** Whole positions for the tones, ascending, from 0 to count - 1, spaced by their shares. */
function ladder(tones: readonly Tone[], count: number): readonly number[] {
  if (tones.length === 1) return [0];
  const gaps = tones.slice(1).map((tone, index) => tone.share + (tones[index]?.share ?? 0));
  const sum = gaps.reduce((total, gap) => total + gap, 0);
  let at = 0;
  let last = 0;
  return [
    0,
    ...gaps.map((gap, index) => {
      at += gap;
      const least = last + 1;
      const most = count - tones.length + index + 1;
      last = Math.min(most, Math.max(least, Math.round((at / sum) * (count - 1))));
      return last;
    }),
  ];
}

function mostShared(tones: readonly Tone[], count: number): readonly Tone[] {
  const order = tones
    .map((_, index) => index)
    .sort((a, b) => (tones[b]?.share ?? 0) - (tones[a]?.share ?? 0) || a - b);
  const kept = new Set(order.slice(0, count));
  return tones.filter((_, index) => kept.has(index));
}

/** The tone nearest to `t`, 0 to 1 along `tones`, without mixing; beyond both ends the last. */
export function stepAt(tones: readonly Tone[], t: number): Tone {
  const place = Math.round(Math.min(1, Math.max(0, t)) * (tones.length - 1));
  const tone = tones[place];
  if (tone === undefined) throw new RangeError("There is no tone.");
  return tone;
}

/** One of the tones, more often the larger its share; `random01` decides. */
export function pick(tones: readonly Tone[], random01: number): Tone {
  const sum = tones.reduce((total, { share }) => total + share, 0);
  let rest = random01 * sum;
  for (const tone of tones) {
    rest -= tone.share;
    if (rest < 0) return tone;
  }
  const last = tones.at(-1);
  if (last === undefined) throw new RangeError("There is no tone to pick.");
  return last;
}

/** Least difference of two tones side by side, in OKLab. */
const MIN_DIFFERENCE = 0.13;

/** A tone that is distinguishable from the one behind it; the most distant one if a few random picks find none. */
export function contrasting(pool: readonly Tone[], behind: Tone, random01: number): Tone {
  const others = pool.filter((tone) => difference(tone, behind) >= MIN_DIFFERENCE);
  if (others.length > 0) return pick(others, random01);
  return pool.reduce((best, tone) => (difference(tone, behind) > difference(best, behind) ? tone : best));
}

/** Distance in OKLab, in ten-thousandths, so that the last bit of a conversion does not decide. */
export function difference({ lab: p }: Tone, { lab: q }: Tone): number {
  const [l, a, b] = [p.lightness - q.lightness, p.a - q.a, p.b - q.b];
  return Math.round(Math.sqrt(l * l + a * a + b * b) * 10_000) / 10_000;
}
