/** A palette from words, with its evidence. */
import * as v from "valibot";
import { dataAnswer, defineCall } from "#calls/call.ts";
import { CssColor, count, Precision } from "#calls/color-schemas.ts";
import { refuseCall } from "#calls/refusal.ts";
import { cssTexts } from "./css-texts.ts";

export const fromWordsCall = defineCall({
  name: "words",
  title: "Make a palette from words",
  group: "Palettes",
  effect: "reads",
  http: { method: "POST", path: "/palettes/from-words" },
  description:
    "A palette of the colors whose names have the words, their stems or words near them, or stand for an occasion, a style or a trade that they mean, from the list of color names and the library. `evidence` says which names these are, `unknown` which words no name has; a color without evidence was drawn to go with the others. The same words and seed give the same palette.",
  input: v.object({
    words: v.pipe(
      v.string(),
      v.regex(/[\p{L}\p{N}]/u, "There are no words."),
      v.maxLength(200),
      v.description("What the palette is of, such as “autumn after rain”."),
    ),
    count: v.optional(count(2, 12, "How many colors."), 5),
    seed: v.optional(
      v.pipe(
        v.union([v.pipe(v.string(), v.maxLength(100)), v.pipe(v.number(), v.safeInteger())]),
        v.description("Makes the result repeatable; one is drawn when it is left out."),
      ),
    ),
    precision: Precision,
  }),
  answer: v.object({
    colors: v.array(CssColor),
    seed: v.pipe(v.union([v.string(), v.number()]), v.description("Send it again for the same palette.")),
    evidence: v.array(
      v.object({
        name: v.string(),
        color: v.pipe(
          CssColor,
          v.description("The color of the name, which “dark” or “pale” may have changed."),
        ),
        from: v.pipe(v.string(), v.description("“color names”, or the source of the library.")),
        word: v.pipe(v.string(), v.description("The word that it was found by.")),
        index: v.pipe(v.number(), v.description("The place of its color in `colors`, from 0.")),
      }),
    ),
    unknown: v.pipe(v.array(v.string()), v.description("Words that no name has.")),
  }),
  example: { input: { words: "autumn after rain", count: 5, seed: "harbour", precision: 3 } },
  async handle({ words, count: wanted, seed: given, precision }, { drawSeed }) {
    const seed = given ?? drawSeed();
    const { paletteFromWords } = await import("#domain/words/palette-from-words.ts");
    const { colors, evidence, unknown } = paletteFromWords(words, wanted, String(seed));
    if (colors.length === 0) {
      const message = "No color name and no title of the library has one of these words.";
      return refuseCall("invalid", message, [{ path: "words", message, code: "no-evidence" }]);
    }
    const shown = evidence.flatMap((each, index) => (each === undefined ? [] : [{ ...each, index }]));
    const texts = cssTexts(
      shown.map(({ color }) => color),
      precision,
    );
    return dataAnswer({
      colors: cssTexts(colors, precision),
      seed,
      evidence: shown.map(({ name, from, word, index }, at) => ({
        name,
        color: texts[at],
        from,
        word,
        index,
      })),
      unknown,
    });
  },
});
