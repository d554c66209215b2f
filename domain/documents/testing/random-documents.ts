/** Random documents of every kind for property tests. Each survives a round trip through its address exactly. */
import fc from "fast-check";
import { tidyColorName } from "#domain/documents/color-names.ts";
import {
  CONTRAST_GOALS,
  CONTRAST_VIEWS,
  type ContrastDocument,
  oneLine,
} from "#domain/documents/contrast/contrast-document.ts";
import {
  evenStops,
  GRADIENT_TYPES,
  OVER_GROUNDS,
  OVER_SPACES,
} from "#domain/documents/contrast/contrast-over.ts";
import type { ConverterDocument, Decimals } from "#domain/documents/converter-document.ts";
import type { ImageDocument, ImagePicker } from "#domain/documents/image/image-document.ts";
import { METHODS, type PaletteDocument, VIEWS } from "#domain/documents/palette/palette-document.ts";
import {
  MAX_ROWS,
  OUTPUTS,
  risingPercents,
  type VariablesDocument,
} from "#domain/documents/variables/variables-document.ts";
import { colorToCss } from "#engine/format/css-text.ts";
import { MOODS } from "#engine/palette/moods.ts";
import { PICTURE_ORDERS } from "#engine/picture/picture-order.ts";
import type { Color } from "#engine/space/color.ts";
import { WHEELS } from "#engine/space/color-wheel.ts";
import { hexColor, read, wideColor } from "#engine/testing/arbitrary-color.ts";
import { ALPHA_WAYS, DARK_WAYS, NAME_STYLES, VARIABLE_FORMATS } from "#engine/variables/variable-set.ts";

import { gamut, linkedColor, seed } from "./linked-color.ts";
export const PALETTES: fc.Arbitrary<PaletteDocument> = fc.record(
  {
    colors: fc.array(
      fc
        .record({
          color: linkedColor,
          isLocked: fc.boolean(),
          lockedHue: fc.boolean(),
          lockedLightness: fc.boolean(),
          lockedChroma: fc.boolean(),
          name: fc.option(
            fc
              .oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("brand", "a*b", "50%", "%2A", "Море"))
              .map(tidyColorName)
              .filter((name) => name !== ""),
            { nil: undefined },
          ),
        })
        .map(({ name, ...entry }) => (name === undefined ? entry : { ...entry, name })),
      { minLength: 2, maxLength: 12 },
    ),
    method: fc.constantFrom(...METHODS),
    mood: fc.constantFrom(...MOODS),
    seed: fc.oneof(fc.constant(""), seed),
    base: linkedColor,
    like: fc.array(linkedColor, { minLength: 2, maxLength: 12 }),
    character: fc
      .record({
        span: fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 })),
        chroma: fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 })),
        shape: fc.integer({ min: -100, max: 100 }),
        spread: fc.integer({ min: 0, max: 150 }),
        black: fc.integer({ min: 0, max: 100 }),
        white: fc.integer({ min: 0, max: 100 }),
      })
      .map(({ span, chroma, shape, ...rest }) => ({
        ...rest,
        shape: shape === 0 ? 0 : shape,
        dark: Math.min(...span),
        light: Math.max(...span),
        dull: Math.min(...chroma),
        vivid: Math.max(...chroma),
      })),
    edition: fc.constantFrom(2 as const, 3 as const),
    aaPairs: fc.integer({ min: 0, max: 20 }),
    gamut,
    isVisionSafeWanted: fc.boolean(),
    view: fc.constantFrom(...VIEWS),
    title: fc.string({ maxLength: 80 }),
  },
  {
    requiredKeys: [
      "colors",
      "method",
      "mood",
      "seed",
      "aaPairs",
      "gamut",
      "isVisionSafeWanted",
      "view",
      "title",
    ],
  },
);

/** Colors in various spaces with six decimals, as in the converter addresses. */
const exact = wideColor
  .filter(({ space }) => space !== "srgb")
  .map((color): Color => read(colorToCss(color, 6)));

export const CONVERTERS: fc.Arbitrary<ConverterDocument> = fc
  .tuple(
    fc.array(fc.oneof(hexColor, exact), { minLength: 1, maxLength: 9 }),
    fc.nat(),
    fc.oneof(fc.constantFrom<Decimals>("auto", "full"), fc.integer({ min: 0, max: 10 })),
    fc.boolean(),
    fc.boolean(),
    fc.constantFrom(...WHEELS),
  )
  .map(([[first = read("red"), ...others], at, decimals, isUpper, hasCommas, wheel]) => ({
    colors: [first, ...others],
    at: at % (others.length + 1),
    decimals,
    isUpper,
    hasCommas,
    wheel,
  }));

const percent = fc.integer({ min: 0, max: 100 }).map((value) => value / 100);
const words = (most: number) =>
  fc.string({ minLength: 1, maxLength: most }).filter((text) => oneLine(text) === text);

export const CONTRASTS: fc.Arbitrary<ContrastDocument> = fc.record({
  text: linkedColor,
  background: linkedColor,
  layers: fc.array(linkedColor, { maxLength: 6 }),
  goal: fc.constantFrom(...CONTRAST_GOALS),
  view: fc.constantFrom(...CONTRAST_VIEWS),
  palette: fc.oneof(fc.constant([]), fc.array(linkedColor, { minLength: 2, maxLength: 24 })),
  words: fc.record({ headline: words(80), body: words(240), note: words(120) }),
  over: fc.record(
    {
      ground: fc.constantFrom(...OVER_GROUNDS),
      gradient: fc.record({
        type: fc.constantFrom(...GRADIENT_TYPES),
        angleDeg: fc.integer({ min: 0, max: 360 }),
        space: fc.constantFrom(...OVER_SPACES),
        stops: fc.array(linkedColor, { minLength: 2, maxLength: 8 }).map(evenStops),
      }),
      x01: percent,
      y01: percent,
      scrim: fc.record({
        tone: fc.constantFrom("black" as const, "white" as const),
        alpha: percent.filter((alpha) => alpha > 0),
      }),
    },
    { requiredKeys: ["ground", "gradient", "x01", "y01"] },
  ),
});

const side = fc.integer({ min: 1, max: 20_000 });
const picker: fc.Arbitrary<ImagePicker> = fc.record(
  {
    color: linkedColor,
    kind: fc.constantFrom("found", "accent", "own"),
    share01: fc.integer({ min: 0, max: 10_000 }).map((value) => value / 10_000),
    at: fc.record({ x: fc.integer({ min: 0, max: 20_000 }), y: fc.integer({ min: 0, max: 20_000 }) }),
  },
  { requiredKeys: ["color", "kind"] },
);

export const IMAGES: fc.Arbitrary<ImageDocument> = fc.record(
  {
    pickers: fc.array(picker, { maxLength: 40 }),
    count: fc.integer({ min: 2, max: 16 }),
    order: fc.constantFrom(...PICTURE_ORDERS),
    isExact: fc.boolean(),
    ignoreBackground: fc.boolean(),
    wantsAccent: fc.boolean(),
    area: fc.record({ x: side, y: side, width: side, height: side }),
    picture: fc.record({ id: seed, width: side, height: side }),
  },
  { requiredKeys: ["pickers", "count", "order", "isExact", "ignoreBackground", "wantsAccent"] },
);

export const VARIABLE_DOCUMENTS: fc.Arbitrary<VariablesDocument> = fc.record({
  output: fc.constantFrom(...OUTPUTS),
  style: fc.constantFrom(...NAME_STYLES),
  prefix: fc.constantFrom("", "tc", "Design_System"),
  selector: fc.constantFrom(":root", ".app > .card, :host([x='y'])"),
  format: fc.constantFrom(...VARIABLE_FORMATS),
  darkBy: fc.constantFrom(...DARK_WAYS),
  alphaBy: fc.constantFrom(...ALPHA_WAYS),
  hasWide: fc.boolean(),
  isRegistered: fc.boolean(),
  hasComments: fc.boolean(),
  rows: fc.uniqueArray(
    fc.record(
      {
        name: fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,20}$/),
        color: linkedColor,
        dark: linkedColor,
        hasRamp: fc.boolean(),
        alphas: fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 5 }).map(risingPercents),
      },
      { requiredKeys: ["name", "color", "hasRamp", "alphas"] },
    ),
    { selector: ({ name }) => name, minLength: 1, maxLength: MAX_ROWS },
  ),
});
