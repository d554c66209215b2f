/**
 * The Random Color tool's document (TLS-2). Version 1.
 *
 *   seed=k3x9ab      what the colors are drawn from: the same link gives the same colors
 *   n=12             how many, 1 to 100
 *   h=330-30         hue in whole degrees, from and to, clockwise · l=45-85 lightness in percent · ch=0.08-0.25 chroma
 *   gamut=p3 · spread=free      each color on its own
 *   keep=2.0e2a47-5.ff6b3d      colors that stay, by place from 0
 */

import {
  MOST_RANDOM,
  type RandomColors,
  type RandomLimits,
  randomSeries,
} from "#engine/random/random-colors.ts";
import { limitsOf } from "#engine/random/random-limits.ts";
import type { Color } from "#engine/space/color.ts";
import { colorText, parseColorText, shortText, splitColors } from "./color-text.ts";
import type { Decoded, DocumentKind } from "./tool-document.ts";

export interface KeptColor {
  /** Place from 0. */
  readonly index: number;
  readonly color: Color;
}

export interface RandomDocument {
  readonly seed: string;
  /** 1 to 100. */
  readonly count: number;
  /** OKLCH degrees, whole, 0 to 360, clockwise from the first to the second; [0, 360] is every hue. */
  readonly hueDeg: readonly [number, number];
  /** OKLCH lightness, 0 to 1, in thousandths. */
  readonly lightness: readonly [number, number];
  /** OKLCH chroma, 0 to 0.4, in thousandths. */
  readonly chroma: readonly [number, number];
  readonly gamut: "srgb" | "display-p3";
  /** Spread over the limits, or each color on its own. */
  readonly isEven: boolean;
  /** Colors that stay when the others are drawn again; by place, rising. */
  readonly kept: readonly KeptColor[];
}

export const NO_LIMITS = {
  hueDeg: [0, 360],
  lightness: [0, 1],
  chroma: [0, 0.4],
  gamut: "srgb",
} as const satisfies RandomLimits;

const FIRST: RandomDocument = { ...NO_LIMITS, seed: "tincture", count: 1, isEven: true, kept: [] };
const VERSION = 1;
const SEED = /^[a-z0-9]{1,16}$/;

export const RANDOM: DocumentKind<RandomDocument> = {
  tool: "random",
  path: "/random-color",
  decode,
  encode,
  first: () => FIRST,
  take: (colors) => ({ ...FIRST, ...limitsTaken(limitsOf(colors)), count: colors.length }),
  colorsOf: (document) => drawn(document).colors,
};

/** A sentence when this cannot be a seed. */
export function seedProblem(seed: string): string | undefined {
  if (seed === "") return "A seed is needed: any small letters and digits.";
  if (seed.length > 16) return "A seed has at most 16 letters and digits.";
  const at = seed.search(/[^a-z0-9]/);
  return at === -1
    ? undefined
    : `A seed holds small letters and digits only; “${seed[at]}” stands at ${at + 1}.`;
}

/** Limits of the engine with nothing left open. */
export function limitsTaken(limits: RandomLimits): Pick<RandomDocument, keyof typeof NO_LIMITS> {
  const { gamut = "srgb", ...rest } = limits;
  return { ...NO_LIMITS, ...rest, gamut: gamut === "srgb" ? "srgb" : "display-p3" };
}

const known = new WeakMap<RandomDocument, RandomColors>();

/** What the document gives: drawn once, kept colors in their places. */
export function drawn(document: RandomDocument): RandomColors {
  const before = known.get(document);
  if (before !== undefined) return before;
  const { colors, unmet } = drawnOnce(document);
  const result = { colors: withKept(colors, document), unmet };
  known.set(document, result);
  return result;
}

/** The first so many of what the document gives, without drawing the others. */
export function firstDrawn(document: RandomDocument, count: number): readonly Color[] {
  return withKept(drawnOnce({ ...document, count: Math.min(count, document.count) }).colors, document);
}

function withKept(colors: readonly Color[], { kept }: RandomDocument): readonly Color[] {
  const places = new Map(kept.map(({ index, color }) => [index, color]));
  return colors.map((color, index) => places.get(index) ?? color);
}

/** What is being drawn: a count that is dragged asks for the same colors again and again. */
let last: { readonly key: string; readonly series: (count: number) => RandomColors } | undefined;

function drawnOnce({ seed, hueDeg, lightness, chroma, gamut, isEven, count }: RandomDocument): RandomColors {
  const request = { seed, hueDeg, lightness, chroma, gamut, isEven };
  const key = JSON.stringify(request);
  if (last?.key !== key) last = { key, series: randomSeries(request) };
  return last.series(count);
}

function encode(document: RandomDocument): URLSearchParams {
  const { seed, count, hueDeg, lightness, chroma, gamut, isEven, kept } = document;
  const params = new URLSearchParams({ seed });
  const put = (name: string, range: readonly [number, number], usual: readonly [number, number]) => {
    if (range.join() !== usual.join()) params.set(name, range.join("-"));
  };
  const percent = ([from, to]: readonly [number, number]) => [round(from * 100), round(to * 100)] as const;
  if (count !== FIRST.count) params.set("n", String(count));
  put("h", hueDeg, NO_LIMITS.hueDeg);
  put("l", percent(lightness), percent(NO_LIMITS.lightness));
  put("ch", chroma, NO_LIMITS.chroma);
  if (gamut === "display-p3") params.set("gamut", "p3");
  if (!isEven) params.set("spread", "free");
  if (kept.length > 0)
    params.set("keep", kept.map(({ index, color }) => `${index}.${colorText(color)}`).join("-"));
  return params;
}

/** Total: a bad parameter falls back to its default and leaves a sentence; it never throws. */
function decode(params: URLSearchParams): Decoded<RandomDocument> {
  const seed = params.get("seed");
  if (seed === null) return { document: undefined, notices: [] };
  const notices: string[] = [];
  const fault = seedProblem(seed);
  if (fault !== undefined) notices.push(`The seed was left out. ${fault}`);
  const count = Number(params.get("n") ?? FIRST.count);
  const isCount = Number.isInteger(count) && count >= 1 && count <= MOST_RANDOM;
  if (!isCount) notices.push(`The number of colors is a whole number from 1 to ${MOST_RANDOM}.`);
  const choose = (name: string, other: string, usual: string): boolean => {
    const text = params.get(name);
    if (text !== null && text !== other && text !== usual)
      notices.push(`“${shortText(text)}” is not known for ${name}, so it was left out.`);
    return text === other;
  };
  const lightness = decodeRange(params.get("l"), [0, 100], "lightness (l)", notices);
  const document: RandomDocument = {
    seed: SEED.test(seed) ? seed : FIRST.seed,
    count: isCount ? count : FIRST.count,
    hueDeg: decodeHue(params.get("h"), notices),
    lightness: [round(lightness[0] / 100), round(lightness[1] / 100)],
    chroma: decodeRange(params.get("ch"), NO_LIMITS.chroma, "chroma (ch)", notices),
    gamut: choose("gamut", "p3", "srgb") ? "display-p3" : "srgb",
    isEven: !choose("spread", "free", "even"),
    kept: decodeKept(params.get("keep"), isCount ? count : FIRST.count, notices),
  };
  if (Number(params.get("v") ?? VERSION) > VERSION)
    notices.push("This link comes from a newer version; what is new in it was left out.");
  return { document, notices };
}

function decodeRange(
  text: string | null,
  [least, most]: readonly [number, number],
  name: string,
  notices: string[],
): readonly [number, number] {
  if (text === null) return [least, most];
  const [, first, second] = /^(\d{1,3}(?:\.\d{1,3})?)-(\d{1,3}(?:\.\d{1,3})?)$/.exec(text) ?? [];
  const [from, to] = [Number(first ?? Number.NaN), Number(second ?? Number.NaN)];
  if (from >= least && to <= most && from <= to) return [round(from), round(to)];
  notices.push(`The ${name} is two numbers from ${least} to ${most}, the smaller one first.`);
  return [least, most];
}

function decodeHue(text: string | null, notices: string[]): readonly [number, number] {
  if (text === null) return NO_LIMITS.hueDeg;
  const [, from, to] = /^(\d{1,3})-(\d{1,3})$/.exec(text) ?? [];
  if (from !== undefined && Number(from) <= 360 && Number(to) <= 360) return [Number(from), Number(to)];
  notices.push("The hue (h) is two whole numbers of degrees from 0 to 360.");
  return NO_LIMITS.hueDeg;
}

function decodeKept(text: string | null, count: number, notices: string[]): readonly KeptColor[] {
  const kept = new Map<number, Color>();
  for (const part of splitColors(text ?? "").slice(0, MOST_RANDOM)) {
    const [, place, body = ""] = /^(\d{1,2})\.(.+)$/.exec(part) ?? [];
    const parsed = parseColorText(body);
    if (place !== undefined && Number(place) < count && parsed.ok) kept.set(Number(place), parsed.color);
    else notices.push(`“${shortText(part)}” is no place and color to keep, so it was left out.`);
  }
  return [...kept].map(([index, color]) => ({ index, color })).toSorted((a, b) => a.index - b.index);
}

/** To thousandths. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
