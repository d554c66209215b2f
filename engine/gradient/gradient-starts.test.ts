import fc from "fast-check";
import { expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { sampled } from "#tests/exhaustive.ts";
import { fadedStops } from "./faded-stops.ts";
import { sampleGradient } from "./gradient.ts";
import { calmOrder, GRADIENT_STARTS, gradientFromColor } from "./gradient-starts.ts";
import { greyestPlace } from "./improve.ts";
import { redrawnStops } from "./random-gradient.ts";

const color = (text: string): Color => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.color;
};
const BRANDS = ["#6d28d9", "#0f4cff", "#e11d48", "#16a34a", "#fde047", "#111111", "#ffffff", "#7f7f7f"];

it.each(GRADIENT_STARTS)("[GRD] “%s” holds the color it starts from, locked, and stays in sRGB", (start) => {
  for (const brand of BRANDS) {
    const { stops } = gradientFromColor(color(brand), start);
    const held = stops.filter(({ isLocked }) => isLocked === true);
    expect(held.map((stop) => stop.color)).toEqual([color(brand)]);
    for (const stop of stops) expect(isInGamut(stop.color, "srgb"), `${brand} ${start}`).toBe(true);
    const seen = stops.some((stop) => deltaEOK(stop.color, color(brand)) > 0.05 || stop.color.alpha === 0);
    expect(seen || start === "neighbors" || start === "opposite", `${brand} ${start}`).toBe(true);
  }
});

it("[GRD] what starts from a strong color has no grey middle", () => {
  for (const brand of ["#6d28d9", "#0f4cff", "#e11d48"])
    for (const start of ["neighbors", "opposite", "dusk"] as const)
      expect(
        greyestPlace(gradientFromColor(color(brand), start)).chroma,
        `${brand} ${start}`,
      ).toBeGreaterThan(0.04);
});

it("[GRD] a palette is put in the order with the shortest way, whatever order it came in", () => {
  const given = ["#ffe29a", "#160b3f", "#ff6b3d", "#3a22b0"].map(color);
  const order = ["#160b3f", "#3a22b0", "#ff6b3d", "#ffe29a"].map(color);
  expect(calmOrder(given)).toEqual(order);
  const way = (colors: readonly Color[]): number =>
    colors.slice(1).reduce((sum, each, at) => sum + deltaEOK(each, colors[at] ?? each), 0);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...BRANDS), { minLength: 3, maxLength: 12 }), (texts) => {
      const colors = texts.map(color);
      const calm = calmOrder(colors);
      expect(calm).toHaveLength(colors.length);
      expect(colors.every((each) => calm.includes(each))).toBe(true);
      if (colors.length <= 7) expect(way(calm)).toBeLessThanOrEqual(way(colors) + 1e-9);
    }),
    { numRuns: sampled(60, 20) },
  );
});

it("[GRD] random keeps locked stops and every place, and draws the others anew", () => {
  const stops = [
    { color: color("#0f4cff"), position01: 0.2, isLocked: true as const },
    { color: color("#808080"), position01: 0.6, hint01: 0.3 },
    { color: color("#ffffff"), position01: 1 },
  ];
  const drawn = redrawnStops(stops, "harbour");
  expect(drawn[0]).toBe(stops[0]);
  expect(drawn.map(({ position01, hint01 }) => [position01, hint01])).toEqual([
    [0.2, undefined],
    [0.6, 0.3],
    [1, undefined],
  ]);
  expect(redrawnStops(stops, "harbour")).toEqual(drawn);
  const seeds = Array.from({ length: 40 }, (_, seed) => redrawnStops(stops, String(seed)));
  for (const each of seeds) {
    for (const stop of each) expect(isInGamut(stop.color, "srgb")).toBe(true);
    const [first, , last] = each.map((stop) => colorToOklch(stop.color).lightness);
    expect(Math.abs((first ?? 0) - (last ?? 0))).toBeGreaterThan(0.1);
  }
  expect(new Set(seeds.map((each) => JSON.stringify(each[1]?.color))).size).toBe(40);
});

it("[GRD] a layer of half opacity has half the alpha everywhere, and the same colors", () => {
  const stops = [
    { color: color("#ff000080"), position01: 0 },
    { color: color("transparent"), position01: 0.5 },
    { color: color("#0044ff"), position01: 1 },
  ];
  const [whole, half] = [stops, fadedStops(stops, 0.5)].map((each) => ({
    type: "linear" as const,
    angleDeg: 90,
    space: "oklab" as const,
    stops: each,
  }));
  if (whole === undefined || half === undefined) throw new Error("two gradients");
  for (let at = 0; at <= 20; at += 1) {
    const [full, faded] = [sampleGradient(whole, at / 20), sampleGradient(half, at / 20)];
    expect(faded.alpha).toBeCloseTo((full.alpha ?? 1) / 2, 10);
    for (const [index, value] of full.coords.entries())
      if ((full.alpha ?? 1) > 0) expect(faded.coords[index] ?? 0).toBeCloseTo(value ?? 0, 10);
  }
});
