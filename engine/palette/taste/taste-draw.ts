/**
 * One random palette of edition 3 of the generator: the colors of an example that people made, varied, turned to the
 * rule and laid into the ranges of the mood. taste-score.ts chooses among several.
 */
import { type Gamut, mapToGamut, maxChroma } from "#engine/gamut/gamut.ts";
import { withEnds } from "#engine/palette/draw-candidate.ts";
import { between, clamp } from "#engine/palette/generate-candidate.ts";
import type { GenerateRequest } from "#engine/palette/generate-request.ts";
import { apartDeg, turnDeg } from "#engine/space/angle.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch, oklchToColor } from "#engine/space/convert.ts";
import { RULE_TOLERANCE_DEG, type Spread } from "./rule-spread.ts";
import { type Fit, tasteExamples } from "./taste-examples.ts";
import type { Fixed, TastePlan } from "./taste-plan.ts";
import { drawWalk, layInto, part } from "./taste-walk.ts";
import { distance, type Tone } from "./tone.ts";

type Random = () => number;

/** Standard deviations of what differs from the example: of the whole palette, and of each color by itself. */
const VARIED = { hueDeg: 12, chroma: 0.12, span: 0.08, lightness: 0.02 } as const;
const VARIED_EACH = { lightness: 0.022, chroma: 0.008, hueDeg: 5 } as const;
/** One candidate before properties are locked: the requested number of colors, in its gamut. */
export function drawAfterExample(plan: TastePlan, random: Random): Color[] {
  const { request, gamut, fixed, range } = plan;
  const at = weighted(plan.sums, random);
  const example = tasteExamples()[at];
  if (example === undefined) throw new Error("There are no examples of palettes");
  const drawn = resized(example.tones, request.count, fixed, random);
  const held = matched(drawn, fixed);
  const turn = turnOf(plan, plan.fits?.[at], drawn, held, random);
  vary(drawn, turn, random);
  if (plan.spread !== undefined)
    turnToRule(drawn, (plan.fits?.[at]?.baseDeg ?? 0) + turn, plan.spread, request);
  else if (request.character !== undefined) narrow(drawn, request.character.spread / 100);
  if (range !== undefined)
    layInto(drawn, drawWalk(range, request, random), gamut, request.base !== undefined);
  if (request.character === undefined) part(drawn, plan.spread === undefined, range, gamut);
  const order = arranged(drawn, held, request, random);
  const colors = order.map((tone) => {
    const chroma = Math.min(tone.chroma, maxChroma(tone.lightness, tone.hueDeg, gamut));
    return mapToGamut(oklchToColor({ lightness: tone.lightness, chroma, hueDeg: tone.hueDeg }), gamut);
  });
  const ended = withMixedEnds(colors, request, gamut);
  return ended.map((color, index) => {
    const isBase = order[index] === held.get(undefined);
    return isBase && request.base !== undefined ? request.base : color;
  });
}

/** Mixes black and white into the darkest and the lightest color, wherever they are. */
function withMixedEnds(colors: Color[], request: GenerateRequest, gamut: Gamut): Color[] {
  const { character } = request;
  if (character === undefined || (character.black === 0 && character.white === 0)) return colors;
  const places = [...colors.keys()].toSorted((a, b) => lightnessOf(colors[a]) - lightnessOf(colors[b]));
  const ended = withEnds(
    places.flatMap((place) => colors[place] ?? []),
    request,
    gamut,
  );
  return colors.map((color, index) => ended[places.indexOf(index)] ?? color);
}

function lightnessOf(color: Color | undefined): number {
  return color === undefined ? 0 : colorToOklch(color).lightness;
}

/** Leaves out colors of a longer example, of which the last are the likeliest, or adds tones to a shorter one. */
function resized(
  tones: readonly Readonly<Tone>[],
  count: number,
  fixed: readonly Fixed[],
  random: Random,
): Tone[] {
  const drawn = tones.map((tone) => ({ ...tone }));
  const needed = new Set(matched(drawn, fixed).values());
  while (drawn.length > count) {
    const free = drawn.filter((tone) => !needed.has(tone));
    const [gone] = free.splice(Math.floor(free.length * random() ** 0.6), 1);
    drawn.splice(drawn.indexOf(gone ?? drawn[drawn.length - 1] ?? { lightness: 0, chroma: 0, hueDeg: 0 }), 1);
  }
  while (drawn.length < count) drawn.push(inGap(drawn, random));
  return drawn;
}

/** A tone of one of the families that are there, in one of the widest gaps of lightness. */
function inGap(tones: readonly Tone[], random: Random): Tone {
  const lights = [0.14, ...tones.map(({ lightness }) => lightness).toSorted((a, b) => a - b), 0.97];
  const gaps = lights
    .slice(1)
    .map((light, index) => ({
      from: lights[index] ?? 0,
      to: light,
      size: (light - (lights[index] ?? 0)) * between(random, 0.6, 1),
    }))
    .toSorted((a, b) => b.size - a.size);
  const { from = 0.3, to = 0.7 } = gaps[0] ?? {};
  const lightness = between(random, from + 0.35 * (to - from), from + 0.65 * (to - from));
  const near = tones.toSorted(
    (a, b) => Math.abs(a.lightness - lightness) - Math.abs(b.lightness - lightness),
  );
  const kin = near[Math.floor(random() * Math.min(3, near.length))] ?? { chroma: 0.05, hueDeg: 60 };
  return { lightness, chroma: kin.chroma * between(random, 0.6, 1.1), hueDeg: kin.hueDeg };
}

/** Which tone stands for each fixed color: the nearest that is free. */
function matched(tones: readonly Tone[], fixed: readonly Fixed[]): Map<number | undefined, Tone> {
  const held = new Map<number | undefined, Tone>();
  const free = new Set(tones);
  for (const { index, tone } of fixed) {
    const [nearest] = [...free].toSorted((a, b) => distance(a, tone) - distance(b, tone));
    if (nearest === undefined) continue;
    held.set(index, nearest);
    free.delete(nearest);
  }
  return held;
}

/** How far the whole example is turned: to the base, to the first fixed color that has a hue, or a little. */
function turnOf(
  { request, fixed, spread }: TastePlan,
  fit: Fit | undefined,
  tones: readonly Tone[],
  held: ReadonlyMap<number | undefined, Tone>,
  random: Random,
): number {
  const base = request.base === undefined ? undefined : colorToOklch(request.base).hueDeg;
  const wander = normal(random) * VARIED.hueDeg;
  if (base !== undefined && fit !== undefined) return turnDeg(fit.baseDeg, base);
  if (base !== undefined && fixed.length === 0) {
    const main = tones.toSorted((a, b) => b.chroma - a.chroma)[0];
    return main === undefined ? 0 : turnDeg(main.hueDeg, base);
  }
  const guide = fixed.find(({ tone }) => tone.chroma > 0.03);
  const stand = guide && held.get(guide.index);
  if (guide === undefined || stand === undefined || stand.chroma < 0.03) return wander;
  if (fit === undefined || spread === undefined) return turnDeg(stand.hueDeg, guide.tone.hueDeg);
  return turnDeg(fit.baseDeg + nearestAngle(stand.hueDeg, fit.baseDeg, spread.anglesDeg), guide.tone.hueDeg);
}

function vary(tones: Tone[], turn: number, random: Random): void {
  const span = 1 + normal(random) * VARIED.span;
  const shift = normal(random) * VARIED.lightness;
  const colorful = 1 + normal(random) * VARIED.chroma;
  for (const tone of tones) {
    const lightness = 0.6 + (tone.lightness - 0.6) * span + shift + normal(random) * VARIED_EACH.lightness;
    tone.lightness = clamp(lightness, 0.08, 0.985);
    tone.chroma = Math.max(0, tone.chroma * colorful + normal(random) * VARIED_EACH.chroma);
    tone.hueDeg += turn + normal(random) * VARIED_EACH.hueDeg;
  }
}

/** Brings each hue near to its angle of the rule, and gives a missing angle a color of a fuller one. */
function turnToRule(tones: Tone[], baseDeg: number, spread: Spread, request: GenerateRequest): void {
  const share = (request.character?.spread ?? 100) / 100;
  const places = tones.map((tone) => nearestAngle(tone.hueDeg, baseDeg, spread.anglesDeg));
  if (request.count >= spread.needed.length)
    for (const angle of spread.needed) {
      const isSeen = tones.some((tone, index) => places[index] === angle && tone.chroma >= 0.03);
      if (isSeen) continue;
      const moved = spareTone(tones, places, baseDeg + angle);
      const tone = tones[moved];
      if (tone === undefined) continue;
      tone.hueDeg = baseDeg + angle;
      tone.chroma = Math.max(tone.chroma, 0.045);
      places[moved] = angle;
    }
  for (const [index, tone] of tones.entries()) {
    const angle = places[index] ?? 0;
    const off = RULE_TOLERANCE_DEG * Math.tanh(turnDeg(baseDeg + angle, tone.hueDeg) / RULE_TOLERANCE_DEG);
    tone.hueDeg = baseDeg + angle * share + off * Math.min(1, share);
  }
}

/** The color whose angle has others, that is nearest to a hue or has the least chroma; -1 if there is none. */
function spareTone(tones: readonly Tone[], places: readonly number[], hueDeg: number): number {
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  for (const [index, tone] of tones.entries()) {
    const others = tones.filter(
      (other, at) => at !== index && places[at] === places[index] && other.chroma >= 0.03,
    );
    if (others.length === 0 && tone.chroma >= 0.03) continue;
    const cost = tone.chroma * apartDeg(tone.hueDeg, hueDeg);
    if (cost < least) [best, least] = [index, cost];
  }
  return best;
}

function nearestAngle(hueDeg: number, baseDeg: number, anglesDeg: readonly number[]): number {
  let [nearest, least] = [0, Number.POSITIVE_INFINITY];
  for (const angle of anglesDeg) {
    const off = apartDeg(hueDeg, baseDeg + angle);
    if (off < least) [nearest, least] = [angle, off];
  }
  return nearest;
}

/** The hues nearer to that of the most colorful, or farther, by a spread set by hand. */
function narrow(tones: Tone[], share: number): void {
  const main = tones.toSorted((a, b) => b.chroma - a.chroma)[0]?.hueDeg ?? 0;
  for (const tone of tones) tone.hueDeg = main + turnDeg(main, tone.hueDeg) * share;
}

/** The example's own order or one by lightness; fixed colors at their places. */
function arranged(
  tones: Tone[],
  held: ReadonlyMap<number | undefined, Tone>,
  { method }: GenerateRequest,
  random: Random,
): Tone[] {
  const ascending = tones.toSorted((a, b) => a.lightness - b.lightness);
  if (method === "ramp") return ascending;
  const order = random() < 0.5 ? tones : random() < 0.5 ? ascending : ascending.reverse();
  for (const [index, tone] of held) {
    if (index === undefined) continue;
    const at = order.indexOf(tone);
    const other = order[index];
    if (other === undefined || at < 0) continue;
    [order[index], order[at]] = [tone, other];
  }
  return order;
}

function weighted(sums: readonly number[], random: Random): number {
  const target = random() * (sums.at(-1) ?? 0);
  const at = sums.findIndex((sum) => sum > target);
  return at < 0 ? sums.length - 1 : at;
}

/** About a normal distribution of mean 0 and deviation 1, at most 3 from the mean. */
function normal(random: Random): number {
  return 2 * (random() + random() + random() - 1.5);
}
