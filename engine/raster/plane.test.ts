import { describe, expect, it } from "vitest";
import { maxChroma } from "#engine/gamut/gamut.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { colorToOklch, colorToSrgb } from "#engine/space/convert.ts";
import { paintChromaPlane } from "./plane.ts";

const PLANE = { width: 60, height: 40, hueDeg: 25, chromaRange: 0.37 } as const;

describe("[CNV] the plane of a picker", () => {
  it.each(["srgb", "display-p3"] as const)("is painted exactly as far as %s reaches", (gamut) => {
    const bytes = paintChromaPlane({ ...PLANE, gamut });
    expect(bytes).toHaveLength(PLANE.width * PLANE.height * 4);
    for (let y = 0; y < PLANE.height; y += 1) {
      const edges = Array.from({ length: 21 }, (_, part) =>
        maxChroma(1 - (y + part / 20) / PLANE.height, PLANE.hueDeg, gamut),
      );
      const [least, most] = [Math.min(...edges), Math.max(...edges)];
      for (let x = 0; x < PLANE.width; x += 1) {
        const [from, to] = [x, x + 1].map((at) => (at / PLANE.width) * PLANE.chromaRange);
        const alpha = bytes[(y * PLANE.width + x) * 4 + 3] ?? 0;
        if ((to ?? 0) < least && y < PLANE.height * 0.75) expect(alpha, `${x}, ${y}`).toBe(255);
        if ((from ?? 0) > most) expect(alpha, `${x}, ${y}`).toBe(0);
      }
    }
  });

  it("[L20] has an edge of partly opaque pixels, and comes to a point in black", () => {
    const [width, height] = [296, 160];
    for (const hueDeg of [20, 140, 264, 300]) {
      const bytes = paintChromaPlane({ width, height, hueDeg, chromaRange: 0.37, gamut: "srgb" });
      const alphas = Array.from({ length: width * height }, (_, at) => bytes[at * 4 + 3] ?? 0);
      const rows = Array.from({ length: height }, (_, y) => alphas.slice(y * width, (y + 1) * width));
      const soft = rows.filter((row) => row.some((alpha) => alpha > 0 && alpha < 255));
      expect(soft.length / height, `hue ${hueDeg}`).toBeGreaterThan(0.8);
      expect((rows.at(-1) ?? []).filter((alpha) => alpha > 0).length, `hue ${hueDeg}`).toBeLessThanOrEqual(3);
    }
  });

  it("has each color at its lightness and chroma", () => {
    const parsed = parseColor("oklch(0.5625 0.10175 25)");
    if (!parsed.ok) throw new Error("unreadable");
    const { lightness, chroma } = colorToOklch(parsed.color);
    const { red, green, blue } = colorToSrgb(parsed.color);
    const [x, y] = [
      Math.floor((chroma / PLANE.chromaRange) * PLANE.width),
      Math.floor((1 - lightness) * PLANE.height),
    ];
    const at = (y * PLANE.width + x) * 4;
    const pixel = paintChromaPlane({ ...PLANE, gamut: "srgb" }).slice(at, at + 3);
    const wanted = [red, green, blue].map((value) => Math.round(value * 255));
    for (const [index, value] of pixel.entries())
      expect(Math.abs(value - (wanted[index] ?? 0))).toBeLessThanOrEqual(1);
  });
});
