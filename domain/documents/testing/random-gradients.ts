/**
 * Random documents of the Gradient Generator that survive a round trip through their address; see
 * random-documents.ts.
 */
import fc from "fast-check";
import { GRADIENT_VIEWS, type GradientDocument } from "#domain/documents/gradient/gradient-document.ts";
import {
  GRADIENT_SPACES,
  GRADIENT_TYPES,
  type GradientLayer,
  tidyLayer,
} from "#domain/documents/gradient/gradient-layer.ts";
import { type Easing, parseEasing } from "#engine/gradient/easing.ts";
import { EXTENTS, type GradientStop, type RadialSize } from "#engine/gradient/gradient.ts";
import { BLEND_MODES } from "#engine/mix/blend.ts";
import { HUE_METHODS } from "#engine/mix/mix.ts";
import { linkedColor } from "./linked-color.ts";

const share = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);
const easings = fc
  .oneof(
    fc.constantFrom(
      "ease",
      "ease-in",
      "ease-out",
      "ease-in-out",
      "steps(4, end)",
      "steps(3, jump-none)",
      "linear(0, 0.2 30%, 1)",
    ),
    fc.tuple(share, share, share, share).map((points) => `cubic-bezier(${points.join(", ")})`),
  )
  .map(parseEasing)
  .filter((easing): easing is Easing => easing !== undefined);

/** A hint or an easing on the way to the next stop. */
const ways: fc.Arbitrary<Pick<GradientStop, "hint01" | "easing">> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  fc
    .integer({ min: 1, max: 999 })
    .filter((hint) => hint !== 500)
    .map((hint) => ({ hint01: hint / 1000 })),
  easings.map((easing) => ({ easing })),
);

const stops = fc
  .array(fc.record({ color: linkedColor, at: share, way: ways, isHeld: fc.nat(5) }), {
    minLength: 2,
    maxLength: 16,
  })
  .map((drawn): readonly GradientStop[] => {
    const places = drawn.map(({ at }) => at).toSorted((a, b) => a - b);
    return drawn.map(({ color, way, isHeld }, index) => {
      const [start, next] = [places[index] ?? 0, places[index + 1] ?? 1];
      const end01 = Math.round((start + next) * 500) / 1000;
      return { color, position01: start, ...way, ...(isHeld === 0 && end01 > start && { end01 }) };
    });
  });

const sizes: fc.Arbitrary<RadialSize> = fc.oneof(
  fc.record({ shape: fc.constantFrom("circle", "ellipse"), extent: fc.constantFrom(...EXTENTS) }),
  fc
    .tuple(fc.integer({ min: 1, max: 1500 }), fc.integer({ min: 1, max: 1500 }))
    .map(([x, y]): RadialSize => ({ shape: "ellipse", radii01: [x / 1000, y / 1000] })),
);

export const LAYER: fc.Arbitrary<GradientLayer> = fc
  .record({
    type: fc.constantFrom(...GRADIENT_TYPES),
    angleDeg: fc.integer({ min: 0, max: 359_999 }).map((thousandths) => thousandths / 1000),
    space: fc.constantFrom(...GRADIENT_SPACES),
    hue: fc.constantFrom(...HUE_METHODS),
    stops,
    isRepeating: fc.boolean(),
    center01: fc.tuple(share, share),
    size: sizes,
    blend: fc.constantFrom(...BLEND_MODES),
    isHidden: fc.boolean(),
  })
  .map(tidyLayer);

/** A layer with what only this tool's documents hold: locks and an opacity. */
const EDITED_LAYER: fc.Arbitrary<GradientLayer> = fc
  .record({
    layer: LAYER,
    opacityPercent: fc.oneof(fc.constant(100), fc.integer({ min: 0, max: 99 })),
    locked: fc.array(fc.nat(15), { maxLength: 4 }),
    isShapeLocked: fc.boolean(),
  })
  .map(({ layer, opacityPercent, locked, isShapeLocked }) =>
    tidyLayer({
      ...layer,
      opacityPercent,
      stops: layer.stops.map((stop, index) =>
        locked.includes(index) ? { ...stop, isLocked: true as const } : stop,
      ),
      ...(isShapeLocked && { isShapeLocked }),
    }),
  );

export const GRADIENTS: fc.Arbitrary<GradientDocument> = fc.record({
  layers: fc.array(EDITED_LAYER, { minLength: 1, maxLength: 8 }),
  toleranceThousandths: fc.integer({ min: 4, max: 50 }),
  view: fc.constantFrom(...GRADIENT_VIEWS),
  title: fc.string({ maxLength: 80 }),
});
