/** Shows a sequence of pictures on a canvas: in device pixels, coarse during a drag. */
import type { RasterGamut } from "#engine/raster/raster.ts";
import { canPaintInWorker, createPagePainter, createWorkerPainter } from "./canvas-painters.ts";
import type { CanvasPicture } from "./canvas-picture.ts";
import { watchPixels } from "./canvas-pixels.ts";
import type { CanvasSize } from "./drawn-canvas.tsx";

export interface CanvasSurface {
  /**
   * Shows the picture as soon as the canvas has a size; of several pending pictures the newest. Bypasses React
   * rendering.
   */
  readonly paint: (picture: CanvasPicture) => void;
  /** Releases the canvas, unless it is opened again in the same turn of the event loop. */
  readonly close: () => void;
}

export interface SurfaceOptions {
  readonly gamut: RasterGamut;
  /** "worker" if the browser supports OffscreenCanvas in workers. */
  readonly where: "worker" | "page";
  /** Called when the first picture is shown. */
  readonly onPainted: () => void;
  /**
   * Called if the worker fails after the transfer: the canvas is lost, and the page needs another one to paint on.
   */
  readonly onLost: () => void;
}

/**
 * Pictures that follow each other within the first time belong to a drag; it ends after the second time without one.
 * Ms.
 */
const [DRAG_MS, REST_MS] = [120, 160];

const surfaces = new WeakMap<
  HTMLCanvasElement,
  { readonly surface: CanvasSurface; readonly keep: () => void }
>();

/** The surface of a canvas. A canvas can be transferred to a worker only once, so each has one surface. */
export function openSurface(canvas: HTMLCanvasElement, options: SurfaceOptions): CanvasSurface {
  const known = surfaces.get(canvas);
  if (known !== undefined) {
    known.keep();
    return known.surface;
  }
  const { gamut, where, onPainted, onLost } = options;
  const painter =
    where === "worker" && canPaintInWorker()
      ? createWorkerPainter(canvas, gamut, onLost)
      : createPagePainter(canvas, gamut);
  let picture: CanvasPicture | undefined;
  let size: CanvasSize | undefined;
  let isPainted = false;
  let lastMs = Number.NEGATIVE_INFINITY;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;

  const show = async (isCoarse: boolean): Promise<void> => {
    if (picture === undefined || size === undefined) return;
    const isDone = await painter.paint(picture, size, isCoarse);
    if (!isDone || isPainted) return;
    isPainted = true;
    onPainted();
  };
  const follow = (): void => {
    const now = performance.now();
    const isDragged = now - lastMs < DRAG_MS;
    lastMs = now;
    clearTimeout(resting);
    if (isDragged) resting = setTimeout(() => void show(false), REST_MS);
    void show(isDragged);
  };
  const unwatch = watchPixels(canvas, (next) => {
    size = next;
    follow();
  });
  const surface: CanvasSurface = {
    paint(next) {
      picture = next;
      follow();
    },
    close() {
      closing = setTimeout(() => {
        surfaces.delete(canvas);
        clearTimeout(resting);
        unwatch();
        painter.close();
      });
    },
  };
  surfaces.set(canvas, { surface, keep: () => clearTimeout(closing) });
  return surface;
}
