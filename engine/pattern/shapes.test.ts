import { describe, expect, it } from "vitest";
import { toBytes } from "#engine/format/format.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { shadowOf, softShadow } from "./shapes.ts";

type Bytes = readonly number[];

/** What stands next to the shape after all strokes, where colors have 8 bits and are premultiplied. */
function drawnOn(ground: Bytes, strokes: readonly { color: Bytes; opacity: number }[]): number[] {
  return strokes.reduce<number[]>(
    (below, stroke) => {
      const levels = Math.round(stroke.opacity * 255);
      return below.map(
        (byte, axis) =>
          Math.round(((stroke.color[axis] ?? 0) * levels) / 255) + Math.round((byte * (255 - levels)) / 255),
      );
    },
    [...ground],
  );
}

const GROUNDS = ["#eceef0", "#f4efe6", "#dff3f0", "#e9efd9", "#fdf0ff", "#c8783c", "#8fd0cf", "#1e3c5a"];
const DEPTHS = [0.15, 0.25, 0.3, 0.42, 0.6];
const CASES = GROUNDS.flatMap((ground) => DEPTHS.map((depth) => [ground, depth] as const));
/** As the styles shade: the color of the ground, darker. */
const shade = (ground: Bytes) => ground.map((byte) => Math.round(byte * 0.55));
const hexOf = (bytes: Bytes) => `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;

describe("[WAL] a shadow of version 3", () => {
  it.each(CASES)("keeps the color of %s at a depth of %d, drawn in 8 bits", (text, depth) => {
    const ground = toBytes(color(text)).bytes;
    const shadow = shade(ground);
    const strokes = softShadow(color(hexOf(shadow)), depth).map(({ color: paint, opacity }) => ({
      color: toBytes(paint).bytes,
      opacity,
    }));
    const ideal = ground.map((byte, axis) => byte * (1 - depth) + (shadow[axis] ?? 0) * depth);
    const errors = drawnOn(ground, strokes).map((byte, axis) => byte - (ideal[axis] ?? 0));
    // The same in all components is another lightness; a difference between them is another hue.
    expect(Math.max(...errors) - Math.min(...errors)).toBeLessThanOrEqual(13);
    expect(Math.max(...errors.map(Math.abs))).toBeLessThanOrEqual(13);
  });

  it("is written as strokes of whole levels, each narrower than the one before", () => {
    const outline = [{ start: [0, 0] as const, segments: [[100, 0] as const], isClosed: false }];
    const shadow = { color: color("#8c8e90"), fall: [0, 10] as const, blur: 100, depth: 0.3 };
    const strokes = shadowOf(outline, shadow, 3).flatMap((shape) => (shape.kind === "stroke" ? [shape] : []));
    expect(strokes.length).toBeGreaterThan(10);
    for (const [index, { width, opacity }] of strokes.entries()) {
      expect(width).toBeLessThan(strokes[index - 1]?.width ?? Number.POSITIVE_INFINITY);
      // The opacity is written in thousandths, which are finer than a level.
      expect(Math.abs(opacity * 255 - Math.round(opacity * 255))).toBeLessThan(0.15);
      expect(Math.round(opacity * 255)).toBeGreaterThanOrEqual(3);
    }
    expect(shadowOf(outline, { ...shadow, depth: 0 }, 3)).toEqual([]);
  });
});
