/** Shared by the tests on vectors: loading, parsing colors, comparing components. */
import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { parseColor } from "#engine/parse/parse.ts";
import { parseCss5Color } from "#engine/parse/parse-css5.ts";
import type { Color } from "#engine/space/color.ts";

type Row = Record<string, never> & { input: string; source: string };
export const load = <T = Row>(name: string): T[] =>
  JSON.parse(readFileSync(new URL(`./vectors/${name}.json`, import.meta.url), "utf8"));

/** CSS Color 4 with parseColor, CSS Color 5 with the parser that is loaded on demand. */
export function color(text: string): Color {
  const result = /calc|color-mix|\bfrom\b/.test(text) ? parseCss5Color(text) : parseColor(text);
  if (!result.ok) throw new Error(`${text}: ${result.error.message}`);
  return result.color;
}

export function expectClose(
  actual: readonly (number | undefined)[],
  expected: readonly (number | null)[],
  tol: number[],
  hueIndex = -1,
) {
  for (const [index, want] of expected.entries()) {
    const have = actual[index];
    if (want === null) {
      expect(have).toBeUndefined();
      continue;
    }
    const raw = Math.abs((have ?? 0) - want);
    const difference = index === hueIndex ? Math.min(raw, 360 - raw) : raw;
    expect(difference, `component ${index}: ${have} for ${want}`).toBeLessThanOrEqual(tol[index] ?? 0);
  }
}
export const hueIndexOf = (space: string) =>
  /^(hsl|hwb|hsv)$/.test(space) ? 0 : space.endsWith("lch") ? 2 : -1;
