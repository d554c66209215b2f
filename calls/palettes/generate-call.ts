/** Palettes generated from a seed. */
import * as v from "valibot";
import { dataAnswer, defineCall } from "#calls/call.ts";
import { CssColor, count, givenColor, Precision } from "#calls/color-schemas.ts";
import { generatePalette } from "#engine/palette/generate.ts";
import type { GenerateLock } from "#engine/palette/generate-request.ts";
import { HARMONY_RULES } from "#engine/palette/harmony.ts";
import { MOODS } from "#engine/palette/moods.ts";
import { cssTexts } from "./css-texts.ts";

const METHODS = [...HARMONY_RULES, "ramp", "random", "from-color"] as const;

export const generateCall = defineCall({
  name: "generate",
  title: "Make a palette",
  group: "Palettes",
  effect: "reads",
  http: { method: "POST", path: "/palettes/generate" },
  description:
    "Drawn after palettes that people made, and without faults where that can be: no two colors alike, also with a color vision deficiency, and a pair that carries text. The same request with the same seed and edition gives the same palette.",
  input: v.pipe(
    v.object({
      method: v.pipe(v.picklist(METHODS), v.description("A harmony, a ramp, free, or around one color.")),
      count: v.optional(count(2, 12, "How many colors."), 5),
      seed: v.optional(
        v.pipe(
          v.union([v.pipe(v.string(), v.maxLength(100)), v.pipe(v.number(), v.safeInteger())]),
          v.description("Makes the result repeatable; one is drawn when it is left out."),
        ),
      ),
      base: v.optional(givenColor("Gives the harmony its hue; `from-color` keeps it as it is.")),
      locked: v.optional(
        v.pipe(
          v.array(
            v.object({
              index: count(0, 11, "The place it is kept at, from 0."),
              color: givenColor("The color that is kept."),
            }),
          ),
          v.maxLength(12),
          v.description("Colors that are kept as they are."),
        ),
        [],
      ),
      mood: v.optional(v.pipe(v.picklist(MOODS), v.description("Limits of lightness and chroma.")), "any"),
      edition: v.optional(
        v.pipe(
          v.picklist([1, 2, 3]),
          v.description(
            "Which generator; 3 is the newest. Send that of an answer for the same palette again.",
          ),
        ),
        3,
      ),
      precision: Precision,
    }),
    v.forward(
      v.check(
        ({ method, base }) => method !== "from-color" || base !== undefined,
        "from-color needs a base.",
      ),
      ["base"],
    ),
    v.forward(
      v.check(
        ({ locked, count: colors }) => locked.every(({ index }) => index < colors),
        "A locked color stands at a place the palette does not have.",
      ),
      ["locked"],
    ),
  ),
  answer: v.object({
    colors: v.array(CssColor),
    seed: v.pipe(v.union([v.string(), v.number()]), v.description("Send it again for the same palette.")),
    edition: v.pipe(v.picklist([1, 2, 3]), v.description("The generator that made it.")),
  }),
  example: { input: { method: "triadic", count: 5, seed: "harbour", mood: "muted", precision: 3 } },
  handle({ method, count: wanted, seed: given, base, locked, mood, edition, precision }, { drawSeed }) {
    const seed = given ?? drawSeed();
    const locks: GenerateLock[] = locked;
    const { colors } = generatePalette({
      method,
      count: wanted,
      seed: String(seed),
      mood,
      edition,
      locks,
      ...(base !== undefined && { base }),
    });
    return dataAnswer({ colors: cssTexts(colors, precision), seed, edition });
  },
});
