/** Converting colors. */
import * as v from "valibot";
import { dataAnswer, defineCall } from "#calls/call.ts";
import { answerColor } from "#calls/color-entry.ts";
import { Converted, colorList, InvalidEntry, Precision } from "#calls/color-schemas.ts";
import { ANSWER_FORMATS } from "./answer-format.ts";
import { convertedColor } from "./color-profile.ts";

export const convertCall = defineCall({
  name: "convert",
  title: "Convert colors",
  group: "Colors",
  effect: "reads",
  http: { method: "POST", path: "/convert" },
  description:
    "Writes each color in each format. A format that cannot hold a color gets the value mapped into its gamut by the CSS Color 4 method. " +
    "`coords` are 0 to 255 for `rgb` and hex; degrees and percent for `hsl`, `hsv`, `hwb` and `cmyk`; L 0 to 100 for `lab` and `lch`, 0 to 1 for `oklab` and `oklch`; 0 to 1 for the `color()` spaces. " +
    "`cmyk` is plain arithmetic without a color profile; `name` is the nearest CSS name. A color that cannot be read has an error in its place.",
  input: v.object({
    colors: colorList("The colors, up to 10,000."),
    to: v.pipe(
      v.array(v.picklist(ANSWER_FORMATS)),
      v.minLength(1),
      v.maxLength(ANSWER_FORMATS.length),
      v.description("The formats to write them in."),
    ),
    precision: Precision,
  }),
  answer: v.object({
    results: v.pipe(
      v.array(v.union([v.object(Converted), InvalidEntry])),
      v.description("In the order of the colors."),
    ),
  }),
  example: {
    input: {
      colors: ["#c2410c", "color(display-p3 0 1 0)", "chartreus"],
      to: ["oklch", "rgb"],
      precision: 3,
    },
  },
  handle({ colors, to, precision }) {
    const formats = new Set(to);
    const results = colors.map((input) =>
      answerColor(input, (color) => convertedColor(input, color, formats, precision)),
    );
    return dataAnswer({ results });
  },
});
