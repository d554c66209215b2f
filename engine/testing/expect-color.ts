/** Compares a parsed color with what a specification's test expects, written as CSS. */
import { expect, it } from "vitest";
import { type ParseResult, parseColor } from "#engine/parse/parse.ts";
import { parseCss5Color } from "#engine/parse/parse-css5.ts";
import type { Color } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";

export function colorOf(result: ParseResult): Color {
  if (!result.ok) throw new Error(result.error.message);
  return result.color;
}

/**
 * `expected` is a CSS Color 4 color; the colors are compared in its space, each component to `epsilon` of its range.
 * `none` must be `none`. For fully transparent colors only the alpha is compared, since premultiplied components are
 * 0.
 */
export function expectColor(actual: Color, expected: string, epsilon = 0.0001): void {
  const want = colorOf(parseColor(expected));
  const have = actual.space === want.space ? actual : convertColor(actual, want.space);
  const ranges: Partial<Record<string, readonly number[]>> = {
    hsl: [360, 100, 100],
    hwb: [360, 100, 100],
    lab: [100, 125, 125],
    lch: [100, 150, 360],
    oklch: [1, 0.4, 360],
  };
  const range = ranges[want.space] ?? [1, 1, 1];
  const message = `${JSON.stringify(have)} for ${expected}`;
  if (want.alpha === undefined) expect(have.alpha, message).toBeUndefined();
  else expect(Math.abs((have.alpha ?? Number.NaN) - want.alpha), message).toBeLessThanOrEqual(0.001);
  if (want.alpha === 0) return;
  for (const [index, value] of want.coords.entries()) {
    const own = have.coords[index];
    if (value === undefined) {
      expect(own, message).toBeUndefined();
      continue;
    }
    const raw = Math.abs((own ?? Number.NaN) - value);
    const isHue = range[index] === 360;
    const gap = isHue ? Math.min(raw, 360 - raw) : raw;
    expect(gap, `${message}, component ${index}`).toBeLessThanOrEqual(epsilon * (range[index] ?? 1));
  }
}

export type ColorRow = readonly [text: string, expected: string, epsilon?: number];

/** One test per row: the text, parsed as CSS Color 5, is the expected color. */
export function itReads(rows: readonly ColorRow[]): void {
  const cases = rows.map(([text, expected, epsilon = 0.0001]) => ({ text, expected, epsilon }));
  it.each(cases)("[COL-1] [COL-4] $text is $expected", ({ text, expected, epsilon }) => {
    expectColor(colorOf(parseCss5Color(text)), expected, epsilon);
  });
}
