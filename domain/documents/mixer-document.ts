/**
 * The Color Mixer's document (TLS-2).
 *
 *   c=1b3fa0-ffd60a      the colors, 2 to 6, in their order
 *   p=2-1                their amounts, whole numbers; left out when all are alike
 *   in=oklch             pigment (left out), light, perceptual, a space of color-mix(), or a blend mode
 *   hue=longer           which way the hue goes, in a space that has one
 *   view=steps           mix (left out), steps, compare
 *   n=7                  how many steps, 2 to 24
 *   t=4f9d69             the color to find a recipe for
 */

import { BLEND_MODES } from "#engine/mix/blend.ts";
import { HUE_METHODS } from "#engine/mix/mix.ts";
import { type MixMethod, mixBy } from "#engine/mix/mix-method.ts";
import { mixSteps } from "#engine/mix/mix-steps.ts";
import type { Color } from "#engine/space/color.ts";
import { knownColor } from "./color-text.ts";
import { describe } from "./fields/describe.ts";
import { group, mapped, param } from "./fields/field.ts";
import { COLOR, list } from "./fields/list.ts";
import { choice, whole } from "./fields/simple-fields.ts";
import { MIX_SPACES, methodNamed, methodText } from "./mix-method-text.ts";
import type { DescribedKind } from "./tool-document.ts";

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
const WHITE = knownColor("fff");
const PIGMENT: MixMethod = { method: "pigment" };

interface ColorsAndAmounts {
  readonly colors: readonly Color[];
  readonly amounts: readonly number[];
}

/** Equal amounts are 1 each: the unit does not count. */
const AMOUNTS = param<readonly number[], ColorsAndAmounts>(
  "p",
  "amounts",
  {
    type: "list",
    most: MAX_POTS,
    separator: "-",
    item: { type: "whole", least: 0, most: MAX_AMOUNT },
  },
  (text, { notices }, { colors }) => {
    const equal = colors.map(() => 1);
    if (text === null) return equal;
    const given = text.split("-").map((part) => (/^\d{1,4}$/.test(part) ? Number(part) : Number.NaN));
    const isFit =
      given.length === colors.length &&
      given.every((value) => value <= MAX_AMOUNT) &&
      given.some((value) => value > 0);
    if (!isFit)
      notices.push(`Amounts are whole numbers up to ${MAX_AMOUNT}, one a color; they were made equal.`);
    return isFit && new Set(given).size > 1 ? given : equal;
  },
  (amounts) => (new Set(amounts).size > 1 ? amounts.join("-") : undefined),
);

const POTS = mapped(
  group<ColorsAndAmounts>({
    colors: mapped(
      list("c", "colors", COLOR, { most: MAX_POTS, fewest: 1, isRequired: true }),
      (colors, { notices }) => {
        if (colors.length !== 1) return colors;
        notices.push("A mixture needs at least 2 colors, so white was added.");
        return [...colors, WHITE];
      },
      (colors) => colors,
    ),
    amounts: AMOUNTS,
  }),
  ({ colors, amounts }): readonly Pot[] =>
    colors.map((color, index) => ({ color, amount: amounts[index] ?? 1 })),
  (pots) => ({
    colors: pots.map(({ color }) => color),
    amounts: pots.map(({ amount }) => amount),
  }),
);

const METHOD = mapped(
  group({
    by: choice(
      "in",
      "way of mixing",
      ["pigment", "light", "perceptual", ...MIX_SPACES, ...BLEND_MODES],
      "pigment",
    ),
    hue: choice("hue", "way for a hue to go", HUE_METHODS, "shorter"),
  }),
  ({ by, hue }) => methodNamed(by, hue) ?? PIGMENT,
  (how) => ({ by: methodText(how), hue: (how.method === "space" && how.hue) || "shorter" }),
);

const ADDRESS = describe<MixerDocument>({
  fields: {
    pots: POTS,
    how: METHOD,
    view: choice("view", "view", MIXER_VIEWS, "mix"),
    steps: whole("n", "number of steps", [MIN_STEPS, 7, MAX_STEPS]),
    target: mapped(
      list("t", "color to find a recipe for", COLOR, { most: 1 }),
      ([target]) => target,
      (target) => (target === undefined ? [] : [target]),
    ),
  },
  first: "c=1b3fa0-ffd60a",
});

export const MIXER: DescribedKind<MixerDocument> = {
  ...ADDRESS,
  tool: "mixer",
  path: "/color-mixer",
  take: (colors) => {
    const taken = colors.slice(0, MAX_POTS);
    return {
      ...ADDRESS.first(),
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
