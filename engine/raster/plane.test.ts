import { describe, expect, it } from "vitest";
import { maxChroma } from "#engine/gamut/gamut.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { colorToOklch, colorToSrgb } from "#engine/space/convert.ts";
import { paintChromaPlane } from "./plane.ts";

const PLANE = { width: 60, height: 40, hueDeg: 25, chromaRange: 0.37 } as const;

describe("[CNV] the plane of a picker", () => {
  it.each(["srgb", "display-p3"] as const)("is painted as far as %s reaches, and no farther", (gamut) => {
    const bytes = paintChromaPlane({ ...PLANE, gamut });
    for (let y = 0; y < PLANE.height; y += 1) {
      const edge = maxChroma(1 - (y + 0.5) / PLANE.height, PLANE.hueDeg, gamut);
      for (let x = 0; x < PLANE.width; x += 1) {
        const from = (x / PLANE.width) * PLANE.chromaRange;
        expect(bytes[(y * PLANE.width + x) * 4 + 3] === 255, `${x}, ${y}`).toBe(from < edge);
      }
    }
  });

  it("holds a color where its lightness and chroma say", () => {
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
