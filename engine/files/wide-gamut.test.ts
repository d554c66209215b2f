/**
 * [COL-7] A color outside sRGB is exported unchanged in every format that supports it, with a fallback for readers
 * that do not.
 */
import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { readColors, written, writtenText } from "#engine/testing/sample-palettes.ts";
import { EXPORT_FORMATS, type ExportPalette } from "./export/export-palette.ts";

const FLAME = color("color(display-p3 1 0.2 0)");
const MINT = color("color(display-p3 0 0.9 0.5 / 0.8)");
const palette: ExportPalette = {
  title: "Wide",
  colors: [
    { name: "Flame", color: FLAME },
    { name: "Plain", color: color("#123456") },
    { name: "Mint", color: MINT },
  ],
};
const paired: ExportPalette = {
  colors: [
    { name: "Flame", color: FLAME, dark: color("#223344") },
    { name: "Plain", color: color("#123456"), dark: MINT },
    { name: "Mint", color: MINT, dark: FLAME },
  ],
};
/**
 * Formats limited to sRGB: bytes per channel (GPL, Android, lists of hex values), sRGB channels of 0 to 1 (Procreate, Sketch, Figma), or
 * roles and layouts of their own.
 */
const HELD_IN_SRGB = [
  "gpl",
  "android",
  "procreate",
  "sketch",
  "figma",
  "figma-dark",
  "shadcn",
  "template",
  "pdf",
  "png",
  "hex",
];
const HOLDING = EXPORT_FORMATS.map(({ id }) => id).filter((id) => !HELD_IN_SRGB.includes(id));
/** Formats without alpha. */
const OPAQUE = ["ase", "aco"];
/** Formats without modes: dark values come back as separate colors. */
const FLAT = ["aco", "svg"];
/** ΔEOK of rounding to 4 decimals, or to 16 bits. */
const SAME = 0.002;

describe("[COL-3] [COL-7] a color outside sRGB", () => {
  it.each(HOLDING)("%s: comes back as it was, and is one color", async (id) => {
    const { colors } = readColors(await written(id, palette));
    expect(colors).toHaveLength(3);
    for (const [index, { color: given }] of palette.colors.entries()) {
      const back = colors[index]?.color;
      expect(back && deltaEOK(back, given)).toBeLessThan(SAME);
      if (!OPAQUE.includes(id)) expect(back?.alpha).toBeCloseTo(given.alpha ?? 0, 2);
    }
  });

  it.each(HOLDING.filter((id) => !FLAT.includes(id)))("%s: so do dark values", async (id) => {
    const { colors } = readColors(await written(id, paired));
    expect(colors).toHaveLength(3);
    for (const [index, { color: given, dark }] of paired.colors.entries()) {
      const back = colors[index];
      expect(back && deltaEOK(back.color, given)).toBeLessThan(SAME);
      expect(back?.dark && dark && deltaEOK(back.dark, dark)).toBeLessThan(SAME);
    }
  });

  it.each(["hex", "rgb", "hsl", "oklch", "display-p3"] as const)(
    "the value beside it is written as its neighbors are, in %s, and lies in sRGB",
    async (valueFormat) => {
      const json = JSON.parse(await writtenText("json", palette, { valueFormat }));
      const [flame, plain] = json.colors;
      const head = (text: string) => /^#|^\w+/.exec(text)?.[0];
      expect(head(flame.value)).toBe(head(plain.value));
      expect(isInGamut(color(flame.value), "srgb")).toBe(true);
      expect(formatHex(color(flame.value))).toBe(formatHex(FLAME));
      expect(deltaEOK(color(flame.wide), FLAME)).toBeLessThan(SAME);
      expect(plain.wide).toBeUndefined();
    },
  );

  it.each(["css", "scss", "json", "js", "style-dictionary"])(
    "%s without a fallback: the color itself stands in its place",
    async (id) => {
      const { colors } = readColors(await written(id, palette, { wideGamutFallback: false }));
      expect(
        colors.map((each, index) => deltaEOK(each.color, palette.colors[index]?.color ?? FLAME) < SAME),
      ).toEqual([true, true, true]);
    },
  );

  it("a color of sRGB has no second value anywhere", async () => {
    const plain = { colors: [{ name: "Plain", color: color("#123456"), dark: color("#abcdef") }] };
    for (const id of HOLDING) expect(await writtenText(id, plain), id).not.toMatch(/wide|p3/i);
  });

  it("SwiftUI, Flutter and Compose name its space", async () => {
    expect(await writtenText("swift", palette)).toContain("Color(.displayP3, red: 1, green: 0.2, blue: 0)");
    expect(await writtenText("flutter", palette)).toContain(
      "Color.from(alpha: 1, red: 1, green: 0.2, blue: 0, colorSpace: ColorSpace.displayP3)",
    );
    expect(await writtenText("compose", palette)).toContain(
      "Color(red = 1f, green = 0.2f, blue = 0f, alpha = 1f, colorSpace = ColorSpaces.DisplayP3)",
    );
  });

  it("a color that is called wide keeps its name", async () => {
    const named = {
      colors: [
        { name: "Blue", color: color("#0000ff") },
        { name: "Blue wide", color: color("#8888ff") },
      ],
    };
    for (const id of HOLDING) {
      const { colors } = readColors(await written(id, named));
      expect(
        colors.map((each) => formatHex(each.color)),
        id,
      ).toEqual(["#0000ff", "#8888ff"]);
    }
  });
});
