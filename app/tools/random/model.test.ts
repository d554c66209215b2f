import { describe, expect, it } from "vitest";
import { drawn, NO_LIMITS, RANDOM } from "#domain/documents/random-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { RANDOM_PRESETS } from "#engine/random/random-presets.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { gridRows, gridSpans, gridStep } from "./grid-rows.ts";
import { presetOf, reduce } from "./model.ts";

const start = { ...RANDOM.first(), count: 8 };

describe("[RND] the model", () => {
  it("a preset sets the limits and is recognized by them; custom limits match none", () => {
    for (const { id } of RANDOM_PRESETS) expect(presetOf(reduce(start, { type: "preset", id }))).toBe(id);
    const own = reduce(start, { type: "limits", limits: { lightness: [0.2, 0.31] } });
    expect(presetOf(own)).toBeUndefined();
    expect(reduce(start, { type: "preset", id: "none" })).toBe(start);
  });
  it("a locked color stays while the others are drawn, until it is unlocked", () => {
    const kept = reduce(start, { type: "keep", index: 3 });
    const next = reduce(kept, { type: "next", seed: "other" });
    expect(formatHex(drawn(next).colors[3] ?? { space: "srgb", coords: [0, 0, 0], alpha: 1 })).toBe(
      formatHex(drawn(start).colors[3] ?? { space: "srgb", coords: [1, 1, 1], alpha: 1 }),
    );
    expect(drawn(next).colors[2]).not.toEqual(drawn(start).colors[2]);
    expect(reduce(kept, { type: "keep", index: 3 }).kept).toEqual([]);
    expect(reduce(kept, { type: "count", count: 3 }).kept).toEqual([]);
  });
  it("rejects an invalid seed and an invalid count", () => {
    expect(reduce(start, { type: "seed", seed: "No!" })).toBe(start);
    for (const count of [0, 101, Number.NaN]) expect(reduce(start, { type: "count", count })).toBe(start);
  });
  it("draws similar colors: within their limits", () => {
    const warm = drawn({ ...start, hueDeg: [20, 60], chroma: [0.1, 0.2], lightness: [0.5, 0.7] }).colors;
    const like = reduce(start, { type: "like", colors: warm, seed: "like" });
    expect(like).toMatchObject({ gamut: "srgb", seed: "like" });
    for (const { lightness, hueDeg = 0 } of drawn(like).colors.map(colorToOklch)) {
      expect(lightness).toBeGreaterThan(0.45);
      expect(hueDeg).toBeGreaterThan(14);
      expect(hueDeg).toBeLessThan(66);
    }
    expect(reduce(start, { type: "like", colors: [], seed: "x" })).toBe(start);
    expect(NO_LIMITS.gamut).toBe("srgb");
  });
});

describe("[RND] the grid", () => {
  it("fills every row, for every count", () => {
    for (let count = 1; count <= 100; count += 1)
      for (const ratio of [0.6, 1.2, 1.55, 2.4]) {
        const rows = gridRows(count, ratio);
        expect(rows.reduce((sum, length) => sum + length, 0)).toBe(count);
        expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
        const { columns, spans } = gridSpans(rows);
        expect(spans.reduce((sum, span) => sum + span, 0)).toBe(columns * rows.length);
        expect(spans.every(Number.isInteger)).toBe(true);
      }
  });
  it("arrow keys move from one color to the next, and back", () => {
    const rows = [2, 3, 3];
    expect(gridStep(rows, 0, "ArrowDown")).toBe(2);
    expect(gridStep(rows, 1, "ArrowDown")).toBe(4);
    expect(gridStep(rows, 5, "ArrowUp")).toBe(2);
    expect(gridStep(rows, 6, "ArrowDown")).toBeUndefined();
    expect(gridStep(rows, 7, "ArrowRight")).toBeUndefined();
    expect(gridStep(rows, 3, "Home")).toBe(0);
    expect(gridStep(rows, 3, "End")).toBe(7);
  });
});
