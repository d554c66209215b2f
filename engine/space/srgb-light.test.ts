import { describe, expect, it } from "vitest";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { createRandom } from "#engine/random/random.ts";
import { colorToSrgb, convertColor, oklchToColor } from "./convert.ts";
import { linearToSrgb, srgbToLinear } from "./rgb-spaces.ts";
import { byteOfLight, bytesInSrgb, CELL_BYTES, LAST_CELL, lightInSrgb } from "./srgb-light.ts";

/** Round-off of one encoding and decoding. */
const ROUND_OFF = 1e-12;
const clip = (value: number) => Math.min(1, Math.max(0, value));

describe("[COL-2] bytes of light", () => {
  it("no cell of light contains two byte steps", () => {
    for (let cell = 0; cell < LAST_CELL; cell += 1) {
      expect((CELL_BYTES[cell + 1] ?? 0) - (CELL_BYTES[cell] ?? 0)).toBeLessThanOrEqual(1);
    }
    expect(byteOfLight(1)).toBe(255);
  });

  it("gives the byte of encoding and rounding, and undefined outside sRGB", () => {
    const random = createRandom("bytes");
    let held = 0;
    for (let round = 0; round < 3000; round += 1) {
      const color = oklchToColor({
        lightness: random() * 1.02,
        chroma: random() * 0.2,
        hueDeg: random() * 360,
      });
      const isHeld = isInGamut(color, "srgb");
      const { red, green, blue } = colorToSrgb(color);
      const expected = [red, green, blue].map((value) => Math.round(clip(value) * 255));
      for (const given of [color, convertColor(color, "oklab")]) {
        expect(bytesInSrgb(given)).toEqual(isHeld ? expected : undefined);
        const light = lightInSrgb(given);
        expect(light !== undefined).toBe(isHeld);
        for (const [index, value] of [red, green, blue].entries()) {
          const exact = clip(srgbToLinear(value));
          if (isHeld) expect(Math.abs((light?.[index] ?? 9) - exact)).toBeLessThan(ROUND_OFF);
        }
      }
      if (isHeld) held += 1;
    }
    expect(held).toBeGreaterThan(750);
  });

  it("linear light of a byte matches the transfer function, and both functions are odd", () => {
    for (let byte = 0; byte < 256; byte += 1) {
      const encoded = byte / 255;
      expect(srgbToLinear(encoded)).toBe(
        encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4,
      );
      expect(linearToSrgb(srgbToLinear(encoded))).toBeCloseTo(encoded, 14);
      expect(linearToSrgb(-srgbToLinear(encoded)) + linearToSrgb(srgbToLinear(encoded))).toBeCloseTo(0, 15);
      expect(srgbToLinear(-encoded) + srgbToLinear(encoded)).toBeCloseTo(0, 15);
    }
  });
});
