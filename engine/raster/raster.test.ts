import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { crc32 } from "#engine/bytes/crc32.ts";
import { toBytes } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";
import { sampled } from "#tests/exhaustive.ts";
import { blueNoiseMask, orderedMask } from "./dither.ts";
import { rasterGradient } from "./gradient-raster.ts";
import { paintHueDisc } from "./hue-disc.ts";
import { paintChromaPlane } from "./plane.ts";
import { type Raster, type RasterGamut, rasterTile } from "./raster.ts";
import { paintWheel } from "./wheel-plane.ts";

const GAMUTS = ["srgb", "display-p3"] as const;
const BLACK_TO_WHITE = 0.2;

/** A raster with the same four numbers everywhere. */
function flat(space: Raster["space"], ...numbers: readonly number[]): Raster {
  return {
    space,
    writeRow(row, _y, _x, count) {
      for (let at = 0; at < count * 4; at += 4) row.set(numbers, at);
    },
  };
}

const square = (side: number) => ({ x: 0, y: 0, width: side, height: side });
const colorOf = (text: string): Color => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(`unreadable: ${text}`);
  return parsed.color;
};
const sum = (bytes: Uint8ClampedArray) => crc32(new Uint8Array(bytes)).toString(16);
const channelMean = (bytes: Uint8ClampedArray, channel: number) => {
  let total = 0;
  for (let at = channel; at < bytes.length; at += 4) total += bytes[at] ?? 0;
  return total / (bytes.length / 4);
};

describe("[TLS-1] pictures have the same bytes as before the shared loop", () => {
  // The edge of the plane is antialiased.
  it.each([
    ["srgb", 25, "d089cd38"],
    ["srgb", 143, "877bd52"],
    ["srgb", 264, "f0e8b908"],
    ["display-p3", 25, "f5ffab2c"],
    ["display-p3", 143, "f28c6d8"],
    ["display-p3", 264, "7782eaf"],
  ] as const)("plane of %s at %d°", (gamut, hueDeg, checksum) => {
    const size = { width: 148, height: 80 };
    expect(sum(paintChromaPlane({ ...size, hueDeg, chromaRange: 0.37, gamut }))).toBe(checksum);
  });

  it.each([
    [30, "50c9a310"],
    [50, "dd32096e"],
    [72, "b5bcdd"],
  ])("HSL wheel of lightness %d", (lightness, checksum) => {
    const bytes = paintWheel(144, { wheel: "hsl", lightness, rim: 100, gamut: "srgb" });
    expect(sum(bytes)).toBe(checksum);
  });

  it.each([
    ["linear", "oklab", "#e4572e", "#2f6690", "f861f964"],
    ["linear", "oklch", "#fff", "oklch(0.7 0.35 150)", "75571105"],
    ["linear", "srgb", "#0008", "#ff0", "2b4965b8"],
    ["radial", "oklab", "#e4572e", "#2f6690", "27fec27a"],
    ["radial", "srgb", "#0008", "#ff0", "99ad6bd5"],
    ["conic", "oklab", "#e4572e", "#2f6690", "dce6729c"],
    ["conic", "srgb", "#0008", "#ff0", "c05f6dd0"],
  ] as const)("%s gradient in %s", (type, space, from, to, checksum) => {
    const stops = [
      { color: colorOf(from), position01: 0.1 },
      { color: colorOf(to), position01: 0.8 },
    ];
    const { rgba } = rasterGradient({ type, angleDeg: 37, space, stops }, [200, 134], colorOf("#fff"));
    expect(sum(rgba)).toBe(checksum);
  });
});

// A table of 4096 steps of light, which an earlier version of both pictures used, was off by one in one of fifty
// bytes.
it.each(GAMUTS)("[CNV] disc and wheel in %s have the bytes of converting and rounding", (gamut) => {
  const [size, lightness, rim] = [48, 0.62, 0.25];
  const disc = paintHueDisc({ size, lightness, chromaRange: rim, gamut });
  const wheel = paintWheel(size, { wheel: "oklch", lightness, rim, gamut });
  const scale = (2 * rim) / size;
  let painted = 0;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const [a, b] = [(x + 0.5 - size / 2) * scale, (size / 2 - y - 0.5) * scale];
      const at = (y * size + x) * 4;
      if (disc[at + 3] !== 255) continue;
      painted += 1;
      expect([...disc.subarray(at, at + 3)], `${x}, ${y}`).toEqual(
        bytesOf({ space: "oklab", coords: [lightness, a, b], alpha: 1 }, gamut),
      );
    }
  }
  expect(painted).toBeGreaterThan(size);
  // The disc uses 720 discrete hues; straight up is one of them.
  const up = ((size / 4) * size + size / 2) * 4;
  expect(wheel[up + 3]).toBe(255);
});

it("[SCH] the HSL wheel shows its sRGB colors in P3 too", () => {
  const plane = { wheel: "hsl", lightness: 50, rim: 100 } as const;
  const inSrgb = paintWheel(40, { ...plane, gamut: "srgb" });
  const inP3 = paintWheel(40, { ...plane, gamut: "display-p3" });
  for (const place of [3, 700, 1204]) {
    const [red, green, blue] = [...inSrgb.subarray(place * 4, place * 4 + 3)].map((byte) => byte / 255);
    const wanted = convertColor({ space: "srgb", coords: [red, green, blue], alpha: 1 }, "display-p3").coords;
    for (const channel of [0, 1, 2])
      expect(Math.abs((inP3[place * 4 + channel] ?? 0) - (wanted[channel] ?? 0) * 255)).toBeLessThan(1.6);
  }
});

it("[GRD-2] any tile equals that part of the whole picture", () => {
  const raster: Raster = {
    space: "oklab",
    writeRow(row, y, x, count) {
      for (let index = 0; index < count; index += 1)
        row.set([0.4 + (x + index) / 3000, y / 400, 0.05, 1], index * 4);
    },
  };
  const [width, height] = [1100, 9];
  const mask = blueNoiseMask("tiles");
  for (const dither of [undefined, mask]) {
    const options = { gamut: "srgb", ...(dither !== undefined && { dither }) } as const;
    const whole = rasterTile(raster, { tile: { x: 0, y: 0, width, height }, ...options });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1090 }),
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 1, max: 1100 }),
        (x, y, wide) => {
          const tile = { x, y, width: Math.min(wide, width - x), height: Math.min(3, height - y) };
          const bytes = rasterTile(raster, { tile, ...options });
          for (let row = 0; row < tile.height; row += 1) {
            const start = ((y + row) * width + x) * 4;
            expect(bytes.subarray(row * tile.width * 4, (row + 1) * tile.width * 4)).toEqual(
              whole.subarray(start, start + tile.width * 4),
            );
          }
        },
      ),
      { numRuns: sampled(60, 20) },
    );
  }
});

describe("[COL-7] a color gives the same bytes in every notation", () => {
  const sample = ["#3264c8", "#010203", "#fefefe", "#e4572e", "#00ff00"].map(colorOf);
  it.each(sample.map((color) => [toBytes(color).bytes, color] as const))("%j", (bytes, color) => {
    const oklab = convertColor(color, "oklab").coords;
    const linear = convertColor(color, "srgb-linear").coords;
    const p3 = convertColor(color, "display-p3-linear").coords;
    const ways: readonly (readonly [Raster["space"], Color["coords"]])[] = [
      ["oklab", oklab],
      ["srgb-linear", linear],
      ["display-p3-linear", p3],
      ["srgb", color.coords],
    ];
    for (const [space, coords] of ways) {
      const raster = flat(space, ...coords.map((value) => value ?? 0), 1);
      for (const dither of [undefined, orderedMask(), blueNoiseMask("a")]) {
        const options = { tile: square(9), gamut: "srgb", ...(dither && { dither }) } as const;
        const painted = rasterTile(raster, options);
        expect(new Set(painted.map((byte, at) => byte - ([...bytes, 255][at % 4] ?? 0))), space).toEqual(
          new Set([0]),
        );
      }
      const inP3 = rasterTile(raster, { tile: square(1), gamut: "display-p3" });
      expect([...inP3.subarray(0, 3)], `${space} in P3`).toEqual(bytesOf(color, "display-p3"));
    }
  });
});

describe("[COL-3] colors outside the gamut", () => {
  const green = convertColor(colorOf("color(display-p3 0 1 0)"), "oklab").coords;
  const raster = flat("oklab", green[0] ?? 0, green[1] ?? 0, green[2] ?? 0, 1);
  const at = (options: { gamut: RasterGamut; held?: RasterGamut }) => [
    ...rasterTile(raster, { tile: square(1), ...options }),
  ];
  it("is clipped", () => expect(at({ gamut: "srgb" })).toEqual([0, 255, 0, 255]));
  it("are left transparent if only colors in gamut are painted", () =>
    expect(at({ gamut: "srgb", held: "srgb" })).toEqual([0, 0, 0, 0]));
  it("are painted in sRGB if the picture is P3 and the canvas is not", () =>
    expect(at({ gamut: "srgb", held: "display-p3" })).toEqual([0, 255, 0, 255]));
  it("are unchanged in P3", () => expect(at({ gamut: "display-p3" })).toEqual([0, 255, 0, 255]));
});

describe("alpha", () => {
  const half = flat("srgb", 0.8, 0.4, 0.2, 0.5);
  it("[GRD-2] is separate from the color, as in PNG", () =>
    expect([...rasterTile(half, { tile: square(1), gamut: "srgb" })]).toEqual([204, 102, 51, 128]));
  it("[MSH] is premultiplied on request, as for textures", () => {
    const options = { tile: square(1), gamut: "srgb", isPremultiplied: true } as const;
    expect([...rasterTile(half, options)]).toEqual([102, 51, 26, 128]);
    const light = flat("srgb-linear", BLACK_TO_WHITE, 1, 0, 0.25);
    // Encoded, 0.2 of the light is 0.4845; a quarter of that is 30.9 bytes.
    expect([...rasterTile(light, options)]).toEqual([31, 64, 0, 64]);
  });
  it("[GRD-2] of 0 leaves four zeros, whatever the color", () =>
    expect([...rasterTile(flat("srgb", 1, 1, 1, 0), { tile: square(1), gamut: "srgb" })]).toEqual([
      0, 0, 0, 0,
    ]));
});

describe.each([
  ["ordered", orderedMask()],
  ["blue noise", blueNoiseMask("seed")],
])("[GRD-2] dithered, %s", (_name, dither) => {
  it("emits the requested light, between two bytes", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 0.999, noNaN: true }), (light) => {
        const side = dither.side;
        const bytes = rasterTile(flat("srgb-linear", light, light, light, 1), {
          tile: square(side),
          gamut: "srgb",
          dither,
        });
        for (const channel of [0, 1, 2]) {
          const used = new Set(bytes.filter((_, at) => at % 4 === channel));
          expect(used.size).toBeLessThanOrEqual(2);
          let total = 0;
          for (let at = channel; at < bytes.length; at += 4) total += lightOfByte(bytes[at] ?? 0);
          const step = lightOfByte(Math.max(...used) + 1) - lightOfByte(Math.min(...used));
          expect(Math.abs(total / side ** 2 - light)).toBeLessThan((1.01 * step) / side ** 2);
        }
      }),
      { numRuns: sampled(30, 10) },
    );
  });

  it("breaks up the bands of a slow gradient", () => {
    const slow: Raster = {
      space: "srgb",
      writeRow(row, _y, x, count) {
        for (let index = 0; index < count; index += 1) {
          const value = 0.4 + (0.01 * (x + index)) / 4096;
          row.set([value, value, value, 1], index * 4);
        }
      },
    };
    const [width, height] = [4096, dither.side];
    const tile = { x: 0, y: 0, width, height };
    const plain = rasterTile(slow, { tile, gamut: "srgb" });
    const dithered = rasterTile(slow, { tile, gamut: "srgb", dither });
    const firstRow = (bytes: Uint8ClampedArray) => bytes.subarray(0, width * 4);
    expect(longestRun(firstRow(plain))).toBeGreaterThan(1000);
    // Near a whole byte nearly all neighbors have the same byte.
    expect(longestRun(firstRow(dithered))).toBeLessThan(longestRun(firstRow(plain)) / 2);
    expect(channelMean(dithered, 0)).toBeCloseTo(255 * 0.405, 1);
  });
});

function longestRun(bytes: Uint8ClampedArray): number {
  let [longest, run] = [0, 0];
  for (let at = 4; at < bytes.length; at += 4) {
    run = bytes[at] === bytes[at - 4] ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

function lightOfByte(byte: number): number {
  return (
    convertColor({ space: "srgb", coords: [byte / 255, byte / 255, byte / 255], alpha: 1 }, "srgb-linear")
      .coords[0] ?? 0
  );
}

function bytesOf(color: Color, gamut: RasterGamut): number[] {
  return convertColor(color, gamut).coords.map((value) =>
    Math.round(Math.min(1, Math.max(0, value ?? 0)) * 255 + 5e-6),
  );
}
