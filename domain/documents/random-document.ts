/**
 * The Random Color tool's document. Query fields (TLS-2):
 *
 *   seed=k3x9ab      seed of the random draw: the same link gives the same colors
 *   n=12             number of colors, 1 to 100
 *   h=330-30         hue in whole degrees, clockwise · l=45-85 lightness in percent · ch=0.08-0.25 chroma
 *   gamut=p3 · spread=free      draws each color independently
 *   keep=2.0e2a47-5.ff6b3d      locked colors by index, from 0
 */

import {
  MAX_RANDOM,
  type RandomColors,
  type RandomLimits,
  randomSeries,
} from "#engine/random/random-colors.ts";
import { limitsOf } from "#engine/random/random-limits.ts";
import type { Color } from "#engine/space/color.ts";
import { colorText, parseColorText, shortText, splitColors } from "./color-text.ts";
import { describe } from "./fields/describe.ts";
import { type Field, param, single } from "./fields/field.ts";
import { flag, GAMUT, whole, words } from "./fields/simple-fields.ts";
import type { DescribedKind } from "./tool-document.ts";

export interface KeptColor {
  /** Index, from 0. */
  readonly index: number;
  readonly color: Color;
}

export interface RandomDocument {
  readonly seed: string;
  /** 1 to 100. */
  readonly count: number;
  /** OKLCH hue in whole degrees, 0 to 360, clockwise from the first to the second; [0, 360] is every hue. */
  readonly hueDeg: readonly [number, number];
  /** OKLCH lightness, 0 to 1, in thousandths. */
  readonly lightness: readonly [number, number];
  /** OKLCH chroma, 0 to 0.4, in thousandths. */
  readonly chroma: readonly [number, number];
  readonly gamut: "srgb" | "display-p3";
  /** Whether the colors are spread evenly within the limits; otherwise each is drawn independently. */
  readonly isEven: boolean;
  /** Colors that stay when the others are drawn again, by rising index. */
  readonly kept: readonly KeptColor[];
}

export const NO_LIMITS = {
  hueDeg: [0, 360],
  lightness: [0, 1],
  chroma: [0, 0.4],
  gamut: "srgb",
} as const satisfies RandomLimits;

/** A sentence that says why the text is not allowed as a seed; undefined if it is. */
export function seedProblem(seed: string): string | undefined {
  if (seed === "") return "A seed is needed: any small letters and digits.";
  if (seed.length > 16) return "A seed has at most 16 letters and digits.";
  const at = seed.search(/[^a-z0-9]/);
  return at === -1
    ? undefined
    : `A seed holds small letters and digits only; “${seed[at]}” stands at ${at + 1}.`;
}

type Range = readonly [from: number, to: number];

/** Two numbers separated by a minus sign; one `unit` of the address is 1 in the document. */
function range(key: string, what: string, [least, most]: Range, unit: number): Field<Range> {
  return single<Range>(key, [least, most], {
    read: (said) => {
      const [, first, second] = /^(\d{1,3}(?:\.\d{1,3})?)-(\d{1,3}(?:\.\d{1,3})?)$/.exec(said) ?? [];
      const [from, to] = [Number(first) / unit, Number(second) / unit];
      return from >= least && to <= most && from <= to ? [round(from), round(to)] : undefined;
    },
    write: ([from, to]) => `${round(from * unit)}-${round(to * unit)}`,
    mistake: () =>
      `The ${what} (${key}) is two numbers from ${least * unit} to ${most * unit}, the smaller one first.`,
  });
}

const HUE = single<Range>("h", NO_LIMITS.hueDeg, {
  read: (said) => {
    const [, from, to] = /^(\d{1,3})-(\d{1,3})$/.exec(said)?.map(Number) ?? [];
    return from !== undefined && to !== undefined && from <= 360 && to <= 360 ? [from, to] : undefined;
  },
  write: (hueDeg) => hueDeg.join("-"),
  mistake: () => "The hue (h) is two whole numbers of degrees from 0 to 360.",
});

const KEPT = param<readonly KeptColor[], RandomDocument>(
  "keep",
  (said, { notices }, { count }) => {
    const kept = new Map<number, Color>();
    for (const part of splitColors(said ?? "").slice(0, MAX_RANDOM)) {
      const [, place, body = ""] = /^(\d{1,2})\.(.+)$/.exec(part) ?? [];
      const parsed = parseColorText(body);
      if (place !== undefined && Number(place) < count && parsed.ok) kept.set(Number(place), parsed.color);
      else notices.push(`“${shortText(part)}” is no place and color to keep, so it was left out.`);
    }
    return [...kept].map(([index, color]) => ({ index, color })).toSorted((a, b) => a.index - b.index);
  },
  (kept) =>
    kept.length === 0 ? undefined : kept.map(({ index, color }) => `${index}.${colorText(color)}`).join("-"),
);

/** Always written, because it alone marks the address as a document. */
const SEED: Field<string> = {
  ...words("seed", "seed", { most: 16, usual: "tincture", problem: seedProblem }),
  write: (seed, params) => params.set("seed", seed),
};

const ADDRESS = describe<RandomDocument>({
  fields: {
    seed: SEED,
    count: whole("n", "number of colors", [1, 1, MAX_RANDOM]),
    hueDeg: HUE,
    lightness: range("l", "lightness", NO_LIMITS.lightness, 100),
    chroma: range("ch", "chroma", NO_LIMITS.chroma, 1),
    gamut: GAMUT,
    isEven: flag("spread", ["free", "even"], true),
    kept: KEPT,
  },
  given: ["seed"],
  first: "seed=tincture",
});

export const RANDOM: DescribedKind<RandomDocument> = {
  ...ADDRESS,
  tool: "random",
  path: "/random-color",
  take: (colors) => ({ ...ADDRESS.first(), ...completeLimits(limitsOf(colors)), count: colors.length }),
  colorsOf: (document) => drawn(document).colors,
};

/** The engine's limits with every default filled in. */
export function completeLimits(limits: RandomLimits): Pick<RandomDocument, keyof typeof NO_LIMITS> {
  const { gamut = "srgb", ...rest } = limits;
  return { ...NO_LIMITS, ...rest, gamut: gamut === "srgb" ? "srgb" : "display-p3" };
}

const known = new WeakMap<RandomDocument, RandomColors>();

/** The document's colors: drawn from the seed, with the locked colors at their indices. */
export function drawn(document: RandomDocument): RandomColors {
  const before = known.get(document);
  if (before !== undefined) return before;
  const { colors, unmet } = drawnOnce(document);
  const result = { colors: withKept(colors, document), unmet };
  known.set(document, result);
  return result;
}

/** The first `count` colors of the document, without drawing the others. */
export function firstDrawn(document: RandomDocument, count: number): readonly Color[] {
  return withKept(drawnOnce({ ...document, count: Math.min(count, document.count) }).colors, document);
}

function withKept(colors: readonly Color[], { kept }: RandomDocument): readonly Color[] {
  const places = new Map(kept.map(({ index, color }) => [index, color]));
  return colors.map((color, index) => places.get(index) ?? color);
}

/** Memo of the last series: while the count is dragged, the same colors are requested again and again. */
let last: { readonly key: string; readonly series: (count: number) => RandomColors } | undefined;

function drawnOnce({ seed, hueDeg, lightness, chroma, gamut, isEven, count }: RandomDocument): RandomColors {
  const request = { seed, hueDeg, lightness, chroma, gamut, isEven };
  const key = JSON.stringify(request);
  if (last?.key !== key) last = { key, series: randomSeries(request) };
  return last.series(count);
}

/** Rounds to thousandths. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
