import { expect, it } from "vitest";
import { parseColor } from "#engine/parse/parse.ts";
import type { Gradient } from "./gradient.ts";
import { dullestMiddle, hasGreyMiddle } from "./grey-middle.ts";

function gradientOf(space: Gradient["space"], ...texts: readonly string[]): Gradient {
  const stops = texts.map((text, index) => {
    const parsed = parseColor(text);
    if (!parsed.ok) throw new Error(`unreadable: ${text}`);
    return { color: parsed.color, position01: index / (texts.length - 1) };
  });
  return { type: "linear", angleDeg: 90, space, stops };
}

it("[GRD] finds the grey between complements, in the middle, and none on a path around it", () => {
  const [warm, cool] = ["oklch(65% 0.15 40)", "oklch(65% 0.15 220)"];
  const worst = dullestMiddle(gradientOf("oklab", warm, cool));
  expect(worst?.chroma).toBeLessThan(0.01);
  expect(worst?.position01).toBeCloseTo(0.5, 1);
  expect(hasGreyMiddle(gradientOf("oklab", warm, cool))).toBe(true);
  expect(dullestMiddle(gradientOf("oklch", warm, cool))?.share).toBeCloseTo(1, 2);
  expect(hasGreyMiddle(gradientOf("oklch", warm, cool))).toBe(false);
});

it("[GRD] neighbors in hue keep their color; a grey stop is asked for and counts for nothing", () => {
  expect(hasGreyMiddle(gradientOf("oklab", "#de6262", "#ffb88c"))).toBe(false);
  expect(dullestMiddle(gradientOf("oklab", "#2942c2", "#808080", "#c23030"))).toBeUndefined();
  expect(hasGreyMiddle(gradientOf("oklab", "#ffffff", "#000000"))).toBe(false);
});

it("[GRD] one bad segment among good ones is found where it is", () => {
  const worst = dullestMiddle(gradientOf("oklab", "#ff8800", "#ffcc00", "#2255ff"));
  expect(worst?.position01).toBeGreaterThan(0.5);
  expect(hasGreyMiddle(gradientOf("oklab", "#ff8800", "#ffcc00", "#2255ff"))).toBe(true);
});
