/** The quantizers measured on pictures: ours and those of other libraries, each with the same decoded RGBA. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { MMCQ } from "@vibrant/quantizer-mmcq"; // The part of node-vibrant that works on pixels.
import { configure, getPalette } from "colorthief";
import { distance, palette as palettes, utils } from "image-q";
import type { PixelKernel } from "../engine/kernels/pixel-kernel.ts";
import { plainKernel } from "../engine/kernels/plain-kernel.ts";
import { loadPixelKernel } from "../engine/kernels/simd-kernel.ts";
import { analyzeImage } from "../engine/picture/image-cluster.ts";

export interface Picture {
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

export type Rgb = readonly [red: number, green: number, blue: number];

export interface Quantizer {
  readonly name: string;
  /** Omitted for the large picture, where it takes minutes. */
  readonly isSlow?: true;
  /** Colors as bytes, about `count` of them. */
  readonly quantize: (picture: Picture, count: number) => readonly Rgb[] | Promise<readonly Rgb[]>;
}

export const OURS = "tincture, SIMD";
export const OURS_PLAIN = "tincture, plain";

export async function allQuantizers(): Promise<readonly Quantizer[]> {
  return [
    ours(OURS, await loadPixelKernel()),
    ours(OURS_PLAIN, plainKernel),
    colorThief(),
    { name: "node-vibrant MMCQ", quantize: vibrant },
    ...(await material()),
    { name: "image-q wuquant", isSlow: true, quantize: wuQuant },
  ];
}

function ours(name: string, kernel: PixelKernel): Quantizer {
  return {
    name,
    quantize: ({ rgba, width, height }, count) =>
      analyzeImage(rgba, width, height, { count, kernel }).colors.map(({ color: { coords } }) => {
        const [red = 0, green = 0, blue = 0] = coords;
        return [red * 255, green * 255, blue * 255];
      }),
  };
}

/** With its default settings: every tenth pixel, in OKLCH. */
function colorThief(): Quantizer {
  let current: Picture | undefined;
  configure({
    loader: {
      load: async () => {
        if (current === undefined) throw new Error("There is no picture.");
        const { rgba, width, height } = current;
        return { data: rgba, width, height };
      },
    },
  });
  return {
    name: "colorthief",
    quantize: async (picture, count) => {
      current = picture;
      const found = await getPalette("picture", { colorCount: count });
      return (found ?? []).map((color): Rgb => color.array());
    },
  };
}

function vibrant({ rgba }: Picture, count: number): readonly Rgb[] {
  return MMCQ(rgba, { colorCount: count }).map(({ rgb }): Rgb => [rgb[0], rgb[1], rgb[2]]);
}

function wuQuant({ rgba, width, height }: Picture, count: number): readonly Rgb[] {
  const points = utils.PointContainer.fromUint8Array(rgba, width, height);
  const quantizer = new palettes.WuQuant(new distance.Euclidean(), count);
  quantizer.sample(points);
  const found = quantizer.quantizeSync().getPointContainer().getPointArray();
  return found.map(({ r, g, b }): Rgb => [r, g, b]);
}

interface CelebiModule {
  readonly QuantizerCelebi: { quantize: (argb: number[], count: number) => Map<number, number> };
}
interface WuModule {
  readonly QuantizerWu: new () => { quantize: (argb: number[], count: number) => number[] };
}

/** Imported by file paths, because the package's own entry does not load in Node. */
async function material(): Promise<readonly Quantizer[]> {
  const load = async (name: string): Promise<unknown> => {
    const file = resolve("bench/node_modules/@material/material-color-utilities/quantize", name);
    return import(pathToFileURL(file).href);
  };
  const celebi: unknown = await load("quantizer_celebi.js");
  const wu: unknown = await load("quantizer_wu.js");
  if (!isCelebi(celebi) || !isWu(wu)) throw new Error("Material's quantizers are not where they were.");
  return [
    {
      name: "Material Celebi",
      isSlow: true,
      quantize: ({ rgba }, count) =>
        [...celebi.QuantizerCelebi.quantize(toArgb(rgba), count).keys()].map(fromArgb),
    },
    {
      name: "Material Wu",
      isSlow: true,
      quantize: ({ rgba }, count) => new wu.QuantizerWu().quantize(toArgb(rgba), count).map(fromArgb),
    },
  ];
}
const isCelebi = (loaded: unknown): loaded is CelebiModule =>
  typeof loaded === "object" && loaded !== null && "QuantizerCelebi" in loaded;
const isWu = (loaded: unknown): loaded is WuModule =>
  typeof loaded === "object" && loaded !== null && "QuantizerWu" in loaded;

function toArgb(rgba: Uint8ClampedArray): number[] {
  const argb: number[] = [];
  for (let at = 0; at < rgba.length; at += 4) {
    argb.push(
      (0xff000000 | ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0)) >>> 0,
    );
  }
  return argb;
}
const fromArgb = (argb: number): Rgb => [(argb >> 16) & 255, (argb >> 8) & 255, argb & 255];
