import { expect, it } from "vitest";
import { tagAvifColor } from "./avif-color.ts";

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const boxOf = (...numbers: readonly number[]) =>
  Uint8Array.from([0, 0, 0, 19, ...ascii("colrnclx"), ...numbers]);

it.each([
  ["srgb", 1],
  ["display-p3", 12],
] as const)("[GRD-2] an AVIF in %s says so with its primaries and the curve of sRGB", (gamut, primaries) => {
  const bytes = Uint8Array.from([0x63, 0, ...boxOf(0, 2, 0, 2, 0, 6, 0x80)]);
  tagAvifColor(bytes, gamut);
  expect(bytes).toEqual(Uint8Array.from([0x63, 0, ...boxOf(0, primaries, 0, 13, 0, 6, 0x80)]));
});

it("[GRD-2] a file without that box is not an AVIF that can be tagged", () => {
  expect(() => tagAvifColor(Uint8Array.from(ascii("colrprof")), "srgb")).toThrow(RangeError);
});
