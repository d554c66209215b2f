/** How far apart two colors look. */
import * as v from "valibot";
import { dataAnswer, defineCall } from "#calls/call.ts";
import { answerColors } from "#calls/color-entry.ts";
import { ColorText, givenColor, InvalidPair, oneOrPairs } from "#calls/color-schemas.ts";
import { deltaE2000, deltaEOK } from "#engine/difference/difference.ts";
import type { Color } from "#engine/space/color.ts";

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
  name: "difference",
  title: "Difference of two colors",
  group: "Colors",
  effect: "reads",
  http: { method: "POST", path: "/difference" },
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
  handle(input) {
    if (!("pairs" in input)) return dataAnswer(differenceOf(input));
    const results = input.pairs.map(({ a, b }) => answerColors({ a, b }, ["a", "b"], differenceOf));
    return dataAnswer({ results });
  },
});
