/** Tools that make colors, and that find them. */
import * as v from "valibot";
import { palettesCall } from "#calls/library/library-calls.ts";
import { generateCall } from "#calls/palettes/generate-call.ts";
import { rampCall } from "#calls/palettes/ramp-call.ts";
import { carryAddress } from "#domain/documents/carry-address.ts";
import { formatHex } from "#engine/format/format.ts";
import { mapToGamut } from "#engine/gamut/gamut.ts";
import { HARMONY_RULES } from "#engine/palette/harmony.ts";
import { MOODS } from "#engine/palette/moods.ts";
import { parseFullColor } from "#engine/parse/parse-full.ts";
import { shown } from "./color-tools.ts";
import { colorText, colorTexts, dataOf, defineTool, type ToolContext, whole } from "./tool.ts";

/** Hex, which a model reads and writes best; outside of sRGB the nearest. */
export function hexOf(css: string): string {
  const parsed = parseFullColor(css);
  if (!parsed.ok) throw new Error(`A call has answered with ${css}`);
  return formatHex(mapToGamut(parsed.color, "srgb"));
}

export function paletteLink(colors: readonly string[], { origin }: ToolContext): { link?: string } {
  const texts = colors.slice(0, 12).map((color) => color.slice(1));
  return origin === undefined
    ? {}
    : { link: `${origin}${carryAddress("/palette-generator", texts.join("-"))}` };
}

const Link = v.optional(v.pipe(v.string(), v.description("Opens it in Tincture")));
const Generated = v.object({ colors: v.array(v.string()), seed: v.union([v.string(), v.number()]) });

export const makePalette = defineTool({
  name: "make_palette",
  title: "Make a palette",
  description:
    "New colors that go together and can be told apart. For shades use make_ramp, for an interface make_theme.",
  input: v.strictObject({
    method: v.picklist([...HARMONY_RULES, "random", "from-color"]),
    base: v.optional(colorText("Gives the hue; needed by from-color")),
    count: whole(2, 12, "Usually 5"),
    mood: v.optional(v.picklist(MOODS)),
    seed: v.optional(v.pipe(v.string(), v.maxLength(100), v.description("Repeats a result"))),
  }),
  output: v.object({ colors: v.array(v.string()), seed: v.string(), link: Link }),
  async answer(args, context) {
    const { colors, seed } = await dataOf(Generated, context.run(generateCall, args));
    const hexes = colors.map(hexOf);
    return {
      structured: { colors: hexes, seed: String(seed), ...paletteLink(hexes, context) },
      text: `${hexes.join(", ")} (seed ${seed})`,
    };
  },
});

const Ramp = v.object({
  steps: v.array(
    v.object({
      step: v.number(),
      color: v.string(),
      anchor: v.boolean(),
      contrast: v.object({ white: v.object({ wcag: v.number() }), black: v.object({ wcag: v.number() }) }),
    }),
  ),
});

export const makeRamp = defineTool({
  name: "make_ramp",
  title: "Make a ramp",
  description: "Shades 50 to 950 of one color, which stays exact on its step, with contrast.",
  input: v.strictObject({ color: colorText("The color that is kept"), steps: whole(3, 25, "Usually 11") }),
  output: v.object({
    steps: v.array(
      v.object({ step: v.number(), color: v.string(), onWhite: v.number(), onBlack: v.number() }),
    ),
    anchor: v.number(),
    link: Link,
  }),
  async answer(args, context) {
    const { steps } = await dataOf(Ramp, context.run(rampCall, args));
    const rows = steps.map(({ step, color, contrast }) => ({
      step,
      color: hexOf(color),
      onWhite: contrast.white.wcag,
      onBlack: contrast.black.wcag,
    }));
    return {
      structured: {
        steps: rows,
        anchor: steps.find(({ anchor }) => anchor)?.step ?? 0,
        ...paletteLink(
          rows.map(({ color }) => color),
          context,
        ),
      },
      text: rows
        .map(({ step, color, onWhite }) => `${step} ${color} (${shown(onWhite)}:1 on white)`)
        .join("\n"),
    };
  },
});

const Page = v.object({
  items: v.array(
    v.object({ id: v.string(), title: v.string(), colors: v.array(v.string()), credit: v.string() }),
  ),
});

export const searchLibrary = defineTool({
  name: "search_library",
  title: "Search the library",
  description: "Palettes by people, by words or by colors that must be near. Credit the author.",
  needsLibrary: true,
  input: v.strictObject({
    words: v.optional(v.pipe(v.string(), v.maxLength(100))),
    near: v.optional(v.pipe(colorTexts("CSS colors"), v.maxLength(5))),
    limit: whole(1, 20, "Usually 6"),
  }),
  output: v.object({
    palettes: v.array(
      v.object({
        title: v.string(),
        colors: v.array(v.string()),
        credit: v.string(),
        uri: v.string(),
        link: v.optional(v.string()),
      }),
    ),
  }),
  async answer({ words, near, limit = 6 }, { run, origin }) {
    const { items } = await dataOf(
      Page,
      run(palettesCall, {
        limit,
        ...(words !== undefined && { q: words }),
        ...(near !== undefined && { near }),
      }),
    );
    const palettes = items.map(({ id, title, colors, credit }) => ({
      title,
      colors,
      credit,
      uri: `tincture://palettes/${id}`,
      ...(origin !== undefined && { link: `${origin}/palettes/${id}` }),
    }));
    return {
      structured: { palettes },
      text:
        palettes.map(({ title, colors, credit }) => `${title}, ${credit}: ${colors.join(", ")}`).join("\n") ||
        "No palette is like that. Try fewer words or colors.",
    };
  },
});
