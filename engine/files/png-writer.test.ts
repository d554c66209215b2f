import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { joined } from "#engine/bytes/joined.ts";
import { exportPng } from "#engine/files/export/png.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { SHEET_SIZE } from "#engine/raster/palette-sheet.ts";
import type { Color } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";
import { readPng } from "#engine/testing/read-png.ts";
import { sampled } from "#tests/exhaustive.ts";
import { createPngWriter, type PngPicture } from "./png-writer.ts";

const colorOf = (text: string): Color => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(`unreadable: ${text}`);
  return parsed.color;
};
const sheetOf = async (...colors: readonly string[]) =>
  exportPng(
    { colors: colors.map((text) => ({ name: text, color: colorOf(text) })) },
    { valueFormat: "hex", naming: "name", caseStyle: "kebab", prefix: "", wideGamutFallback: true },
  );
const bytesOf = async (...colors: readonly string[]): Promise<Uint8Array> => {
  const file = await sheetOf(...colors);
  if (typeof file === "string") throw new Error("text");
  return file;
};

/** Written in bands of `rows` rows. */
function written(picture: PngPicture, rgba: Uint8Array, rows: number): Uint8Array {
  const parts: Uint8Array[] = [];
  const png = createPngWriter(picture, (bytes) => parts.push(bytes));
  const band = rows * picture.width * 4;
  for (let at = 0; at < rgba.length; at += band) png.writeRows(rgba.subarray(at, at + band));
  png.end();
  return joined(parts);
}

it("[GRD-2] every pixel is preserved, however many rows are written at a time", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 24 }),
      fc.integer({ min: 1, max: 24 }),
      fc.boolean(),
      fc.integer({ min: 1, max: 24 }),
      fc.infiniteStream(fc.integer({ min: 0, max: 255 })),
      (width, height, hasAlpha, rows, numbers) => {
        const rgba = Uint8Array.from(numbers.take(width * height * 4));
        const png = readPng(written({ width, height, gamut: "srgb", hasAlpha }, rgba, rows));
        expect([png.width, png.height, png.channels]).toEqual([width, height, hasAlpha ? 4 : 3]);
        for (let y = 0; y < height; y += 1) {
          for (let x = 0; x < width; x += 1) {
            const at = (y * width + x) * 4;
            expect(png.at(x, y)).toEqual([...rgba.subarray(at, at + png.channels)]);
          }
        }
      },
    ),
    { numRuns: sampled(60, 20) },
  );
});

it("[GRD-2] an incomplete picture cannot be finished", () => {
  const png = createPngWriter({ width: 2, height: 2, gamut: "srgb", hasAlpha: true }, () => undefined);
  png.writeRows(new Uint8Array(8));
  expect(() => png.end()).toThrow("1 rows of 2 are missing");
});

describe("[COL-7] the PNG sheet of a palette", () => {
  it("of sRGB colors is tagged as sRGB and contains their hex values", async () => {
    const file = await bytesOf("#264653", "#e9c46a", "#ffffff");
    const png = readPng(file);
    expect(png.chunks).toEqual(["IHDR", "sRGB", "IDAT", "IEND"]);
    expect([png.width, png.height]).toEqual([SHEET_SIZE.width, SHEET_SIZE.height]);
    expect([0, 799, 800, 1600, 2399].map((x) => png.at(x, 600))).toEqual([
      [0x26, 0x46, 0x53],
      [0x26, 0x46, 0x53],
      [0xe9, 0xc4, 0x6a],
      [255, 255, 255],
      [255, 255, 255],
    ]);
  });

  it("with a color outside sRGB is in P3 and preserves it", async () => {
    const file = await bytesOf("color(display-p3 1 0.2 0)", "#264653");
    const png = readPng(file);
    expect(png.chunks).toEqual(["IHDR", "cICP", "iCCP", "IDAT", "IEND"]);
    expect([...png.bodyOf("cICP")]).toEqual([12, 13, 0, 1]);
    expect(png.at(10, 10)).toEqual([255, 51, 0]);
    const inP3 = convertColor(colorOf("#264653"), "display-p3").coords.map((value) =>
      Math.round((value ?? 0) * 255),
    );
    expect(png.at(2000, 10)).toEqual(inP3);
  });

  it("[U18] shows a translucent color without its alpha, and beside it on a checkerboard", async () => {
    const png = readPng(await bytesOf("#ff000080", "#264653"));
    expect(png.at(300, 600)).toEqual([255, 0, 0]);
    const seen = new Set(Array.from({ length: 200 }, (_, index) => png.at(900 + index, 600).join()));
    expect([...seen].toSorted()).toEqual(["238,110,110", "255,127,127"]);
    expect(png.at(1300, 600)).toEqual([0x26, 0x46, 0x53]);
    const wide = readPng(await bytesOf("color(display-p3 1 0.2 0 / 0.5)"));
    expect(wide.at(300, 10)).toEqual([255, 51, 0]);
  });

  it("in P3 is decoded to the same colors by another program", async () => {
    const file = await bytesOf("color(display-p3 1 0.2 0)", "#264653", "#e9c46a");
    const { icc } = await sharp(file).metadata();
    expect(icc, "the profile is found").toBeDefined();
    // sharp's color management converts the picture to sRGB by its profile.
    const { data, info } = await sharp(file)
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number) => [...data.subarray(x * info.channels, x * info.channels + 3)];
    for (const [x, wanted] of [
      [1200, [0x26, 0x46, 0x53]],
      [2300, [0xe9, 0xc4, 0x6a]],
    ] as const) {
      for (const [channel, value] of at(x).entries())
        expect(Math.abs(value - (wanted[channel] ?? 0)), `${x}`).toBeLessThanOrEqual(1);
    }
    expect(at(10)[0]).toBe(255);
  });
});
