/** Colors for property tests. */
import fc from "fast-check";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color, SpaceId } from "#engine/space/color.ts";
import { colorOf } from "./expect-color.ts";

export const read = (text: string): Color => colorOf(parseColor(text));

/** Any 24-bit color. */
export const hexColor: fc.Arbitrary<Color> = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => read(`#${value.toString(16).padStart(6, "0")}`));

export const unit: fc.Arbitrary<number> = fc.double({ min: 0, max: 1, noNaN: true });

const held = (space: SpaceId): fc.Arbitrary<Color> =>
  fc.tuple(unit, unit, unit).map((coords): Color => ({ space, coords, alpha: 1 }));

export const p3Color: fc.Arbitrary<Color> = held("display-p3");

/** Colors over the whole visible range and slightly beyond. */
export const wideColor: fc.Arbitrary<Color> = fc.oneof(
  hexColor,
  p3Color,
  held("rec2020"),
  held("prophoto-rgb"),
  fc
    .tuple(unit, fc.double({ min: 0, max: 0.4, noNaN: true }), fc.double({ min: 0, max: 359.9, noNaN: true }))
    .map((coords): Color => ({ space: "oklch", coords, alpha: 1 })),
);
