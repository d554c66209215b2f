/** Contrast of a pair of colors, or of many pairs. */
import * as v from "valibot";
import { dataAnswer, defineCall } from "#calls/call.ts";
import { answerColors } from "#calls/color-entry.ts";
import {
  ColorText,
  CssColor,
  givenColor,
  InvalidPair,
  JudgedContrast,
  oneOrPairs,
} from "#calls/color-schemas.ts";
import { reportContrast } from "./contrast-report.ts";

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
      "When the pair fails 4.5:1: for either side the color nearest in lightness that reaches it, hue kept, in whole numbers from 0 to 255. A side is left out where none does.",
    ),
  ),
});

export const contrastCall = defineCall({
  name: "contrast",
  title: "Contrast of a pair",
  group: "Colors",
  effect: "reads",
  http: { method: "POST", path: "/contrast" },
  description:
    "WCAG 2.2 and APCA, what the pair passes (`aa` 4.5, `aaLarge` and `aaUi` 3, `aaa` 7, `aaaLarge` 4.5), and the nearest colors that would pass. Translucent colors are laid over what is under them first.",
  input: contrastInput.validated,
  documented: contrastInput.documented,
  answer: v.union([Contrast, v.object({ results: v.array(v.union([Contrast, InvalidPair])) })]),
  example: { input: { foreground: "#f97316", background: "white" } },
  handle(input) {
    if (!("pairs" in input)) return dataAnswer(reportContrast(input));
    const results = input.pairs.map(({ over = "white", foreground, background }) =>
      answerColors({ foreground, background, over }, ["foreground", "background", "over"], reportContrast),
    );
    return dataAnswer({ results });
  },
});
