import { expect, it } from "vitest";
import { color } from "#engine/testing/sample-colors.ts";
import { carriesNone, leastRatioOf, ratioOnLayers } from "./failing.ts";

const colors = (...texts: readonly string[]) => texts.map(color);

it("[CON] large text needs less", () => {
  expect(
    [
      [16, 400],
      [23.9, 400],
      [24, 400],
      [18.66, 700],
      [18.66, 600],
    ].map(([size = 0, weight = 0]) => leastRatioOf(size, weight)),
  ).toEqual([4.5, 4.5, 3, 3, 4.5]);
});

it("[CON] a text is measured on the worst of what may lie under it", () => {
  const text = color("#767676");
  expect(ratioOnLayers(text, [])).toBeCloseTo(4.54, 2);
  expect(ratioOnLayers(text, [colors("#ffffff", "#808080")])).toBeLessThan(1.2);
  // Half black on white is gray.
  expect(ratioOnLayers(text, [colors("#00000080"), colors("#ffffff")])).toBeLessThan(1.3);
  expect(ratioOnLayers(text, [colors("#ffffff"), colors("#767676")])).toBeCloseTo(4.54, 2);
});

it("[CON] a color carries none if no other reads on it", () => {
  expect(carriesNone(colors("#707070", "#7a7a7a", "#ffffff"))).toEqual([false, true, false]);
  expect(carriesNone(colors("#777777"))).toEqual([false]);
  expect(carriesNone(colors("#ff0000", "#00a000"))).toEqual([true, true]);
});
