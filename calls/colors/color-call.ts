/** Everything about one color. */
import * as v from "valibot";
import { dataAnswer, defineCall } from "#calls/call.ts";
import { loadNamer } from "#calls/color-namer.ts";
import { ColorText, Converted, CssColor, JudgedContrast, Precision } from "#calls/color-schemas.ts";
import { refuseCall } from "#calls/refusal.ts";
import { parseFullColor } from "#engine/parse/parse-full.ts";
import { colorProfile } from "./color-profile.ts";

export const colorCall = defineCall({
  name: "color",
  title: "Everything about one color",
  group: "Colors",
  effect: "reads",
  http: { method: "GET", path: "/colors/{color}" },
  // The answer depends on the color alone, so caches may keep it for an hour.
  freshS: 3600,
  description:
    "All formats, the gamut, the nearest names, the contrast of white and black text on it, its harmonies in OKLCH, and nine tints and shades in OKLab. Encode the color for the address: `#` is `%23`.",
  input: v.object({ color: ColorText, precision: Precision }),
  answer: v.object({
    ...Converted,
    names: v.object({
      css: v.object({ name: v.string(), exact: v.boolean() }),
      list: v.object({
        name: v.pipe(v.string(), v.description("Nearest in the list of about 5000 color names.")),
        deltaEOK: v.number(),
      }),
    }),
    contrast: v.object({ white: JudgedContrast, black: JudgedContrast }),
    harmonies: v.pipe(v.record(v.string(), v.array(CssColor)), v.description("By rule, the color first.")),
    tints: v.array(CssColor),
    shades: v.array(CssColor),
  }),
  example: { input: { color: "rebeccapurple", precision: 3 } },
  async handle({ color: input, precision }) {
    const parsed = parseFullColor(input);
    if (!parsed.ok) {
      const { message, code, position } = parsed.error;
      return refuseCall("invalid", message, [{ path: "color", message, code, position }]);
    }
    return dataAnswer(colorProfile(input, parsed.color, await loadNamer(), precision));
  },
});
