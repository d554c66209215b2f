import { describe, expect, it } from "vitest";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { createRandom } from "#engine/random/random.ts";
import type { Color } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";
import { IS_EXHAUSTIVE, sampled } from "#tests/exhaustive.ts";
import { type ColorFormat, formatColor, formatHex } from "./format.ts";
import { losslessDecimals } from "./lossless-decimals.ts";

const READABLE = [
  "rgb",
  "hsl",
  "hwb",
  "lab",
  "lch",
  "oklab",
  "oklch",
  "xyz-d65",
  "xyz-d50",
  "display-p3",
  "rec2020",
  "a98-rgb",
  "prophoto-rgb",
  "srgb-linear",
] as const satisfies readonly ColorFormat[];

const ofBytes = (value: number): Color => ({
  space: "srgb",
  coords: [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255],
  alpha: 1,
});

/** Hex colors, from a walk over all 2^24, that change in a round trip through `format`. */
function lost(format: ColorFormat, count: number): string[] {
  const step = 0x1000000 / count;
  // `npm run test:all` walks another way each time; what is lost is printed.
  const start = Math.floor(IS_EXHAUSTIVE ? step * Math.random() : step / 2);
  const found: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const color = ofBytes(Math.min(0xffffff, start + Math.floor(index * step)));
    const text = formatColor(color, format);
    const read = parseColor(text);
    if (!read.ok || formatHex(read.color) !== formatHex(color)) found.push(`${formatHex(color)} ${text}`);
  }
  return found;
}

describe("[COL-7] formatted text preserves the hex value", () => {
  it("oklch(), for a walk over all hex colors", () => {
    expect(lost("oklch", sampled(1_000_000, 30_000))).toEqual([]);
  });
  it.each(READABLE.filter((format) => format !== "oklch"))("%s, for a shorter one", (format) => {
    expect(lost(format, sampled(30_000, 8_000))).toEqual([]);
  });
  it.each([
    ["#790800", "oklch(36.6% 0.145 30.5)"],
    ["#f89800", "oklch(75.9% 0.169 64.7)"],
    ["#fffffe", "oklch(100% 0.001 106.4)"],
  ])("%s, for colors that the usual decimals would lose", (hex, lossy) => {
    const [given, read] = [hex, lossy].map((text) => parseColor(text));
    if (!given?.ok || !read?.ok) throw new Error(hex);
    expect(formatHex(read.color)).not.toBe(hex);
    const kept = parseColor(formatColor(given.color, "oklch"));
    expect(kept.ok && formatHex(kept.color)).toBe(hex);
  });
  it("with no more decimals than needed", () => {
    const grey = convertColor(ofBytes(0x808080), "oklch");
    expect(losslessDecimals(grey, [3, 3, 1])).toEqual([3, 3, 1]);
  });
  it("and the bytes of a Display P3 color", () => {
    const random = createRandom("p3");
    for (let index = 0; index < 20_000; index += 1) {
      const bytes = [random(), random(), random()].map((value) => Math.floor(value * 256));
      const [red = 0, green = 0, blue = 0] = bytes.map((value) => value / 255);
      const color: Color = { space: "display-p3", coords: [red, green, blue], alpha: 1 };
      if (isInGamut(color, "srgb")) continue;
      const read = parseColor(formatColor(color, "oklch"));
      if (!read.ok) throw new Error("unreadable");
      const back = convertColor(read.color, "display-p3").coords.map((value = 0) =>
        Math.abs(Math.round(value * 255)),
      );
      expect(back).toEqual(bytes);
    }
  });
});
