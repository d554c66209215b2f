/** Harmonies, ramps and generated palettes. */
import { randomInt } from "node:crypto";
import * as v from "valibot";
import { rampReport } from "#domain/api/ramp-report.ts";
import { colorToCss } from "#engine/format/css-text.ts";
import { type GenerateLock, generatePalette } from "#engine/palette/generate.ts";
import { HARMONY_RULES, harmony as harmonyOf } from "#engine/palette/harmony.ts";
import { MOODS } from "#engine/palette/moods.ts";
import { RAMP_STEPS, rampStepNames } from "#engine/ramp/ramp.ts";
import { seedFromNumber } from "#engine/random/random.ts";
import type { Color } from "#engine/space/color.ts";
import { defineCall, json } from "#server/api/api-call.ts";
import {
  ColorList,
  CssColor,
  count,
  givenColor,
  MeasuredContrast,
  Precision,
} from "#server/api/color-schemas.ts";

export const harmoniesCall = defineCall({
  id: "harmonies",
  group: "Palettes",
  path: "/harmonies",
  summary: "Harmonies of a color",
  description:
    "The color first, then its partners at the angles of the rule. With a greater `count`, lighter and darker partners follow. Turned hues are not mapped, so they may lie outside sRGB.",
  input: v.object({
    color: givenColor("The color to start from."),
    harmony: v.pipe(v.picklist(HARMONY_RULES), v.description("The rule.")),
    count: v.optional(count(1, 12, "How many colors; the rule’s own number when it is left out.")),
    wheel: v.optional(
      v.pipe(
        v.picklist(["oklch", "hsl", "ryb"]),
        v.description("The wheel that is turned; `ryb` is the painter’s."),
      ),
      "oklch",
    ),
    precision: Precision,
  }),
  answer: ColorList,
  example: { input: { color: "#c2410c", harmony: "split-complementary", precision: 2 } },
  handle({ color, harmony, precision, wheel, count: wanted }) {
    const colors = harmonyOf(color, harmony, { wheel, ...(wanted !== undefined && { count: wanted }) });
    return json({ colors: written(colors, precision) });
  },
});

export const rampCall = defineCall({
  id: "ramp",
  group: "Palettes",
  path: "/ramp",
  summary: "A ramp around a color",
  description:
    "Steps from light to dark, even in OKLCH lightness, that hold the color exactly on the step it fits, or on `anchor`.",
  input: v.pipe(
    v.object({
      color: givenColor("The color that is kept."),
      steps: v.optional(
        count(
          3,
          25,
          "How many. Eleven are named 50, 100, 200 … 900, 950; others are spread evenly from 50 to 950.",
        ),
        RAMP_STEPS.length,
      ),
      anchor: v.optional(
        v.pipe(v.number(), v.integer(), v.description("The name of the step the color is kept on.")),
      ),
      precision: Precision,
    }),
    v.forward(
      v.check(
        ({ anchor, steps }) => anchor === undefined || rampStepNames(steps).includes(anchor),
        ({ input: { steps } }) => `The steps of this ramp are ${rampStepNames(steps).join(", ")}.`,
      ),
      ["anchor"],
    ),
  ),
  answer: v.object({
    steps: v.array(
      v.object({
        step: v.number(),
        color: CssColor,
        anchor: v.pipe(v.boolean(), v.description("The given color stands here.")),
        contrast: v.pipe(
          v.object({ white: MeasuredContrast, black: MeasuredContrast }),
          v.description("White, and black, text on the step."),
        ),
      }),
    ),
  }),
  example: { input: { color: "#c2410c", precision: 3 } },
  handle: ({ color, steps, anchor, precision }) =>
    json({ steps: rampReport(color, steps, anchor, precision) }),
});

const METHODS = [...HARMONY_RULES, "ramp", "random", "from-color"] as const;
const MAX_RANDOM = 2 ** 30;

export const generateCall = defineCall({
  id: "generate",
  group: "Palettes",
  path: "/palettes/generate",
  summary: "Make a palette",
  description:
    "The best of many draws: colors that can be told apart, also with a color vision deficiency, and pairs that carry text. The same request with the same seed gives the same palette.",
  input: v.pipe(
    v.object({
      method: v.pipe(v.picklist(METHODS), v.description("A harmony, a ramp, free, or around one color.")),
      count: v.optional(count(2, 12, "How many colors."), 5),
      seed: v.optional(
        v.pipe(
          v.union([v.pipe(v.string(), v.maxLength(100)), v.pipe(v.number(), v.safeInteger())]),
          v.description("Makes the result repeatable; one is drawn when it is left out."),
        ),
      ),
      base: v.optional(givenColor("Gives the harmony its hue; `from-color` keeps it as it is.")),
      locked: v.optional(
        v.pipe(
          v.array(
            v.object({
              index: count(0, 11, "The place it is kept at, from 0."),
              color: givenColor("The color that is kept."),
            }),
          ),
          v.maxLength(12),
          v.description("Colors that are kept as they are."),
        ),
        [],
      ),
      mood: v.optional(v.pipe(v.picklist(MOODS), v.description("Limits of lightness and chroma.")), "any"),
      precision: Precision,
    }),
    v.forward(
      v.check(
        ({ method, base }) => method !== "from-color" || base !== undefined,
        "from-color needs a base.",
      ),
      ["base"],
    ),
    v.forward(
      v.check(
        ({ locked, count: colors }) => locked.every(({ index }) => index < colors),
        "A locked color stands at a place the palette does not have.",
      ),
      ["locked"],
    ),
  ),
  answer: v.object({
    colors: v.array(CssColor),
    seed: v.pipe(v.union([v.string(), v.number()]), v.description("Send it again for the same palette.")),
  }),
  example: { input: { method: "triadic", count: 5, seed: "harbour", mood: "muted", precision: 3 } },
  handle({
    method,
    count: wanted,
    seed = seedFromNumber(randomInt(MAX_RANDOM)),
    base,
    locked,
    mood,
    precision,
  }) {
    const locks: GenerateLock[] = locked;
    const { colors } = generatePalette({
      method,
      count: wanted,
      seed: String(seed),
      mood,
      locks,
      ...(base !== undefined && { base }),
    });
    return json({ colors: written(colors, precision), seed });
  },
});

function written(colors: readonly Color[], precision: number | undefined): string[] {
  return colors.map((color) => colorToCss(color, precision ?? "full"));
}
