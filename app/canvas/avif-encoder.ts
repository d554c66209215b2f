/** AVIF with libavif, since no browser encodes it from a canvas. Loaded with the first picture in this format. */
import createEncoder from "@jsquash/avif/codec/enc/avif_enc.js";
import { loadPart } from "#app/workers/task-problem.ts";
import { tagAvifColor } from "#engine/files/avif-color.ts";
import type { RasterGamut } from "#engine/raster/raster.ts";

export interface AvifPicture {
  /** RGBA, row by row, not premultiplied. */
  readonly bytes: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly gamut: RasterGamut;
  /** 0 to 1. */
  readonly quality01: number;
}

/** The part of the encoder that is used; its package has types of Emscripten that do not resolve. */
interface Encoder {
  readonly encode: (
    bytes: Uint8ClampedArray<ArrayBuffer>,
    width: number,
    height: number,
    options: Readonly<Record<string, number | boolean>>,
  ) => Uint8Array | null;
}

/** 4:4:4, without chroma subsampling, which would blur the edge between two swatches. */
const FULL_CHROMA = 3;
/** 0 gives the smallest file, 10 is the fastest; smooth pictures are already small at 8. */
const SPEED = 8;

/** The file; undefined if there is not enough memory. */
export async function encodeAvif(picture: AvifPicture): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { bytes, width, height, gamut, quality01 } = picture;
  // Requests the program of the encoder.
  const encoder = await loadPart<Encoder>(createEncoder({ noInitialRun: true }));
  const file = encoder.encode(bytes, width, height, {
    quality: Math.round(quality01 * 100),
    qualityAlpha: -1, // same as the color quality
    bitDepth: 8,
    subsample: FULL_CHROMA,
    speed: SPEED,
    tileRowsLog2: 0,
    tileColsLog2: 0,
    denoiseLevel: 0,
    chromaDeltaQ: false,
    sharpness: 0,
    enableSharpYUV: false,
    tune: 0, // default of the encoder
    lossless: false,
  });
  if (!file) return undefined;
  const tagged = new Uint8Array(file);
  tagAvifColor(tagged, gamut);
  return tagged;
}
