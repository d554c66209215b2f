/** The 2D context of a canvas in the requested gamut, and the gamut it really has. */
import type { RasterGamut } from "#engine/raster/raster.ts";

export type Context2d = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export interface GamutContext {
  readonly context: Context2d;
  /** Actual color space of the canvas: Firefox accepts "display-p3" but silently keeps sRGB. */
  readonly gamut: RasterGamut;
}

/** Undefined if the browser provides no context. */
export function contextIn(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  gamut: RasterGamut,
): GamutContext | undefined {
  const context: Context2d | null = canvas.getContext("2d", { colorSpace: gamut });
  if (context === null) return undefined;
  return { context, gamut: spaceOf(context) };
}

/** If a browser does not report the color space, sRGB is assumed. */
function spaceOf(context: Context2d): RasterGamut {
  const attributes =
    "getContextAttributes" in context && typeof context.getContextAttributes === "function"
      ? context.getContextAttributes()
      : undefined;
  return attributes?.colorSpace === "display-p3" ? "display-p3" : "srgb";
}
