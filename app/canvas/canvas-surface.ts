/** A canvas that shows pictures as they come: at the pixels of the device, coarse while they follow a drag. */
import type { RasterGamut } from "#engine/raster/raster.ts";
import { canPaintInWorker, createPagePainter, createWorkerPainter } from "./canvas-painters.ts";
import { watchPixels } from "./canvas-pixels.ts";
import type { CanvasSize } from "./drawn-canvas.tsx";
import type { CanvasPicture } from "./pictures.ts";

export interface CanvasSurface {
  /** Shows it as soon as the canvas has a size; of many that follow each other the newest. Nothing is rendered by React. */
  readonly paint: (picture: CanvasPicture) => void;
  /** Lets the canvas go, unless it is opened again in the same turn. */
  readonly close: () => void;
}

export interface SurfaceOptions {
  readonly gamut: RasterGamut;
  /** A worker, where the browser has what it takes. */
  readonly where: "worker" | "page";
  /** The first picture is there. */
  readonly onPainted: () => void;
  /** There is no worker after all: the canvas is lost, and another is needed for the page to paint on. */
  readonly onLost: () => void;
}

/** Pictures that follow each other within this are those of a drag; after so long without one it rests. Ms. */
const [DRAG_MS, REST_MS] = [120, 160];

const surfaces = new WeakMap<
  HTMLCanvasElement,
  { readonly surface: CanvasSurface; readonly keep: () => void }
>();

/** The surface of a canvas: a canvas that was handed to a worker once cannot be handed over again, so it has one only. */
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
