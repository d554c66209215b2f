/** Harmonies of a color. */
import * as v from "valibot";
import { dataAnswer, defineCall } from "#calls/call.ts";
import { ColorList, count, givenColor, Precision } from "#calls/color-schemas.ts";
import { HARMONY_RULES, harmony as harmonyOf } from "#engine/palette/harmony.ts";
import { cssTexts } from "./css-texts.ts";

export const harmoniesCall = defineCall({
  name: "harmonies",
  title: "Harmonies of a color",
  group: "Palettes",
  effect: "reads",
  http: { method: "POST", path: "/harmonies" },
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
    return dataAnswer({ colors: cssTexts(colors, precision) });
  },
});
