import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { plainKernel } from "#engine/kernels/plain-kernel.ts";
import { createExactCounter } from "#engine/picture/exact-counter.ts";
import { findColors } from "./find-colors.ts";

type Rgb = readonly [number, number, number];
const TASK = { count: 6, wantsAccent: false, ignoreBackground: false, isExact: false, own: [] };

function found(colors: readonly (readonly [color: Rgb, pixels: number])[], isExact = false) {
  const rgba = Uint8ClampedArray.from(
    colors.flatMap(([color, pixels]) => Array.from({ length: pixels }, () => [...color, 255]).flat()),
  );
  const pixels = { rgba, width: rgba.length / 4, height: 1 };
  const counter = createExactCounter();
  counter.add(rgba);
  return findColors(pixels, { ...TASK, isExact }, counter.colors(), plainKernel).found;
}

describe("[IMG] colors of a picture with few", () => {
  const noise = [
    [[0x13, 0x78, 0xc8], 40],
    [[0x12, 0x78, 0xcc], 9],
    [[0xfa, 0x50, 0x13], 30],
    [[0xf9, 0x50, 0x17], 7],
  ] as const;

  it("what a JPEG has made of one color is one, unless every color is asked for", () => {
    expect(found(noise)).toHaveLength(2);
    expect(found(noise, true)).toHaveLength(4);
  });

  it("colors that are apart are given as they are", () => {
    const flag = [
      [[0xc0, 0, 0], 1],
      [[0, 0xa0, 0], 3],
      [[0, 0, 0xc0], 2],
    ] as const;
    expect(found(flag).map(({ color }) => formatHex(color))).toEqual(["#00a000", "#0000c0", "#c00000"]);
  });
});
