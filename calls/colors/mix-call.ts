/** Mixing colors. */
import * as v from "valibot";
import { dataAnswer, defineCall } from "#calls/call.ts";
import { Formats, givenColor, MAX_COLORS, Precision } from "#calls/color-schemas.ts";
import { colorToCss } from "#engine/format/css-text.ts";
import { HUE_METHODS, HUE_SPACES, INTERPOLATION_SPACES } from "#engine/mix/mix.ts";
import { ANSWER_FORMATS, writeFormats } from "./answer-format.ts";
import { MIX_METHODS, mixPortions } from "./mix-report.ts";

const MAX_AMOUNT = 1_000_000;

export const mixCall = defineCall({
  name: "mix",
  title: "Mix colors",
  group: "Colors",
  effect: "reads",
  http: { method: "POST", path: "/mix" },
  description:
    "`css` is `color-mix()` of CSS Color 5 to the letter: premultiplied, missing components carried, colors mixed from the left by their share. `light` adds them as light, in linear sRGB; `pigment` stirs them as paints (Kubelka and Munk, over reflectance spectra). The answer is held in the space of the mixture and is not mapped.",
  input: v.pipe(
    v.object({
      colors: v.pipe(
        v.array(
          v.object({
            color: givenColor("A color of the mixture."),
            amount: v.optional(
              v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_AMOUNT), v.description("Its parts.")),
              1,
            ),
          }),
        ),
        v.minLength(1),
        v.maxLength(MAX_COLORS),
        v.description("The colors, in order."),
      ),
      space: v.optional(
        v.pipe(v.picklist(INTERPOLATION_SPACES), v.description("Where `css` mixes.")),
        "oklab",
      ),
      hue: v.optional(
        v.pipe(
          v.picklist(HUE_METHODS),
          v.description("Which way the hue goes, in hsl, hwb, lch and oklch; shorter when it is left out."),
        ),
      ),
      method: v.optional(v.pipe(v.picklist(MIX_METHODS), v.description("What is mixed.")), "css"),
      precision: Precision,
    }),
    v.forward(
      v.check(
        ({ colors }) => colors.some(({ amount }) => amount > 0),
        "At least one color needs an amount above 0.",
      ),
      ["colors"],
    ),
    v.forward(
      v.check(
        ({ hue, space }) => hue === undefined || HUE_SPACES.includes(space),
        `A way of the hue needs a space with a hue: ${HUE_SPACES.join(", ")}.`,
      ),
      ["hue"],
    ),
  ),
  answer: v.object({
    color: v.object({
      css: v.pipe(v.string(), v.description("The mixture in the space it was made in.")),
      formats: Formats,
    }),
    recipe: v.pipe(v.string(), v.description("How to make it again: CSS, nested for three and more colors.")),
  }),
  example: {
    input: {
      colors: [
        { color: "#1d4ed8", amount: 2 },
        { color: "#facc15", amount: 1 },
      ],
      space: "oklch",
      hue: "shorter",
      precision: 3,
    },
  },
  handle({ colors, space, hue, method, precision }) {
    const { color, recipe } = mixPortions(method, colors, { space, hue });
    return dataAnswer({
      color: {
        css: colorToCss(color, precision ?? "full"),
        formats: writeFormats(color, ANSWER_FORMATS, precision),
      },
      recipe,
    });
  },
});
