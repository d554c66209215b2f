/** The most frequent operations of color arithmetic, each with the fastest documented method of every library. */
import { type Colordx, colordx, extend } from "@colordx/core";
import { oklchToRgb, parseHex, rgbToHex, rgbToOklch } from "@colordx/core/fn";
import a11y from "@colordx/core/plugins/a11y";
import chroma from "chroma-js";
import ColorJs from "colorjs.io";
import * as culori from "culori";
import { wcagRatio } from "../engine/contrast/contrast.ts";
import { formatHex } from "../engine/format/format.ts";
import { mapToGamut } from "../engine/gamut/gamut.ts";
import { parseColor } from "../engine/parse/parse.ts";
import type { Color } from "../engine/space/color.ts";
import { colorToOklch, oklchToColor } from "../engine/space/convert.ts";
import { type ColorSample, colorSample } from "./color-sample.ts";
import type { Contest } from "./contest.ts";

extend([a11y]);

/** The name of our engine in every comparison. */
export const OURS = "tincture";

function read(text: string): Color {
  const result = parseColor(text);
  if (!result.ok) throw new Error(`${text}: ${result.error.message}`);
  return result.color;
}

// Each contender has a loop of its own (`map`): a loop shared by all would not be optimized for any of them.

export function colorContests(): readonly Contest[] {
  const sample = colorSample();
  return [
    parsing("parse #rrggbb", sample.hexes),
    parsing("parse CSS 3 strings", sample.css3),
    parsing("parse CSS 4 strings", sample.css4),
    hexToOklch(sample),
    oklchToHex(sample),
    mapped(sample),
    contrast(sample),
  ];
}

function parsing(title: string, texts: readonly string[]): Contest {
  const refuses = (accepts: (text: string) => boolean): boolean => texts.some((text) => !accepts(text));
  const contenders = [
    {
      accepts: (text: string) => parseColor(text).ok,
      name: OURS,
      run: () => texts.map((text) => parseColor(text)),
    },
    {
      accepts: (text: string) => colordx(text).isValid(),
      name: "colordx",
      run: () => texts.map((text) => colordx(text)),
    },
    {
      accepts: (text: string) => culori.parse(text) !== undefined,
      name: "culori",
      run: () => texts.map((text) => culori.parse(text)),
    },
    { accepts: () => true, name: "colorjs.io", run: () => texts.map((text) => new ColorJs(text)) },
    {
      accepts: (text: string) => chroma.valid(text),
      name: "chroma-js",
      run: () => texts.map((text) => chroma(text)),
    },
  ];
  return {
    title,
    operations: texts.length,
    contenders: contenders.filter(({ accepts }) => !refuses(accepts)),
  };
}

function hexToOklch({ hexes }: ColorSample): Contest {
  const toOklch = culori.converter("oklch");
  return {
    title: "hex to oklch",
    operations: hexes.length,
    contenders: [
      { name: OURS, run: () => hexes.map((hex) => colorToOklch(read(hex))) },
      { name: "colordx", run: () => hexes.map((hex) => colordx(hex).toOklch()) },
      {
        name: "colordx/fn",
        run: () =>
          hexes.map((hex) => {
            const rgb = parseHex(hex);
            return rgb && rgbToOklch(rgb);
          }),
      },
      { name: "culori", run: () => hexes.map((hex) => toOklch(hex)) },
      { name: "colorjs.io", run: () => hexes.map((hex) => new ColorJs(hex).to("oklch")) },
      { name: "chroma-js", run: () => hexes.map((hex) => chroma(hex).oklch()) },
    ],
  };
}

/** Formats colors inside sRGB. */
function oklchToHex({ inside }: ColorSample): Contest {
  const ours = inside.map(({ l, c, h }) => oklchToColor({ lightness: l, chroma: c, hueDeg: h }));
  const theirs = inside.map((color) => ({ mode: "oklch", ...color }));
  return {
    title: "oklch to hex, in gamut",
    operations: inside.length,
    contenders: [
      { name: OURS, run: () => ours.map((color) => formatHex(color)) },
      { name: "colordx", run: () => inside.map((color) => colordx(color).toHex()) },
      {
        name: "colordx/fn",
        run: () => inside.map(({ l, c, h }) => rgbToHex(oklchToRgb({ l, c, h, alpha: 1 }))),
      },
      { name: "culori", run: () => theirs.map((color) => culori.formatHex(color)) },
      { name: "colorjs.io", run: () => inside.map(({ l, c, h }) => hexOfColorJs(l, c, h)) },
      { name: "chroma-js", run: () => inside.map(({ l, c, h }) => chroma.oklch(l, c, h).hex()) },
    ],
  };
}

/** Formats colors outside sRGB, mapped as CSS Color 4 specifies; chroma-js has no gamut mapping. */
function mapped({ outside }: ColorSample): Contest {
  const ours = outside.map(({ l, c, h }) => oklchToColor({ lightness: l, chroma: c, hueDeg: h }));
  const theirs = outside.map((color) => ({ mode: "oklch", ...color }));
  const toGamut = culori.toGamut("rgb", "oklch");
  return {
    title: "oklch to sRGB, gamut mapped",
    operations: outside.length,
    contenders: [
      { name: OURS, run: () => ours.map((color) => mapToGamut(color, "srgb")) },
      { name: "colordx", run: () => outside.map((color): Colordx => colordx(color).mapSrgb()) },
      { name: "culori", run: () => theirs.map((color) => toGamut(color)) },
      {
        name: "colorjs.io",
        run: () =>
          outside.map(({ l, c, h }) => new ColorJs("oklch", [l, c, h]).to("srgb").toGamut({ method: "css" })),
      },
    ],
  };
}

function hexOfColorJs(l: number, c: number, h: number): string {
  return new ColorJs("oklch", [l, c, h]).to("srgb").toString({ format: "hex" });
}

/** The contrast ratio of two colors given as hex. */
function contrast({ hexes }: ColorSample): Contest {
  const next = (index: number): string => hexes[(index + 1) % hexes.length] ?? "";
  return {
    title: "WCAG ratio of two hex",
    operations: hexes.length,
    contenders: [
      { name: OURS, run: () => hexes.map((hex, index) => wcagRatio(read(hex), read(next(index)))) },
      { name: "colordx", run: () => hexes.map((hex, index) => colordx(hex).contrast(next(index))) },
      { name: "culori", run: () => hexes.map((hex, index) => culori.wcagContrast(hex, next(index))) },
      {
        name: "colorjs.io",
        run: () => hexes.map((hex, index) => new ColorJs(hex).contrast(next(index), "WCAG21")),
      },
      { name: "chroma-js", run: () => hexes.map((hex, index) => chroma.contrast(hex, next(index))) },
    ],
  };
}
