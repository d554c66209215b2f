import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gifFile, pngFile, pngGamma, stripedPng, withOrientation } from "#tests/picture-files.ts";
import { pictureFacts } from "./picture-facts.ts";
import { fileKind, PICTURE_FORMATS } from "./picture-format.ts";
import { notesOf, problemOfKind, problemOfRefusal } from "./picture-problem.ts";

const latin = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const png = await pngFile(3, 2, () => [10, 20, 30]);
const gif = gifFile([
  [255, 0, 0],
  [0, 0, 255],
]);
/** Start, frame of 40 × 30, scan with two bytes, end. */
const jpeg = Buffer.from(
  "ffd8 ffc0000b 08001e0028 01012200 ffda0008 0101000000 3f00 1234 ffd9".replaceAll(" ", ""),
  "hex",
);
/** Extended WebP of 6 × 5 with the animation flag. */
const webp = Buffer.concat([
  Buffer.from("RIFF"),
  Buffer.from([22, 0, 0, 0]),
  Buffer.from("WEBPVP8X"),
  Buffer.from([10, 0, 0, 0, 2, 0, 0, 0, 5, 0, 0, 4, 0, 0]),
]);

describe("[IMG] file types by content", () => {
  it.each([
    ["jpeg", jpeg],
    ["png", png],
    ["gif", gif],
    ["webp", webp],
    ["bmp", latin("BM\0\0")],
    ["avif", latin("\0\0\0\x1cftypavif")],
    ["heic", latin("\0\0\0\x1cftypheic")],
    ["svg", latin('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["tiff", latin("II*\0")],
    ["ico", latin("\0\0\x01\0")],
    ["jxl", latin("\xff\x0a\0")],
  ] as const)("%s", (format, bytes) => {
    expect(fileKind(bytes)).toEqual({ kind: "picture", format });
    expect(problemOfKind(fileKind(bytes))).toBeUndefined();
  });
  it.each([
    ["", "The file is empty."],
    ["Dear all,\nno picture here.", "This file is text, not a picture, whatever its name says."],
    ["<!doctype html><p>Not found", "This file is a web page, not a picture, whatever its name says."],
    ["%PDF-1.7", "This file is a PDF document, not a picture, whatever its name says."],
    ["\0\0\0\x1cftypisom", "This file is a video, not a picture, whatever its name says."],
    ["RIFF1234WAVE", "This file is a sound or a video, not a picture, whatever its name says."],
  ])("%j", (text, problem) => {
    expect(problemOfKind(fileKind(latin(text)))).toBe(problem);
  });
  it("unknown bytes are left to the browser", () => {
    expect(fileKind(latin("\x01\x02\x03\x04"))).toEqual({ kind: "unknown" });
  });
});

describe("[IMG] what a picture says of itself", () => {
  it("PNG: its size, and when its end is missing", async () => {
    expect(pictureFacts(png, "png")).toEqual({ width: 3, height: 2, frames: 1 });
    expect(pictureFacts(png.subarray(0, png.length - 20), "png")).toMatchObject({ isCutOff: true });
    expect(pictureFacts(await stripedPng(9000, 2, [[1, 2, 3]]), "png").width).toBe(9000);
  });
  it("[COL-7] [RC15] PNG: gamma and primaries of sRGB are sRGB, others are what they are", async () => {
    const srgb = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6000];
    const isStored = async (gamma: number, primaries: readonly number[]) =>
      pictureFacts(await stripedPng(4, 2, [[1, 2, 3]], pngGamma(gamma, primaries)), "png").isStoredSrgb;
    expect(await isStored(45_455, srgb)).toBe(true);
    expect(await isStored(45_450, srgb.with(0, 31_269))).toBe(true);
    expect(await isStored(100_000, srgb)).toBeUndefined();
    expect(await isStored(45_455, srgb.with(2, 68_000))).toBeUndefined();
  });
  it("GIF: number of frames", () => {
    expect(pictureFacts(gif, "gif")).toEqual({ width: 8, height: 8, frames: 2 });
    expect(pictureFacts(gif.subarray(0, gif.length - 1), "gif")).toMatchObject({ isCutOff: true });
  });
  it("JPEG: size, orientation, and whether the end is missing", () => {
    expect(pictureFacts(jpeg, "jpeg")).toEqual({ width: 40, height: 30 });
    expect(pictureFacts(withOrientation(jpeg, 6), "jpeg").isTurned).toBe(true);
    expect(pictureFacts(withOrientation(jpeg, 1), "jpeg").isTurned).toBe(false);
    expect(pictureFacts(jpeg.subarray(0, jpeg.length - 2), "jpeg")).toMatchObject({
      width: 40,
      isCutOff: true,
    });
    expect(pictureFacts(jpeg.subarray(0, 8), "jpeg")).toEqual({ isCutOff: true });
  });
  it("JPEG: data after the end is ignored", () => {
    expect(pictureFacts(Buffer.concat([jpeg, Buffer.from("a short film")]), "jpeg").isCutOff).toBeUndefined();
  });
  it("WebP: size and animation", () => {
    expect(pictureFacts(webp, "webp")).toEqual({ width: 6, height: 5, isCutOff: false, frames: 2 });
  });
  it("never throws", () => {
    const formats = Object.keys(PICTURE_FORMATS) as (keyof typeof PICTURE_FORMATS)[];
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.constantFrom(...formats), (bytes, format) => {
        expect(pictureFacts(bytes, format)).toBeDefined();
        expect(fileKind(bytes)).toBeDefined();
      }),
    );
    fc.assert(
      fc.property(
        fc.constantFrom([png, "png"], [gif, "gif"], [jpeg, "jpeg"], [webp, "webp"]),
        fc.nat(400),
        (file, cut) => {
          const [bytes, format] = file as [Uint8Array, keyof typeof PICTURE_FORMATS];
          expect(pictureFacts(bytes.subarray(0, cut), format)).toBeDefined();
        },
      ),
    );
  });
});

describe("[IMG] reasons for a browser's refusal", () => {
  const picture = (format: keyof typeof PICTURE_FORMATS) => ({ kind: "picture", format }) as const;
  it.each([
    [picture("jpeg"), { isCutOff: true }, /cut off/],
    [
      picture("png"),
      { width: 30_000, height: 30_000 },
      /30000 × 30000 pixels, more than this browser can decode/,
    ],
    [picture("heic"), {}, /cannot decode HEIC, or the file is damaged/],
    [picture("jxl"), {}, /cannot decode JPEG XL, or the file is damaged/],
    [picture("avif"), {}, /^This AVIF file is damaged/],
    [picture("webp"), {}, /^This WebP file is damaged/],
    [picture("png"), { width: 10, height: 10 }, /damaged/],
    [{ kind: "unknown" } as const, {}, /no picture format/],
  ])("%j %j", (kind, facts, words) => {
    expect(problemOfRefusal(kind, facts)).toMatch(words);
  });
  it("names differences from the file", () => {
    expect(notesOf({ frames: 24, isTurned: true, isCutOff: true })).toHaveLength(3);
    expect(notesOf({ frames: 1, isTurned: false })).toEqual([]);
  });
});
