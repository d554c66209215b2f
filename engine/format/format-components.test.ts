import ColorJs from "colorjs.io";
import { describe, expect, it } from "vitest";
import { parseColor } from "#engine/parse/parse.ts";
import type { Component } from "#engine/space/color.ts";
import type { NumericFormat } from "./format.ts";
import { formatComponents } from "./format-components.ts";

const componentsOf = (text: string, format: NumericFormat): readonly Component[] => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(text);
  return formatComponents(parsed.color, format);
};
const none = undefined;

describe("[COL-2] the components of a format", () => {
  it.each<[string, NumericFormat, readonly Component[]]>([
    ["#c2410c", "rgb", [194, 65, 12]],
    ["#c2410c", "hex", [194, 65, 12]],
    ["hsl(20 50% 50%)", "hsl", [20, 50, 50]],
    ["red", "cmyk", [0, 100, 100, 0]],
    ["black", "cmyk", [0, 0, 0, 100]],
    ["white", "oklab", [1, 0, 0]],
    ["white", "lab", [100, 0, 0]],
    ["gray", "hsl", [none, 0, 50.19607843137255]],
    ["gray", "hwb", [none, 50.19607843137255, 49.80392156862745]],
    ["oklch(50% 0 120)", "oklch", [0.5, 0, none]],
    ["hsl(40 0% 50%)", "hsl", [none, 0, 50]],
    ["oklch(50% none 120)", "oklch", [0.5, none, none]],
    ["rgb(none 0 255)", "rgb", [none, 0, 255]],
    ["color(display-p3 0 none 1)", "display-p3", [0, none, 1]],
    ["lab(50 none 10)", "lab", [50, none, 10]],
  ])("%s as %s", (text, format, expected) => {
    for (const [index, value] of componentsOf(text, format).entries()) {
      const want = expected[index];
      if (want === undefined) expect(value).toBeUndefined();
      else expect(value).toBeCloseTo(want, 4);
    }
  });
  const REFERENCE = [
    ["lab", "lab"],
    ["lch", "lch"],
    ["oklab", "oklab"],
    ["oklch", "oklch"],
    ["xyz-d65", "xyz-d65"],
    ["xyz-d50", "xyz-d50"],
    ["display-p3", "p3"],
    ["a98-rgb", "a98rgb"],
    ["prophoto-rgb", "prophoto"],
    ["srgb-linear", "srgb-linear"],
    ["hsl", "hsl"],
    ["hwb", "hwb"],
    ["hsv", "hsv"],
  ] as const;
  it.each(REFERENCE)("[COL-4] %s agrees with another library", (format, space) => {
    for (const hex of ["#c2410c", "#1d4ed8", "#0f766e", "#facc15", "#3b0764"]) {
      const expected = new ColorJs(hex).to(space).coords;
      for (const [index, value] of componentsOf(hex, format).entries()) {
        expect(value ?? Number.NaN).toBeCloseTo(Number(expected[index]), 3);
      }
    }
  });
  it("[COL-3] maps a wide-gamut color into a bounded format", () => {
    for (const format of [
      "rgb",
      "hsl",
      "hsv",
      "hwb",
      "cmyk",
      "srgb-linear",
      "display-p3",
      "rec2020",
      "a98-rgb",
      "prophoto-rgb",
    ] as const) {
      const most = { rgb: 255, hsl: 360, hsv: 360, hwb: 360, cmyk: 100 }[format as string] ?? 1;
      for (const value of componentsOf("oklch(70% 0.45 150)", format)) {
        expect(value).toBeGreaterThanOrEqual(-1e-9);
        expect(value).toBeLessThanOrEqual(most + 1e-9);
      }
    }
  });
});
