import fc from "fast-check";
import { expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { sampled } from "#tests/exhaustive.ts";
import { evenMesh } from "./mesh.ts";
import { meshColors } from "./mesh-colors.ts";
import { randomMesh } from "./starts.ts";

const color = (text: string): Color => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.color;
};

it("[MSH] the most saturated color stands for a mesh first, then the farthest from it; near-equal ones once", () => {
  const mesh = evenMesh(3, 2, ["#808080", "#e02020", "#e12121", "#101010", "#808080", "#f5e9e9"].map(color));
  expect(meshColors(mesh, 8).map(formatHex).slice(0, 2)).toEqual(["#e12121", "#101010"]);
  expect(meshColors(mesh, 8)).toHaveLength(4);
  expect(meshColors(mesh, 2)).toHaveLength(2);
});

it("[MSH] each vertex of a random mesh is near one of the colors that stand for it", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 2, max: 8 }), (seed, side) => {
      const mesh = randomMesh(seed, { columns: side, rows: side });
      const chosen = meshColors(mesh, 16);
      for (const vertex of mesh.vertices)
        expect(Math.min(...chosen.map((one) => deltaEOK(one, vertex.color)))).toBeLessThan(0.02);
    }),
    { numRuns: sampled(40, 14) },
  );
});
