/** Lays the colors of a draw into the ranges of a mood or a character, and moves those apart that look alike. */
import { type Gamut, maxChroma } from "#engine/gamut/gamut.ts";
import type { MoodRange } from "#engine/palette/character.ts";
import { cuspLightness } from "#engine/palette/draw-candidate.ts";
import { between } from "#engine/palette/generate-candidate.ts";
import type { GenerateRequest } from "#engine/palette/generate-request.ts";
import { turnDeg } from "#engine/space/angle.ts";
import { towards } from "./taste-plan.ts";
import { distance, type Tone } from "./tone.ts";

/** Ranges that lightness and chroma are laid into. */
interface Walk {
  readonly range: MoodRange;
  readonly dark: number;
  readonly light: number;
  /** Exponent of the lightnesses between them. */
  readonly bend: number;
}

/** Ends of OKLCH lightness for one candidate, within those of the range. */
export function drawWalk(range: MoodRange, { character }: GenerateRequest, random: () => number): Walk {
  const [dark, light] = [between(random, ...range.darkest), between(random, ...range.lightest)];
  const bend = character === undefined ? (range.bend ?? 1) : 2 ** (-character.shape / 60);
  return { range, dark: Math.min(dark, light), light: Math.max(dark, light), bend };
}

/** Lightness and chroma into the ranges of the mood; each keeps its place among the others. */
export function layInto(
  tones: Tone[],
  { range, dark, light, bend }: Walk,
  gamut: Gamut,
  isHueGiven: boolean,
): void {
  const lightnesses = tones.map(({ lightness }) => lightness);
  const [low, high] = [Math.min(...lightnesses), Math.max(...lightnesses)];
  const most = Math.max(0.02, ...tones.map(({ chroma }) => chroma));
  const factor = range.median === undefined ? 0 : towards(tones, range.median);
  const [from, to] = [within(low, range.darkest) ? low : dark, within(high, range.lightest) ? high : light];
  for (const tone of tones) {
    if (range.hues !== undefined && !isHueGiven) tone.hueDeg = intoHues(tone.hueDeg, range.hues);
    const share01 = high - low < 0.01 ? 0.5 : (tone.lightness - low) / (high - low);
    const wanted = from + (to - from) * share01 ** bend;
    const chroma = range.median === undefined ? undefined : Math.min(range.maxChroma, tone.chroma * factor);
    tone.lightness =
      wanted +
      shareToCusp(tone.hueDeg, wanted, chroma, range, gamut) * (cuspLightness(tone.hueDeg, gamut) - wanted);
    const room = Math.min(range.maxChroma, maxChroma(tone.lightness, tone.hueDeg, gamut));
    tone.chroma =
      chroma === undefined
        ? room * (range.least + (range.most - range.least) * Math.min(1, tone.chroma / most))
        : Math.min(room, chroma);
  }
}

const CUSP_STEPS = 5;

/**
 * How far a color goes to the lightness at which its hue is most colorful: all of the mood's share, or, if its chroma is known, no
 * farther than where there is room for that, so that neutral colors stay where they are.
 */
function shareToCusp(
  hueDeg: number,
  lightness: number,
  chroma: number | undefined,
  { toCusp }: MoodRange,
  gamut: Gamut,
): number {
  if (chroma === undefined || toCusp === 0) return toCusp;
  const way = cuspLightness(hueDeg, gamut) - lightness;
  for (let step = 0; step < CUSP_STEPS; step += 1) {
    const share = (toCusp * step) / CUSP_STEPS;
    if (maxChroma(lightness + share * way, hueDeg, gamut) >= chroma) return share;
  }
  return toCusp;
}

/** ΔEOK that two tones are moved apart to, and the steps in which they are, in OKLCH lightness and degrees. */
const [PARTED, PARTED_LIGHTNESS, PARTED_DEG, PARTING_ROUNDS] = [0.062, 0.014, 7, 12];

/** Colors of a mood with at least this share of chroma are not moved to where there is less than this chroma. */
const [BRIGHT, PALEST] = [0.9, 0.15];

/** Moves tones that look alike apart: in lightness, and in hue where no rule holds it. */
export function part(tones: Tone[], isHueFree: boolean, range: MoodRange | undefined, gamut: Gamut): void {
  const [darkest, lightest] = [range?.darkest[0] ?? 0.06, range?.lightest[1] ?? 0.985];
  const isBright = (range?.least ?? 0) > BRIGHT;
  const move = (tone: Tone, lightness: number): void => {
    const isPale = isBright && maxChroma(lightness, tone.hueDeg, gamut) < PALEST;
    if (!isPale) tone.lightness = lightness;
  };
  for (let round = 0; round < PARTING_ROUNDS; round += 1) {
    let isParted = true;
    for (const [index, first] of tones.entries()) {
      for (const second of tones.slice(0, index)) {
        if (distance(first, second) >= PARTED) continue;
        isParted = false;
        const [darker, lighter] = first.lightness <= second.lightness ? [first, second] : [second, first];
        move(darker, Math.max(Math.min(darkest, darker.lightness), darker.lightness - PARTED_LIGHTNESS));
        move(lighter, Math.min(Math.max(lightest, lighter.lightness), lighter.lightness + PARTED_LIGHTNESS));
        if (!isHueFree || range?.hues !== undefined) continue;
        const turn = turnDeg(darker.hueDeg, lighter.hueDeg) < 0 ? -PARTED_DEG : PARTED_DEG;
        darker.hueDeg -= turn;
        lighter.hueDeg += turn;
      }
    }
    for (const tone of tones)
      tone.chroma = Math.min(tone.chroma, maxChroma(tone.lightness, tone.hueDeg, gamut));
    if (isParted) return;
  }
}

/** Inside the range unchanged but near its ends, where the hues from outside are laid. */
function intoHues(hueDeg: number, [from, to]: readonly [number, number]): number {
  const half = (to - from) / 2;
  return from + half + half * Math.tanh(turnDeg(from + half, hueDeg) / half);
}

function within(value: number, [least, most]: readonly [number, number]): boolean {
  return value >= least && value <= most;
}
