import { expect, it } from "vitest";
import type { Color } from "#engine/space/color.ts";
import type { Gradient } from "./gradient.ts";
import { isSeenByAll, visionSpan } from "./vision-span.ts";

const gradient = (...colors: readonly (readonly [number, number, number])[]): Gradient => ({
  type: "linear",
  angleDeg: 90,
  space: "oklab",
  stops: colors.map((coords, index) => ({
    color: { space: "srgb", coords, alpha: 1 } satisfies Color,
    position01: index / (colors.length - 1),
  })),
});

it("[LIB-1] black to white is seen by all, red to green of one lightness is not", () => {
  expect(visionSpan(gradient([0, 0, 0], [1, 1, 1]))?.share).toBeCloseTo(1, 3);
  expect(isSeenByAll(gradient([0, 0, 0], [1, 1, 1]))).toBe(true);
  const redGreen = gradient([0.78, 0.35, 0.3], [0.42, 0.56, 0.25]);
  expect(isSeenByAll(redGreen)).toBe(false);
  expect(["protan", "deutan"]).toContain(visionSpan(redGreen)?.deficiency);
});

it("[LIB-1] one color has no way", () => {
  expect(visionSpan(gradient([0.5, 0.5, 0.5], [0.5, 0.5, 0.5]))).toBeUndefined();
});
