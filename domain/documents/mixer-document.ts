/**
 * The Color Mixer's document. Query fields (TLS-2):
 *
 *   c=1b3fa0-ffd60a      the colors, 2 to 6, in order
 *   p=2-1                their amounts, integers; omitted if all are equal
 *   in=oklch             pigment (default), light, perceptual, a space of color-mix(), or a blend mode
 *   hue=longer           hue interpolation method, for spaces with a hue
 *   view=steps           mix (default), steps, compare
 *   n=7                  number of steps, 2 to 24
 *   t=4f9d69             the target color of a recipe
 */

import { BLEND_MODES } from "#engine/mix/blend.ts";
import { HUE_METHODS } from "#engine/mix/mix.ts";
import type { MixPart } from "#engine/mix/mix-many.ts";
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

export type MixerView = "mix" | "steps" | "compare";

export interface MixerDocument {
  /** 2 to 6 colors with amounts: integers, 0 to 1000, not all 0; only their ratio counts. */
  readonly parts: readonly MixPart[];
  readonly how: MixMethod;
  readonly view: MixerView;
  /** Number of steps, 2 to 24. */
  readonly steps: number;
  readonly target: Color | undefined;
}

export const [MIN_MIX_COLORS, MAX_MIX_COLORS] = [2, 6];
export const MAX_AMOUNT = 1000;
export const [MIN_STEPS, MAX_STEPS] = [2, 24];
export const MIXER_VIEWS: readonly MixerView[] = ["mix", "steps", "compare"];
const WHITE = knownColor("fff");
const PIGMENT: MixMethod = { method: "pigment" };

interface ColorsAndAmounts {
  readonly colors: readonly Color[];
  readonly amounts: readonly number[];
}

/** Equal amounts are normalized to 1, since the unit does not matter. */
const AMOUNTS = param<readonly number[], ColorsAndAmounts>(
  "p",
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

const PARTS = mapped(
  group<ColorsAndAmounts>({
    colors: mapped(
      list("c", COLOR, { most: MAX_MIX_COLORS, fewest: 1, isRequired: true }),
      (colors, { notices }) => {
        if (colors.length !== 1) return colors;
        notices.push("A mixture needs at least 2 colors, so white was added.");
        return [...colors, WHITE];
      },
      (colors) => colors,
    ),
    amounts: AMOUNTS,
  }),
  ({ colors, amounts }): readonly MixPart[] =>
    colors.map((color, index) => ({ color, amount: amounts[index] ?? 1 })),
  (parts) => ({
    colors: parts.map(({ color }) => color),
    amounts: parts.map(({ amount }) => amount),
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
    parts: PARTS,
    how: METHOD,
    view: choice("view", "view", MIXER_VIEWS, "mix"),
    steps: whole("n", "number of steps", [MIN_STEPS, 7, MAX_STEPS]),
    target: mapped(
      list("t", COLOR, { most: 1 }),
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
    const taken = colors.slice(0, MAX_MIX_COLORS);
    return {
      ...ADDRESS.first(),
      parts: (taken.length === 1 ? [...taken, WHITE] : taken).map((color) => ({ color, amount: 1 })),
    };
  },
  colorsOf: givenColors,
  withViewOf: (document, { view }) => ({ ...document, view }),
};

/** The mixed color; a document always has one. */
export function mixtureOf({ parts, how }: Pick<MixerDocument, "parts" | "how">): Color {
  return mixBy(parts, how) ?? parts[0]?.color ?? WHITE;
}

/** The even steps between the document's colors, including both ends. */
export function stepsOf({ parts, how, steps }: MixerDocument): readonly Color[] {
  return mixSteps(
    parts.map(({ color }) => color),
    steps,
    how,
  );
}

/** The mixture and its parts, or the steps if the document shows those. */
export function givenColors(document: MixerDocument): readonly Color[] {
  return document.view === "steps"
    ? stepsOf(document)
    : [mixtureOf(document), ...document.parts.map(({ color }) => color)];
}

/** The methods shown side by side in the comparison. */
export const COMPARED: readonly MixMethod[] = [
  { method: "pigment" },
  { method: "light" },
  { method: "perceptual" },
  { method: "space", space: "oklch" },
  { method: "space", space: "srgb" },
];
