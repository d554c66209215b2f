/** Schemas that several calls share. Each one validates requests and is the source of the OpenAPI document. */
import * as v from "valibot";
import { ANSWER_FORMATS } from "#calls/colors/answer-format.ts";
import { parseFullColor } from "#engine/parse/parse-full.ts";

/** Most colors in one list; longer lists are rejected before any color is parsed. */
export const MAX_COLORS = 10_000;

/** A color in a list. It may be invalid without failing the whole list. */
export const ColorText = v.pipe(
  v.string(),
  v.description(
    "Any CSS color: of CSS Color 4, and `color-mix()`, relative colors and `calc()` of CSS Color 5; hex digits without `#`; `hsv()`, `cmyk()`, `0xAARRGGBB` and three numbers from 0 to 255.",
  ),
  v.examples(["#c2410c", "oklch(62% 0.19 28)", "rebeccapurple"]),
);

/** A color that must be valid. The value stays the text that was given. */
export const checkedColorText = (description: string) =>
  v.pipe(
    v.string(),
    v.description(description),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const parsed = parseFullColor(dataset.value);
      if (parsed.ok) return dataset.value;
      addIssue({ message: parsed.error.message });
      return NEVER;
    }),
  );

/**
 * A color that the whole call depends on. It is parsed in the schema, so that an invalid one is a 422 with
 * its position.
 */
export const givenColor = (description: string) =>
  v.pipe(
    v.string(),
    v.description(description),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const parsed = parseFullColor(dataset.value);
      if (parsed.ok) return parsed.color;
      addIssue({ message: parsed.error.message });
      return NEVER;
    }),
  );

/** The same for a color that would lose its alpha without a word. */
export const opaqueColor = (description: string) =>
  v.pipe(
    v.string(),
    v.description(description),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const parsed = parseFullColor(dataset.value);
      if (parsed.ok && (parsed.color.alpha ?? 0) === 1) return parsed.color;
      addIssue({
        message: parsed.ok ? "A brand color is opaque, and this one is not." : parsed.error.message,
      });
      return NEVER;
    }),
  );

/**
 * Either a single object or several of them in `pairs`. `validated` looks at the request to decide which form
 * is meant, so that errors refer to that form only.
 */
export function oneOrPairs<One extends v.GenericSchema, Pair extends v.GenericSchema>(one: One, pair: Pair) {
  const pairs = v.object({
    pairs: v.pipe(
      v.array(pair),
      v.minLength(1),
      v.maxLength(MAX_COLORS),
      v.description("Several at once, up to 10,000; the answer is then a list."),
    ),
  });
  const documented = v.union([one, pairs]);
  const hasPairs = (input: unknown): boolean =>
    typeof input === "object" && input !== null && Object.hasOwn(input, "pairs");
  return { documented, validated: v.lazy((input) => (hasPairs(input) ? pairs : one)) };
}

export const colorList = (description: string) =>
  v.pipe(v.array(ColorText), v.minLength(1), v.maxLength(MAX_COLORS), v.description(description));

export const Precision = v.optional(
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.maxValue(10),
    v.description("Decimals to round to. Without it no number is rounded."),
  ),
);

export const count = (least: number, most: number, description: string) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most), v.description(description));

/** A color of an answer. */
export const CssColor = v.pipe(v.string(), v.description("A CSS color."));

export const ColorError = v.object({
  code: v.literal("invalid_color"),
  message: v.pipe(v.string(), v.description("A sentence that says what is wrong and where.")),
  position: v.pipe(v.number(), v.integer(), v.description("Character that is wrong, counted from 1.")),
});

/** Takes the place of a color that could not be parsed. */
export const InvalidEntry = v.object({ input: v.string(), error: ColorError });

export const InvalidPair = v.object({
  input: v.record(v.string(), v.string()),
  error: v.object({
    ...ColorError.entries,
    path: v.pipe(v.string(), v.description("Which of the colors cannot be read.")),
  }),
});

export const WrittenFormat = v.object({
  css: v.pipe(
    v.string(),
    v.description("The color in this format, every digit unless `precision` is given."),
  ),
  coords: v.pipe(
    v.array(v.nullable(v.number())),
    v.description("Its components; null where one is missing or powerless."),
  ),
});

export const Formats = v.pipe(
  v.object(Object.fromEntries(ANSWER_FORMATS.map((format) => [format, v.optional(WrittenFormat)]))),
  v.description("By format, those that were asked for."),
);

export const ColorList = v.object({ colors: v.array(CssColor) });
/** A list in which errors take the places of invalid entries. */
export const CheckedColorList = v.object({ colors: v.array(v.union([CssColor, InvalidEntry])) });

export const Gamut = v.pipe(
  v.picklist(["srgb", "display-p3", "rec2020", "beyond"]),
  v.description("The smallest gamut that holds the color."),
);

export const Alpha = v.pipe(v.nullable(v.number()), v.description("0 to 1; null when the color says none."));

export const MeasuredContrast = v.object({
  wcag: v.pipe(v.number(), v.description("WCAG 2.2 ratio, 1 to 21, not rounded.")),
  apca: v.pipe(v.number(), v.description("APCA Lc, about -108 to 106; negative for light text on dark.")),
});

export const JudgedContrast = v.object({
  ...MeasuredContrast.entries,
  passes: v.object({
    aa: v.boolean(),
    aaLarge: v.boolean(),
    aaUi: v.boolean(),
    aaa: v.boolean(),
    aaaLarge: v.boolean(),
  }),
});

/** A color in the requested formats. */
export const Converted = {
  input: v.pipe(v.string(), v.description("The color as it was given.")),
  gamut: Gamut,
  alpha: Alpha,
  formats: Formats,
};
