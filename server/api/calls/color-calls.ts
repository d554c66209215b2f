/** Converting colors, and everything about one. */
import * as v from "valibot";
import { ANSWER_FORMATS } from "#domain/api/answer-format.ts";
import { answerColor } from "#domain/api/color-entry.ts";
import { colorProfile, convertedColor } from "#domain/api/color-profile.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { defineCall, json, refusal } from "#server/api/api-call.ts";
import { loadNamer } from "#server/api/color-namer.ts";
import {
  Alpha,
  ColorText,
  CssColor,
  colorList,
  Formats,
  Gamut,
  InvalidEntry,
  JudgedContrast,
  Precision,
} from "#server/api/color-schemas.ts";
import { mapEntries } from "#server/api/map-entries.ts";
import { problemOf } from "#server/api/problem.ts";

/** What is said of one color depends on nothing but the color. */
const CACHE = "public, max-age=3600";

const Converted = {
  input: v.pipe(v.string(), v.description("The color as it was given.")),
  gamut: Gamut,
  alpha: Alpha,
  formats: Formats,
};

export const convertCall = defineCall({
  id: "convert",
  group: "Colors",
  path: "/convert",
  summary: "Convert colors",
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
  async handle({ colors, to, precision }) {
    const formats = new Set(to);
    const results = await mapEntries(colors, (input) =>
      answerColor(input, (color) => convertedColor(input, color, formats, precision)),
    );
    return json({ results });
  },
});

export const colorCall = defineCall({
  id: "color",
  group: "Colors",
  method: "GET",
  path: "/colors/{color}",
  takes: "address",
  summary: "Everything about one color",
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
    const parsed = parseColor(input);
    if (!parsed.ok) {
      const { message, code, position } = parsed.error;
      return refusal(problemOf(422, message, [{ path: "color", message, code, position }]));
    }
    const body = colorProfile(input, parsed.color, await loadNamer(), precision);
    return { kind: "json", body, cache: CACHE };
  },
});
