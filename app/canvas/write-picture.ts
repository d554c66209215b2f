/**
 * Writes a picture band by band, so that only one band is in memory, except for formats that only the browser can
 * encode.
 */
import { loadPart } from "#app/workers/task-problem.ts";
import { createPngWriter } from "#engine/files/png-writer.ts";
import { blueNoiseMask, type DitherMask, orderedMask } from "#engine/raster/dither.ts";
import { type RasterGamut, rasterTile, type Tile } from "#engine/raster/raster.ts";
import { contextIn } from "./canvas-context.ts";
import { PIXEL_FORMAT_FACTS, type PixelFormat } from "./export-format.ts";
import type { Dithering } from "./export-jobs.ts";
import type { PictureSource } from "./exported-pictures.ts";

export interface WriteOptions {
  readonly width: number;
  readonly height: number;
  readonly format: PixelFormat;
  readonly gamut: RasterGamut;
  readonly dithering?: Dithering | undefined;
  readonly quality01?: number | undefined;
  /** 0 to 1. */
  readonly onProgress: (done01: number) => void;
}

type Bytes = Uint8ClampedArray<ArrayBuffer>;

const BAND_PIXELS = 1 << 20;
/** Bytes that are buffered in memory; a Blob may be stored on disk. */
const BUFFERED_BYTES = 4 << 20;
/** No visible difference in smooth pictures. */
const AVIF_QUALITY01 = 0.85;
/** Share of the progress when everything is drawn and encoding remains. */
const BEFORE_ENCODING = 0.6;

/** The file; undefined if there is not enough memory. */
export async function writePicture(source: PictureSource, options: WriteOptions): Promise<Blob | undefined> {
  try {
    switch (options.format) {
      case "png":
        return writePng(source, options);
      case "avif":
        return await writeAvif(source, options);
      case "jpeg":
      case "webp":
        return await writeByBrowser(source, options);
    }
  } catch (error) {
    // Browsers throw these if they cannot allocate an array or encode a canvas of this size.
    if (error instanceof RangeError || error instanceof DOMException) return undefined;
    throw error;
  }
}

function writePng(source: PictureSource, options: WriteOptions): Blob {
  const { width, height, gamut, onProgress } = options;
  const type = PIXEL_FORMAT_FACTS.png.mediaType;
  const blobs: Blob[] = [];
  let buffered: Uint8Array<ArrayBuffer>[] = [];
  let bufferedBytes = 0;
  const flush = (): void => {
    blobs.push(new Blob(buffered));
    buffered = [];
    bufferedBytes = 0;
  };
  const png = createPngWriter({ width, height, gamut, hasAlpha: source.hasAlpha }, (bytes) => {
    buffered.push(new Uint8Array(bytes));
    bufferedBytes += bytes.byteLength;
    if (bufferedBytes > BUFFERED_BYTES) flush();
  });
  for (const { tile, bytes } of bandsOf(source, options)) {
    png.writeRows(bytes);
    onProgress((tile.y + tile.height) / height);
  }
  png.end();
  flush();
  return new Blob(blobs, { type });
}

async function writeAvif(source: PictureSource, options: WriteOptions): Promise<Blob | undefined> {
  const { width, height, gamut, quality01 = AVIF_QUALITY01, onProgress } = options;
  const bytes = new Uint8ClampedArray(width * height * 4);
  for (const { tile, bytes: band } of bandsOf(source, options)) {
    bytes.set(band, tile.y * width * 4);
    onProgress((BEFORE_ENCODING * (tile.y + tile.height)) / height);
  }
  const { encodeAvif } = await loadPart(import("./avif-encoder.ts"));
  const file = await encodeAvif({ bytes, width, height, gamut, quality01 });
  onProgress(1);
  return file && new Blob([file], { type: PIXEL_FORMAT_FACTS.avif.mediaType });
}

async function writeByBrowser(source: PictureSource, options: WriteOptions): Promise<Blob | undefined> {
  const { width, height, format, quality01, onProgress } = options;
  const { mediaType, holdsAlpha } = PIXEL_FORMAT_FACTS[format];
  const canvas = new OffscreenCanvas(width, height);
  const given = contextIn(canvas, options.gamut);
  if (given === undefined) return undefined;
  // If the canvas has no P3, the picture is clipped to sRGB and tagged as sRGB.
  const { context, gamut } = given;
  for (const { tile, bytes } of bandsOf(source, { ...options, gamut })) {
    const image = new ImageData(bytes, tile.width, tile.height, { colorSpace: gamut });
    context.putImageData(image, 0, tile.y);
    onProgress((BEFORE_ENCODING * (tile.y + tile.height)) / height);
  }
  if (source.hasAlpha && !holdsAlpha) {
    context.globalCompositeOperation = "destination-over";
    context.fillStyle = "white";
    context.fillRect(0, 0, width, height);
  }
  const file = await canvas.convertToBlob({
    type: mediaType,
    ...(quality01 !== undefined && { quality: quality01 }),
  });
  onProgress(1);
  return file.type === mediaType ? file : undefined;
}

function* bandsOf(source: PictureSource, options: WriteOptions): Generator<{ tile: Tile; bytes: Bytes }> {
  const { width, height } = options;
  const rows = Math.max(1, Math.floor(BAND_PIXELS / width));
  const bytesOf = source.kind === "raster" ? rastered(source, options) : drawn(source, options);
  for (let y = 0; y < height; y += rows) {
    const tile = { x: 0, y, width, height: Math.min(rows, height - y) };
    yield { tile, bytes: bytesOf(tile) };
  }
}

function rastered(
  { raster }: Extract<PictureSource, { kind: "raster" }>,
  { gamut, dithering }: WriteOptions,
): (tile: Tile) => Bytes {
  const dither = maskOf(dithering);
  return (tile) => rasterTile(raster, { tile, gamut, ...(dither !== undefined && { dither }) });
}

/** Draws each band on its own canvas, because a picture may be larger than any canvas. */
function drawn(
  { draw }: Extract<PictureSource, { kind: "drawn" }>,
  { gamut }: WriteOptions,
): (tile: Tile) => Bytes {
  return (tile) => {
    const given = contextIn(new OffscreenCanvas(tile.width, tile.height), gamut);
    if (given === undefined) throw new RangeError("There is no canvas for a band.");
    const { context } = given;
    context.translate(-tile.x, -tile.y);
    draw(context, tile);
    return context.getImageData(0, 0, tile.width, tile.height, { colorSpace: gamut }).data;
  };
}

function maskOf(dithering: Dithering | undefined): DitherMask | undefined {
  if (dithering === undefined) return undefined;
  return dithering === "ordered" ? orderedMask() : blueNoiseMask(dithering.seed);
}
