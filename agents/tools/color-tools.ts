/** Tools for single colors and pairs. */
import * as v from "valibot";
import { ANSWER_FORMATS } from "#calls/colors/answer-format.ts";
import { colorCall } from "#calls/colors/color-call.ts";
import { contrastCall } from "#calls/colors/contrast-call.ts";
import { convertCall } from "#calls/colors/convert-call.ts";
import { colorText, colorTexts, dataOf, defineTool } from "./tool.ts";

const ROUNDED = 4;

const Unread = v.object({ input: v.string(), error: v.object({ message: v.string() }) });
const Css = v.object({ css: v.string() });
const Converted = v.object({
  results: v.array(
    v.union([v.object({ input: v.string(), gamut: v.string(), formats: v.record(v.string(), Css) }), Unread]),
  ),
});

export const convertColors = defineTool({
  name: "convert_colors",
  title: "Convert colors",
  description: "Write CSS colors in other formats, exactly. Not for new colors.",
  input: v.strictObject({
    colors: colorTexts("CSS colors"),
    to: v.pipe(v.array(v.picklist(ANSWER_FORMATS)), v.minLength(1), v.maxLength(ANSWER_FORMATS.length)),
  }),
  output: v.object({
    results: v.array(
      v.object({
        input: v.string(),
        gamut: v.optional(v.string()),
        formats: v.optional(v.record(v.string(), v.string())),
        error: v.optional(v.string()),
      }),
    ),
  }),
  async answer({ colors, to }, { run }) {
    const { results } = await dataOf(Converted, run(convertCall, { colors, to, precision: ROUNDED }));
    const rows = results.map((row) =>
      "error" in row
        ? { input: row.input, error: row.error.message }
        : {
            input: row.input,
            gamut: row.gamut,
            formats: Object.fromEntries(Object.entries(row.formats).map(([name, { css }]) => [name, css])),
          },
    );
    return {
      structured: { results: rows },
      text: rows
        .map((row) => `${row.input}: ${"error" in row ? row.error : Object.values(row.formats).join(", ")}`)
        .join("\n"),
    };
  },
});

const Profile = v.object({
  gamut: v.string(),
  formats: v.record(v.string(), Css),
  names: v.object({ css: v.object({ name: v.string() }), list: v.object({ name: v.string() }) }),
  contrast: v.object({ white: v.object({ wcag: v.number() }), black: v.object({ wcag: v.number() }) }),
  harmonies: v.record(v.string(), v.array(v.string())),
});

export const describeColor = defineTool({
  name: "describe_color",
  title: "Describe a color",
  description: "Name, gamut, formats, contrast and harmonies of one color.",
  input: v.strictObject({ color: colorText("A CSS color") }),
  output: v.object({
    name: v.string(),
    gamut: v.string(),
    formats: v.record(v.string(), v.string()),
    contrast: v.object({ white: v.number(), black: v.number() }),
    harmonies: v.record(v.string(), v.array(v.string())),
  }),
  async answer({ color }, { run }) {
    const { gamut, formats, names, contrast, harmonies } = await dataOf(
      Profile,
      run(colorCall, { color, precision: ROUNDED }),
    );
    const { hex, oklch } = formats;
    return {
      structured: {
        name: names.list.name,
        gamut,
        formats: Object.fromEntries(Object.entries(formats).map(([name, { css }]) => [name, css])),
        contrast: { white: contrast.white.wcag, black: contrast.black.wcag },
        harmonies,
      },
      text: `${names.list.name}: ${hex?.css ?? ""}, ${oklch?.css ?? ""}. White text has ${shown(contrast.white.wcag)}:1 on it, black ${shown(contrast.black.wcag)}:1.`,
    };
  },
});

const Contrast = v.object({
  wcag: v.number(),
  apca: v.number(),
  passes: v.object({
    aa: v.boolean(),
    aaLarge: v.boolean(),
    aaUi: v.boolean(),
    aaa: v.boolean(),
    aaaLarge: v.boolean(),
  }),
  suggestions: v.object({ foreground: v.optional(v.string()), background: v.optional(v.string()) }),
});

export const checkContrast = defineTool({
  name: "check_contrast",
  title: "Check contrast",
  description:
    "WCAG ratio and APCA of one text and background, and the nearest colors that pass. For a theme use audit_theme.",
  input: v.strictObject({
    foreground: colorText("Text color"),
    background: colorText("Color behind it"),
  }),
  output: v.object({
    wcag: v.number(),
    apca: v.number(),
    passes: v.record(v.string(), v.boolean()),
    suggestions: v.record(v.string(), v.string()),
  }),
  async answer({ foreground, background }, { run }) {
    const measured = await dataOf(Contrast, run(contrastCall, { foreground, background }));
    const { wcag, passes, suggestions } = measured;
    const repairs = Object.entries(suggestions).map(([side, css]) => `${side} ${css}`);
    return {
      structured: measured,
      text: `${shown(wcag)}:1. ${passes.aaa ? "Passes AAA." : passes.aa ? "Passes AA." : passes.aaLarge ? "Passes AA for large text alone." : "Fails AA."}${repairs.length > 0 ? ` 4.5:1 is reached with ${repairs.join(", or ")}.` : ""}`,
    };
  },
});

/** Never rounded up to a floor that it misses. */
export const shown = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
