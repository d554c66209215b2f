/** The canvas that a picture is painted on, in a worker or on the page. */
import type { RasterGamut } from "#engine/raster/raster.ts";
import type { Context2d, GamutContext } from "./canvas-context.ts";
import type { CanvasSize } from "./drawn-canvas.tsx";

export interface PaintTarget extends GamutContext, CanvasSize {
  /** True during a drag, when speed is more important than detail. */
  readonly isCoarse: boolean;
  /** Most pixels that should be computed; beyond it the picture is scaled up. */
  readonly mostPixels: number;
}

/**
 * Most pixels that are computed, in a worker and on the main thread, where a frame of a drag has 8 ms for everything.
 */
const MOST = {
  worker: { fine: 1_000_000, coarse: 120_000 },
  page: { fine: 120_000, coarse: 12_000 },
} as const;

/** The canvas, resized and cleared. */
export function targetOn(
  { context, gamut }: GamutContext,
  { width, height }: CanvasSize,
  isCoarse: boolean,
  where: keyof typeof MOST,
): PaintTarget {
  const { canvas } = context;
  if (canvas.width === width && canvas.height === height) context.clearRect(0, 0, width, height);
  else {
    canvas.width = width;
    canvas.height = height;
  }
  return { context, gamut, width, height, isCoarse, mostPixels: MOST[where][isCoarse ? "coarse" : "fine"] };
}

type Bytes = Uint8ClampedArray<ArrayBuffer>;

/**
 * Paints over the whole target with bytes computed at the target's size or, for a large target, at a smaller size and
 * scaled up.
 */
export function paintStretched(target: PaintTarget, bytesOf: (size: CanvasSize) => Bytes): void {
  const { context, gamut, width, height, mostPixels } = target;
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)));
  if (scale === 1) {
    const image = new ImageData(bytesOf({ width, height }), width, height, { colorSpace: gamut });
    context.putImageData(image, 0, 0);
    return;
  }
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  drawBytes(target, bytesOf(size), size);
}

/** Draws bytes of any size, scaled to the target. */
export function drawBytes(
  { context, gamut, width, height, isCoarse }: PaintTarget,
  bytes: Bytes,
  size: CanvasSize,
) {
  const scratch = scratchOf(gamut, size);
  const image = new ImageData(bytes, size.width, size.height, { colorSpace: gamut });
  scratch?.putImageData(image, 0, 0);
  context.imageSmoothingQuality = isCoarse ? "low" : "high";
  if (scratch !== undefined) context.drawImage(scratch.canvas, 0, 0, width, height);
}

/** One scratch canvas per gamut; otherwise a drag would create sixty per second. */
const scratches = new Map<RasterGamut, Context2d>();

function scratchOf(gamut: RasterGamut, { width, height }: CanvasSize): Context2d | undefined {
  const known = scratches.get(gamut) ?? newScratch(gamut);
  if (known === undefined) return undefined;
  scratches.set(gamut, known);
  const { canvas } = known;
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  return known;
}

function newScratch(gamut: RasterGamut): Context2d | undefined {
  const canvas =
    typeof OffscreenCanvas === "undefined" ? document.createElement("canvas") : new OffscreenCanvas(1, 1);
  return canvas.getContext("2d", { colorSpace: gamut }) ?? undefined;
}
