/** Random documents of the Color Mixer, Color Scheme Generator and Random Color tools; see random-documents.ts. */
import fc from "fast-check";
import { MIX_SPACES, methodNamed } from "#domain/documents/mix-method-text.ts";
import { MIXER_VIEWS, type MixerDocument } from "#domain/documents/mixer-document.ts";
import type { RandomDocument } from "#domain/documents/random-document.ts";
import { SCHEME_RULES, type SchemeDocument } from "#domain/documents/scheme-document.ts";
import { BLEND_MODES } from "#engine/mix/blend.ts";
import { HUE_METHODS } from "#engine/mix/mix.ts";
import { COUNTED, mostSpreadDeg, SPREADS } from "#engine/palette/scheme.ts";
import { WHEELS } from "#engine/space/color-wheel.ts";
import { hexColor, read } from "#engine/testing/arbitrary-color.ts";

import { gamut, linkedColor, seed } from "./linked-color.ts";

const amounts = fc
  .array(fc.integer({ min: 0, max: 1000 }), { minLength: 2, maxLength: 6 })
  .filter((given) => given.some((amount) => amount > 0))
  .map((given) => (new Set(given).size === 1 ? given.map(() => 1) : given));

export const MIXERS: fc.Arbitrary<MixerDocument> = fc
  .record({
    amounts,
    colors: fc.array(linkedColor, { minLength: 6, maxLength: 6 }),
    name: fc.constantFrom("pigment", "light", "perceptual", ...MIX_SPACES, ...BLEND_MODES),
    hue: fc.constantFrom(...HUE_METHODS),
    view: fc.constantFrom(...MIXER_VIEWS),
    steps: fc.integer({ min: 2, max: 24 }),
    target: fc.option(linkedColor, { nil: undefined }),
  })
  .map(({ amounts: given, colors, name, hue, ...rest }) => ({
    ...rest,
    parts: given.map((amount, index) => ({ amount, color: colors[index] ?? read("red") })),
    how: methodNamed(name, hue) ?? { method: "pigment" },
  }));

const tenths = (max: number) => fc.integer({ min: 0, max: max * 10 }).map((value) => value / 10);
const bases = fc.oneof(
  hexColor,
  fc
    .tuple(tenths(100), fc.integer({ min: 0, max: 370 }), tenths(359.9))
    .map(([l, c, h]) => read(`oklch(${l}% ${c / 1000} ${h})`)),
  fc.tuple(tenths(359.9), tenths(100), tenths(100)).map(([h, s, l]) => read(`hsl(${h} ${s}% ${l}%)`)),
);

export const SCHEMES: fc.Arbitrary<SchemeDocument> = fc
  .record({
    base: bases,
    wheel: fc.constantFrom(...WHEELS),
    rule: fc.constantFrom(...SCHEME_RULES),
    spread: fc.integer({ min: 4, max: 90 }),
    count: fc.integer({ min: 2, max: 12 }),
    anglesDeg: fc.array(fc.integer({ min: 1, max: 359 }), { minLength: 1, maxLength: 7 }),
    gamut,
    hasShades: fc.boolean(),
  })
  .map(({ spread, ...rest }) => {
    const limits = SPREADS[rest.rule];
    const count = COUNTED.includes(rest.rule) ? rest.count : 5;
    const most = mostSpreadDeg({ rule: rest.rule, count });
    return {
      ...rest,
      count,
      spreadDeg: limits === undefined ? 30 : Math.min(most, Math.max(limits[0], spread)),
      anglesDeg: rest.rule === "custom" ? rest.anglesDeg : [],
    };
  });

const rising = (most: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: most }))
    .map(([a, b]) => [Math.min(a, b) / 1000, Math.max(a, b) / 1000] as const);

export const RANDOMS: fc.Arbitrary<RandomDocument> = fc
  .record({
    seed,
    count: fc.integer({ min: 1, max: 100 }),
    hueDeg: fc.tuple(fc.integer({ min: 0, max: 360 }), fc.integer({ min: 0, max: 360 })),
    lightness: rising(1000),
    chroma: rising(400),
    gamut,
    isEven: fc.boolean(),
    kept: fc.uniqueArray(fc.record({ index: fc.integer({ min: 0, max: 99 }), color: linkedColor }), {
      selector: ({ index }) => index,
      maxLength: 5,
    }),
  })
  .map((document) => ({
    ...document,
    kept: document.kept.filter(({ index }) => index < document.count).toSorted((a, b) => a.index - b.index),
  }));
