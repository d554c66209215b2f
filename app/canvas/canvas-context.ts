/** The 2D context of a canvas in the gamut that is asked for, and the one it really has. */
import type { RasterGamut } from "#engine/raster/raster.ts";

export type Context2d = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export interface GamutContext {
  readonly context: Context2d;
  /** RGB space of the canvas: Firefox takes "display-p3" without a word and stays with sRGB. */
  readonly gamut: RasterGamut;
}

/** Undefined where the browser gives no context. */
export function contextIn(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  gamut: RasterGamut,
): GamutContext | undefined {
  const context: Context2d | null = canvas.getContext("2d", { colorSpace: gamut });
  if (context === null) return undefined;
  return { context, gamut: spaceOf(context) };
}

/** A browser that cannot say which space it has may have the one that every browser has. */
function spaceOf(context: Context2d): RasterGamut {
  const attributes =
    "getContextAttributes" in context && typeof context.getContextAttributes === "function"
      ? context.getContextAttributes()
      : undefined;
  return attributes?.colorSpace === "display-p3" ? "display-p3" : "srgb";
}
