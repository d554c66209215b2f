/** Colors as people with a color vision deficiency see them. */
import * as v from "valibot";
import { dataAnswer, defineCall } from "#calls/call.ts";
import { answerColor } from "#calls/color-entry.ts";
import { CheckedColorList, colorList, Precision } from "#calls/color-schemas.ts";
import { colorToCss } from "#engine/format/css-text.ts";
import { DEFICIENCIES, simulateVision } from "#engine/vision/vision.ts";

export const simulateCall = defineCall({
  name: "simulate",
  title: "Colors as others see them",
  group: "Colors",
  effect: "reads",
  http: { method: "POST", path: "/simulate" },
  description:
    "Color vision deficiency by the model of Machado, Oliveira and Fernandes (2009); `achroma` by relative luminance. The answer is in sRGB; a color outside is mapped into it first. A color that cannot be read has an error in its place.",
  input: v.object({
    colors: colorList("The colors, up to 10,000."),
    deficiency: v.pipe(v.picklist(DEFICIENCIES), v.description("Which deficiency.")),
    severity: v.optional(
      v.pipe(v.number(), v.minValue(0), v.maxValue(1), v.description("0 none, 1 full.")),
      1,
    ),
    precision: Precision,
  }),
  answer: CheckedColorList,
  example: { input: { colors: ["#c2410c", "#15803d"], deficiency: "deutan", precision: 1 } },
  handle({ colors, deficiency, severity, precision }) {
    const seen = colors.map((input) =>
      answerColor(input, (color) =>
        colorToCss(simulateVision(color, deficiency, severity), precision ?? "full"),
      ),
    );
    return dataAnswer({ colors: seen });
  },
});
