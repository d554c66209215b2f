/** Colors along a gradient. */
import * as v from "valibot";
import { dataAnswer, defineCall } from "#calls/call.ts";
import { CssColor, count } from "#calls/color-schemas.ts";
import { colorToCss } from "#engine/format/css-text.ts";
import { createSampler } from "#engine/gradient/gradient.ts";
import { convertColor } from "#engine/space/convert.ts";
import { DocumentedGradient, GivenGradient, Notices } from "./given-gradient.ts";

const DECIMALS = 6;

const REST = { count: count(2, 1024, "How many.") };

export const sampleCall = defineCall({
  name: "gradientsample",
  title: "Colors along a gradient",
  group: "Gradients",
  effect: "reads",
  http: { method: "POST", path: "/gradients/sample" },
  description: "Even samples from its start to its end, neither clipped nor mapped.",
  input: v.object({ gradient: GivenGradient, ...REST }),
  documented: v.object({ gradient: DocumentedGradient, ...REST }),
  answer: v.object({
    notices: Notices,
    colors: v.array(
      v.object({
        at: v.pipe(v.number(), v.description("0 to 1.")),
        css: CssColor,
        coords: v.pipe(v.array(v.number()), v.description("Lightness, a and b of OKLab.")),
      }),
    ),
  }),
  example: { input: { gradient: "linear-gradient(in oklab, #1f4bd6, #ffd21f)", count: 5 } },
  handle({ gradient: { gradient, notices }, count: many }) {
    const sample = createSampler(gradient);
    return dataAnswer({
      notices,
      colors: Array.from({ length: many }, (_, index) => {
        const at = index / (many - 1);
        const color = sample(at);
        const oklab = convertColor(color, "oklab");
        return { at, css: colorToCss(color, DECIMALS), coords: oklab.coords.map((part) => part ?? 0) };
      }),
    });
  },
});
