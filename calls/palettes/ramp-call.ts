/** A ramp around a color. */
import * as v from "valibot";
import { dataAnswer, defineCall } from "#calls/call.ts";
import { CssColor, count, givenColor, MeasuredContrast, Precision } from "#calls/color-schemas.ts";
import { RAMP_STEPS, rampStepNames } from "#engine/ramp/ramp.ts";
import { rampReport } from "./ramp-report.ts";

export const rampCall = defineCall({
  name: "ramp",
  title: "A ramp around a color",
  group: "Palettes",
  effect: "reads",
  http: { method: "POST", path: "/ramp" },
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
      v.rawCheck(({ dataset, addIssue }) => {
        // Names are listed only for a number of steps that a ramp has.
        if (!dataset.typed || dataset.issues !== undefined) return;
        const { anchor, steps } = dataset.value;
        if (anchor === undefined) return;
        const names = rampStepNames(steps);
        if (!names.includes(anchor)) addIssue({ message: `The steps of this ramp are ${names.join(", ")}.` });
      }),
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
    dataAnswer({ steps: rampReport(color, steps, anchor, precision) }),
});
