/**
 * The Color Mixer's document (TLS-2). Version 1.
 *
 *   c=1b3fa0-ffd60a      the colors, 2 to 6, in their order
 *   p=2-1                their amounts, whole numbers; left out when all are alike
 *   in=oklch             pigment (left out), light, perceptual, a space of color-mix(), or a blend mode
 *   hue=longer           which way the hue goes, in a space that has one
 *   view=steps           mix (left out), steps, compare
 *   n=7                  how many steps, 2 to 24
 *   t=4f9d69             the color to find a recipe for
 */

import { HUE_METHODS } from "#engine/mix/mix.ts";
import { type MixMethod, mixBy } from "#engine/mix/mix-method.ts";
import { mixSteps } from "#engine/mix/mix-steps.ts";
import type { Color } from "#engine/space/color.ts";
import { colorText, colorTexts, readColorTexts, shortText } from "./color-text.ts";
import { methodNamed, methodText } from "./mix-method-text.ts";
import type { Decoded, DocumentKind } from "./tool-document.ts";

export interface Pot {
  readonly color: Color;
  /** Whole, 0 to 1000; only the ratio counts. Not all are 0. */
  readonly amount: number;
}
export type MixerView = "mix" | "steps" | "compare";

export interface MixerDocument {
  /** 2 to 6. */
  readonly pots: readonly Pot[];
  readonly how: MixMethod;
  readonly view: MixerView;
  /** Number of steps, 2 to 24. */
  readonly steps: number;
  readonly target: Color | undefined;
}

export const [MIN_POTS, MAX_POTS] = [2, 6];
export const MAX_AMOUNT = 1000;
export const [MIN_STEPS, MAX_STEPS] = [2, 24];
export const MIXER_VIEWS: readonly MixerView[] = ["mix", "steps", "compare"];
const hex = (red: number, green: number, blue: number): Color => ({
  space: "srgb",
  coords: [red / 255, green / 255, blue / 255],
  alpha: 1,
});
const WHITE = hex(255, 255, 255);
const FIRST: MixerDocument = {
  pots: [
    { color: hex(27, 63, 160), amount: 1 },
    { color: hex(255, 214, 10), amount: 1 },
  ],
  how: { method: "pigment" },
  view: "mix",
  steps: 7,
  target: undefined,
};

export const MIXER: DocumentKind<MixerDocument> = {
  tool: "mixer",
  path: "/color-mixer",
  decode,
  encode,
  first: () => FIRST,
  take: (colors) => {
    const taken = colors.slice(0, MAX_POTS);
    return {
      ...FIRST,
      pots: (taken.length === 1 ? [...taken, WHITE] : taken).map((color) => ({ color, amount: 1 })),
    };
  },
  colorsOf: givenColors,
  withViewOf: (document, { view }) => ({ ...document, view }),
};

/** The mixture; a document always has one. */
export function mixtureOf({ pots, how }: Pick<MixerDocument, "pots" | "how">): Color {
  return mixBy(pots, how) ?? pots[0]?.color ?? WHITE;
}

export function stepsOf({ pots, how, steps }: MixerDocument): readonly Color[] {
  return mixSteps(
    pots.map(({ color }) => color),
    steps,
    how,
  );
}

/** The mixture and what it is of, or the steps where they are what is seen. */
export function givenColors(document: MixerDocument): readonly Color[] {
  return document.view === "steps"
    ? stepsOf(document)
    : [mixtureOf(document), ...document.pots.map(({ color }) => color)];
}

/** The ways that lie side by side in the comparison. */
export const COMPARED: readonly MixMethod[] = [
  { method: "pigment" },
  { method: "light" },
  { method: "perceptual" },
  { method: "space", space: "oklch" },
  { method: "space", space: "srgb" },
];

function encode({ pots, how, view, steps, target }: MixerDocument): URLSearchParams {
  const params = new URLSearchParams({ c: colorTexts(pots.map(({ color }) => color)) });
  const amounts = pots.map(({ amount }) => amount);
  if (new Set(amounts).size > 1) params.set("p", amounts.join("-"));
  if (how.method !== "pigment") params.set("in", methodText(how));
  if (how.method === "space" && how.hue !== undefined) params.set("hue", how.hue);
  if (view !== FIRST.view) params.set("view", view);
  if (steps !== FIRST.steps) params.set("n", String(steps));
  if (target !== undefined) params.set("t", colorText(target));
  return params;
}

function decode(params: URLSearchParams): Decoded<MixerDocument> {
  if (!params.has("c")) return { document: undefined, notices: [] };
  const notices: string[] = [];
  const colors = readColorTexts(params.get("c"), MAX_POTS, notices);
  const [first] = colors;
  if (first === undefined) return { document: undefined, notices };
  if (colors.length === 1) notices.push("A mixture needs at least 2 colors, so white was added.");
  const all = colors.length === 1 ? [first, WHITE] : colors;
  const amounts = amountsOf(params.get("p"), all.length, notices);
  const [target] = params.has("t") ? readColorTexts(params.get("t"), 1, notices) : [];
  return {
    document: {
      pots: all.map((color, index) => ({ color, amount: amounts[index] ?? 1 })),
      how: methodOf(params.get("in"), params.get("hue"), notices),
      view: viewOf(params.get("view"), notices),
      steps: stepCount(params.get("n"), notices),
      target,
    },
    notices,
  };
}

/** Equal amounts are 1 each: the unit does not count. */
function amountsOf(text: string | null, count: number, notices: string[]): readonly number[] {
  const equal = Array.from({ length: count }, () => 1);
  if (text === null) return equal;
  const given = text.split("-").map((part) => (/^\d{1,4}$/.test(part) ? Number(part) : Number.NaN));
  const isFit =
    given.length === count && given.every((value) => value <= MAX_AMOUNT) && given.some((value) => value > 0);
  if (!isFit)
    notices.push(`Amounts are whole numbers up to ${MAX_AMOUNT}, one a color; they were made equal.`);
  return isFit && new Set(given).size > 1 ? given : equal;
}

function methodOf(name: string | null, way: string | null, notices: string[]): MixMethod {
  const hue = HUE_METHODS.find((known) => known === way);
  if (way !== null && hue === undefined) notices.push(`“${shortText(way)}” is no way for a hue to go.`);
  if (name === null) return FIRST.how;
  const how = methodNamed(name, hue);
  if (how === undefined)
    notices.push(`“${shortText(name)}” is no way of mixing; the colors are mixed as pigment.`);
  return how ?? FIRST.how;
}

function viewOf(text: string | null, notices: string[]): MixerView {
  const view = MIXER_VIEWS.find((known) => known === (text ?? FIRST.view));
  if (view === undefined) notices.push(`“${shortText(text ?? "")}” is no view.`);
  return view ?? FIRST.view;
}

function stepCount(text: string | null, notices: string[]): number {
  const count = text === null ? FIRST.steps : Number(text);
  if (Number.isInteger(count) && count >= MIN_STEPS && count <= MAX_STEPS) return count;
  notices.push(`The number of steps is a whole number from ${MIN_STEPS} to ${MAX_STEPS}.`);
  return FIRST.steps;
}
