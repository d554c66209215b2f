import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { openFontFace } from "./font-face.ts";

const file = (name: string) => readFileSync(`node_modules/@fontsource-variable/${name}.woff2`);
const MONA = file("mona-sans/files/mona-sans-latin-wdth-normal");

it("[TXT] a glyph keeps its character, when it was a part of another one before", () => {
  const face = openFontFace(MONA, 400);
  face.shape("ÄÉ", "ltr");
  expect(face.shape("AE", "ltr").map(({ codePoints }) => String.fromCodePoint(...codePoints))).toEqual([
    "A",
    "E",
  ]);
});

it("[TXT] outlines and advances follow weight and width", () => {
  const widthOf = (weight: number, width?: number) => {
    const [glyph] = openFontFace(MONA, weight, width).shape("H", "ltr");
    const xs = glyph?.outline.flat().map(({ x }) => x) ?? [];
    return { advance: glyph?.advance ?? 0, ink: Math.max(...xs) - Math.min(...xs) };
  };
  const [plain, wide, heavy] = [widthOf(400), widthOf(400, 125), widthOf(900)];
  expect(wide.ink).toBeGreaterThan(plain.ink * 1.1);
  expect(wide.advance).toBeGreaterThan(plain.advance * 1.05);
  expect(heavy.advance).toBeGreaterThan(plain.advance);
  expect(widthOf(400, 400)).toEqual(wide);
});
