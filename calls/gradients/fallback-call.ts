/** The fewest stops that give a gradient in plain sRGB. */
import * as v from "valibot";
import { dataAnswer, defineCall } from "#calls/call.ts";
import { CssColor } from "#calls/color-schemas.ts";
import { DEFAULT_TOLERANCE, fallbackStops } from "#engine/gradient/fallback.ts";
import { hexOfStop } from "#engine/gradient/write/gradient-text.ts";
import { DocumentedGradient, GivenGradient, Notices } from "./given-gradient.ts";

const REST = {
  tolerance: v.optional(
    v.pipe(
      v.number(),
      v.minValue(0.004),
      v.maxValue(0.5),
      v.description("The greatest ΔEOK that is allowed."),
    ),
    DEFAULT_TOLERANCE,
  ),
};

export const fallbackCall = defineCall({
  name: "gradientfallback",
  title: "Stops for browsers of before",
  group: "Gradients",
  effect: "reads",
  http: { method: "POST", path: "/gradients/fallback" },
  description:
    "Hex stops that give the same gradient where only sRGB is known. Each place is measured after rounding to 8 bits, 256 or more between two stops.",
  input: v.object({ gradient: GivenGradient, ...REST }),
  documented: v.object({ gradient: DocumentedGradient, ...REST }),
  answer: v.object({
    notices: Notices,
    stops: v.array(v.object({ color: CssColor, at: v.pipe(v.number(), v.description("0 to 1.")) })),
    maxDelta: v.pipe(v.number(), v.description("The greatest ΔEOK there is.")),
  }),
  example: { input: { gradient: "linear-gradient(90deg in oklch, #1f4bd6, #ffd21f)", tolerance: 0.01 } },
  handle({ gradient: { gradient, notices }, tolerance }) {
    const { stops, maxDelta } = fallbackStops(gradient, tolerance);
    return dataAnswer({
      notices,
      stops: stops.map((stop) => ({ color: hexOfStop(stop), at: stop.position01 })),
      maxDelta,
    });
  },
});
