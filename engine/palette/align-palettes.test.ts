import fc from "fast-check";
import { expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { hexColor } from "#engine/testing/arbitrary-color.ts";
import { sampled } from "#tests/exhaustive.ts";
import { type AlignedColors, alignPalettes, colorChange } from "./align-palettes.ts";

const colors = (...texts: string[]): Color[] =>
  texts.map((text) => {
    const parsed = parseColor(text);
    if (!parsed.ok) throw new Error(text);
    return parsed.color;
  });
const palette = fc.array(hexColor, { maxLength: 5 });

function sumOf(rows: readonly AlignedColors[], first: readonly Color[], second: readonly Color[]): number {
  let sum = 0;
  for (const row of rows) {
    const [one, other] = [first[row.first ?? -1], second[row.second ?? -1]];
    if (one !== undefined && other !== undefined) sum += deltaEOK(one, other);
  }
  return sum;
}

/** The least sum of all assignments, tried one by one. */
function leastSum(few: readonly Color[], many: readonly Color[]): number {
  const [color, ...rest] = few;
  if (color === undefined) return 0;
  return Math.min(...many.map((other, at) => deltaEOK(color, other) + leastSum(rest, many.toSpliced(at, 1))));
}

it("[PAL-3] each color stands beside its like, whatever the order", () => {
  const [first, second] = [colors("#f00", "#00f", "#0f0"), colors("#020", "#e00", "#00e")];
  expect(alignPalettes(first, second)).toEqual([
    { first: 0, second: 1 },
    { first: 1, second: 2 },
    { first: 2, second: 0 },
  ]);
  expect(alignPalettes(first, second, "order").map((row) => row.second)).toEqual([0, 1, 2]);
});

it("[PAL-3] what has no partner stands alone, in either palette", () => {
  const [two, three] = [colors("#fff", "#000"), colors("#111", "#808080", "#eee")];
  expect(alignPalettes(two, three)).toEqual([
    { first: 0, second: 2 },
    { first: 1, second: 0 },
    { second: 1 },
  ]);
  expect(alignPalettes(three, two)).toEqual([{ first: 0, second: 1 }, { first: 1 }, { first: 2, second: 0 }]);
  expect(alignPalettes(three, two, "order")).toEqual([
    { first: 0, second: 0 },
    { first: 1, second: 1 },
    { first: 2 },
  ]);
  expect(alignPalettes([], two)).toEqual([{ second: 0 }, { second: 1 }]);
});

it("[PAL-3] no other assignment differs less, and every color stands in one row", () => {
  fc.assert(
    fc.property(palette, palette, (first, second) => {
      const rows = alignPalettes(first, second);
      const indices = (side: "first" | "second") =>
        rows.flatMap((row) => row[side] ?? []).toSorted((a, b) => a - b);
      expect(indices("first")).toEqual([...first.keys()]);
      expect(indices("second")).toEqual([...second.keys()]);
      expect(rows).toHaveLength(Math.max(first.length, second.length));
      const [few, many] = first.length <= second.length ? [first, second] : [second, first];
      expect(sumOf(rows, first, second)).toBeCloseTo(leastSum(few, many), 9);
    }),
    { numRuns: sampled(200, 50) },
  );
});

it("[PAL-3] a change is lightness, chroma and the shorter way around the hues", () => {
  const [from, to] = colors("oklch(50% 0.1 350)", "oklch(60% 0.15 20)");
  if (from === undefined || to === undefined) throw new Error("These are two colors");
  const change = colorChange(from, to);
  expect(change.lightness).toBeCloseTo(0.1, 6);
  expect(change.chroma).toBeCloseTo(0.05, 6);
  expect(change.hueDeg).toBeCloseTo(30, 6);
  const [grey] = colors("#808080");
  if (grey === undefined) throw new Error("This is a color");
  expect(colorChange(grey, to).hueDeg).toBeUndefined();
  expect(colorChange(to, to)).toEqual({ deltaE: 0, lightness: 0, chroma: 0, hueDeg: 0 });
});
