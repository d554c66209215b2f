/**
 * The engine against independent reference values. Each vector names its source; vectors/README.md describes sources,
 * units and tolerances. Only numbers and test strings are taken from the sources.
 */
import { describe, expect, it } from "vitest";
import { apcaLc, wcagRatio } from "#engine/contrast/contrast.ts";
import { deltaE2000, deltaEOK } from "#engine/difference/difference.ts";
import { isInGamut, mapToGamut } from "#engine/gamut/gamut.ts";
import type { InterpolationSpace } from "#engine/mix/mix.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { parseCss5Color } from "#engine/parse/parse-css5.ts";
import { colorToSrgb, convertColor } from "#engine/space/convert.ts";
import { type Deficiency, simulateVision } from "#engine/vision/vision.ts";
import { color, expectClose, hueIndexOf, load } from "./vectors.ts";

describe("[COL-1] [COL-4] parse", () => {
  type Valid = {
    input: string;
    feature: string;
    srgb?: number[];
    space?: string;
    coords?: (number | null)[];
    alpha?: number | null;
  };
  const valid = load<Valid>("parse-valid");
  it.each(valid.filter((row) => row.srgb !== undefined))("$input", ({ input, srgb = [] }) => {
    const { red, green, blue } = colorToSrgb(color(input));
    const clipped = (value: number) => Math.min(255, Math.max(0, value));
    const shown = [red, green, blue].map((value) => clipped(value * 255));
    expectClose(shown, srgb.slice(0, 3).map(clipped), [0.6, 0.6, 0.6]);
    expect(color(input).alpha ?? 0).toBeCloseTo(srgb[3] ?? 1, 2);
  });
  it.each(valid.filter((row) => row.coords !== undefined))(
    "$input",
    ({ input, space = "", coords = [], alpha }) => {
      const read = color(input);
      expect(read.space).toBe(space === "xyz" ? "xyz-d65" : space);
      expectClose(read.coords, coords, [1e-6, 1e-6, 1e-6], hueIndexOf(space));
      if (alpha === null) expect(read.alpha).toBeUndefined();
      else expect(read.alpha).toBeCloseTo(alpha ?? 1, 6);
    },
  );
  const invalid = load<{ input: string; feature: string; source: string }>("parse-invalid");
  it.each(invalid)("refuses $input", ({ input }) => {
    const result = parseColor(input);
    expect(result.ok).toBe(false);
    expect(parseCss5Color(input).ok).toBe(false);
    if (!result.ok) expect(result.error.message).toMatch(/\.$/);
  });
});

describe("[COL-4] convert", () => {
  it.each(
    load<{ from: string; to: string; expected: (number | null)[]; tol: number[]; source: string }>("convert"),
  )("$from to $to", ({ from, to, expected, tol }) => {
    const space = to === "xyz" ? "xyz-d65" : to;
    const converted = convertColor(color(from), space as InterpolationSpace);
    expectClose(converted.coords, expected, tol, hueIndexOf(space));
  });
});

describe("[COL-3] gamut map", () => {
  it.each(
    load<{
      from: string;
      to: "srgb";
      expected: Record<string, [number, number, number]>;
      tolDeltaEOK: number;
    }>("gamut-map"),
  )("$from", ({ from, to, expected, tolDeltaEOK }) => {
    const mapped = mapToGamut(color(from), to);
    expect(isInGamut(mapped, to)).toBe(true);
    const nearest = Math.min(
      ...Object.values(expected).map((coords) => deltaEOK(mapped, { space: to, coords, alpha: 1 })),
    );
    expect(nearest).toBeLessThanOrEqual(tolDeltaEOK);
  });
});

describe("[COL-4] difference", () => {
  it.each(load<{ a: string; b: string; metric: string; expected: number; tol: number }>("deltae"))(
    "$metric of $a and $b",
    ({ a, b, metric, expected, tol }) => {
      const measure = metric === "ciede2000" ? deltaE2000 : deltaEOK;
      expect(Math.abs(measure(color(a), color(b)) - expected)).toBeLessThanOrEqual(tol);
    },
  );
});

describe("[CON] contrast", () => {
  it.each(load<{ fg: string; bg: string; expected: number; tol: number }>("contrast-wcag"))(
    "WCAG $fg on $bg",
    ({ fg, bg, expected, tol }) => {
      expect(Math.abs(wcagRatio(color(fg), color(bg)) - expected)).toBeLessThanOrEqual(tol);
    },
  );
  it.each(load<{ text: string; bg: string; expected: number; tol: number }>("contrast-apca"))(
    "APCA $text on $bg",
    ({ text, bg, expected, tol }) => {
      expect(Math.abs(apcaLc(color(text), color(bg)) - expected)).toBeLessThanOrEqual(tol);
    },
  );
});

describe("[COL-5] vision", () => {
  it.each(
    load<{
      hex: string;
      deficiency: Deficiency;
      severity: number;
      expected: Record<string, number[]>;
      tol: number;
    }>("cvd"),
  )("$hex with $deficiency $severity", ({ hex, deficiency, severity, expected, tol }) => {
    const { red, green, blue } = colorToSrgb(simulateVision(color(hex), deficiency, severity));
    const want = expected["machado2009"] ?? Object.values(expected)[0] ?? [];
    expectClose(
      [red * 255, green * 255, blue * 255],
      want.map((value) => Math.min(255, Math.max(0, value))),
      [tol, tol, tol],
    );
  });
});
