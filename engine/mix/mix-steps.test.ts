import fc from "fast-check";
import { expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { formatHex } from "#engine/format/format.ts";
import { hexColor, read } from "#engine/testing/arbitrary-color.ts";
import { sampled } from "#tests/exhaustive.ts";
import { mixColors } from "./mix.ts";
import { mixBy } from "./mix-method.ts";
import { mixSteps } from "./mix-steps.ts";

it("[MIX] steps start and end at the given colors, and pass through those between", () => {
  fc.assert(
    fc.property(
      fc.array(hexColor, { minLength: 2, maxLength: 6 }),
      fc.integer({ min: 1, max: 4 }),
      (colors, gap) => {
        const steps = mixSteps(colors, (colors.length - 1) * gap + 1, { method: "pigment" });
        for (const [index, color] of colors.entries()) {
          expect(formatHex(steps[index * gap] ?? read("red"))).toBe(formatHex(color));
        }
      },
    ),
    { numRuns: sampled(60, 20) },
  );
});
it("[MIX] steps between two colors in a space are those of interpolation", () => {
  const [first, second] = [read("#1b3fa0"), read("#ffd60a")];
  const steps = mixSteps([first, second], 5, { method: "space", space: "lab" });
  const expected = mixColors(first, second, { space: "lab", weight01: 0.25 });
  expect(deltaEOK(steps[1] ?? first, expected)).toBeLessThan(1e-9);
});
it("[MIX] with a blend mode the layer fades in, and the last step is the full blend", () => {
  const [ground, layer] = [read("#f4d35e"), read("#2f6690")];
  const how = { method: "blend", mode: "multiply" } as const;
  const steps = mixSteps([ground, layer], 3, how);
  const whole = mixBy(
    [
      { color: ground, amount: 1 },
      { color: layer, amount: 1 },
    ],
    how,
  );
  expect(steps.map(formatHex)).toEqual([formatHex(ground), "#90944a", whole && formatHex(whole)]);
});
it("[MIX] a single color is every step, and there are at least two steps", () => {
  expect(mixSteps([read("red")], 3, { method: "light" }).map(formatHex)).toEqual([
    "#ff0000",
    "#ff0000",
    "#ff0000",
  ]);
  expect(mixSteps([read("red"), read("blue")], 0, { method: "light" })).toHaveLength(2);
});
