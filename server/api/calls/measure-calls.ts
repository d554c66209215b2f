/** Contrast, difference and vision. */
import * as v from "valibot";
import { answerColor, answerColors } from "#domain/api/color-entry.ts";
import { reportContrast } from "#domain/api/contrast-report.ts";
import { deltaE2000, deltaEOK } from "#engine/difference/difference.ts";
import { colorToCss } from "#engine/format/css-text.ts";
import type { Color } from "#engine/space/color.ts";
import { DEFICIENCIES, simulateVision } from "#engine/vision/vision.ts";
import { defineCall, json } from "#server/api/api-call.ts";
import {
  CheckedColorList,
  ColorText,
  CssColor,
  colorList,
  givenColor,
  InvalidPair,
  JudgedContrast,
  oneOrPairs,
  Precision,
} from "#server/api/color-schemas.ts";
import { mapEntries } from "#server/api/map-entries.ts";

const UNDER = "What lies under a translucent background; white when it is left out.";

const contrastInput = oneOrPairs(
  v.object({
    foreground: givenColor("The color of the text, or of the part."),
    background: givenColor("The color behind it."),
    over: v.optional(givenColor(UNDER)),
  }),
  v.object({
    foreground: ColorText,
    background: ColorText,
    over: v.optional(v.pipe(ColorText, v.description(UNDER))),
  }),
);

const Contrast = v.object({
  ...JudgedContrast.entries,
  suggestions: v.pipe(
    v.object({ foreground: v.optional(CssColor), background: v.optional(CssColor) }),
    v.description(
      "When the pair fails 4.5:1: for either side the color nearest in lightness that reaches it, hue kept. A side is left out where none does.",
    ),
  ),
});

export const contrastCall = defineCall({
  id: "contrast",
  group: "Colors",
  path: "/contrast",
  summary: "Contrast of a pair",
  description:
    "WCAG 2.2 and APCA, what the pair passes (`aa` 4.5, `aaLarge` and `aaUi` 3, `aaa` 7, `aaaLarge` 4.5), and the nearest colors that would pass. Translucent colors are laid over what is under them first.",
  input: contrastInput.validated,
  documented: contrastInput.documented,
  answer: v.union([Contrast, v.object({ results: v.array(v.union([Contrast, InvalidPair])) })]),
  example: { input: { foreground: "#f97316", background: "white" } },
  async handle(input) {
    if (!("pairs" in input)) return json(reportContrast(input));
    const results = await mapEntries(input.pairs, ({ over = "white", foreground, background }) =>
      answerColors({ foreground, background, over }, ["foreground", "background", "over"], reportContrast),
    );
    return json({ results });
  },
});

const differenceInput = oneOrPairs(
  v.object({ a: givenColor("One color."), b: givenColor("The other.") }),
  v.object({ a: ColorText, b: ColorText }),
);
const Difference = v.object({
  ciede2000: v.pipe(
    v.number(),
    v.description("CIEDE2000, 0 to 100 from black to white; about 1 can just be seen."),
  ),
  deltaEOK: v.pipe(
    v.number(),
    v.description("Distance in OKLab, 0 to 1 from black to white; 0.02 can just be seen."),
  ),
});
const differenceOf = ({ a, b }: { a: Color; b: Color }) => ({
  ciede2000: deltaE2000(a, b),
  deltaEOK: deltaEOK(a, b),
});

export const differenceCall = defineCall({
  id: "difference",
  group: "Colors",
  path: "/difference",
  summary: "Difference of two colors",
  description: "How far apart two colors look. Alpha is not compared.",
  input: differenceInput.validated,
  documented: differenceInput.documented,
  answer: v.union([Difference, v.object({ results: v.array(v.union([Difference, InvalidPair])) })]),
  example: {
    input: {
      pairs: [
        { a: "#c2410c", b: "#b91c1c" },
        { a: "white", b: "#fdfcff" },
      ],
    },
  },
  async handle(input) {
    if (!("pairs" in input)) return json(differenceOf(input));
    const results = await mapEntries(input.pairs, ({ a, b }) =>
      answerColors({ a, b }, ["a", "b"], differenceOf),
    );
    return json({ results });
  },
});

export const simulateCall = defineCall({
  id: "simulate",
  group: "Colors",
  path: "/simulate",
  summary: "Colors as others see them",
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
  async handle({ colors, deficiency, severity, precision }) {
    const seen = await mapEntries(colors, (input) =>
      answerColor(input, (color) =>
        colorToCss(simulateVision(color, deficiency, severity), precision ?? "full"),
      ),
    );
    return json({ colors: seen });
  },
});
