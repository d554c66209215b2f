/** Who paints a canvas: a worker that holds it, or the page. */
import { createWorkerClient } from "#app/workers/worker-client.ts";
import type { RasterGamut } from "#engine/raster/raster.ts";
import type { CanvasSize } from "./drawn-canvas.tsx";
import { isPainted, isShown, type PaintJobs } from "./paint-jobs.ts";
import type { CanvasPicture } from "./pictures.ts";

export interface CanvasPainter {
  /** True once it is painted; false when a newer picture took its place, or the canvas has gone. */
  readonly paint: (picture: CanvasPicture, size: CanvasSize, isCoarse: boolean) => Promise<boolean>;
  readonly close: () => void;
}

/** One worker for all canvases of the page; it ends some time after the last of them. */
const worker = createWorkerClient<PaintJobs>({
  start: () => new Worker(new URL("./paint.worker.ts", import.meta.url), { type: "module" }),
  isAnswer: { show: isShown, paint: isPainted },
});
let surfaces = 0;

export function canPaintInWorker(): boolean {
  return (
    typeof Worker !== "undefined" &&
    typeof OffscreenCanvas !== "undefined" &&
    "transferControlToOffscreen" in HTMLCanvasElement.prototype
  );
}

/** The canvas is the worker's from now on; `onLost` when there is no worker after all. */
export function createWorkerPainter(
  canvas: HTMLCanvasElement,
  gamut: RasterGamut,
  onLost: () => void,
): CanvasPainter {
  surfaces += 1;
  const surface = surfaces;
  const closing = new AbortController();
  const { signal } = closing;
  const offscreen = canvas.transferControlToOffscreen();
  const task = { surface, canvas: offscreen, gamut };
  void worker.ask("show", task, { signal, transfer: [offscreen] }).then((answered) => {
    if (!answered.ok && answered.reason !== "cancelled") onLost();
  });
  return {
    async paint(picture, size, isCoarse) {
      const asked = { surface, picture, ...size, isCoarse };
      const answered = await worker.askLatest("paint", asked, { signal, lane: surface });
      return answered.ok && answered.answer;
    },
    close: () => closing.abort(),
  };
}

export function createPagePainter(canvas: HTMLCanvasElement, gamut: RasterGamut): CanvasPainter {
  let newest = 0;
  return {
    async paint(picture, size, isCoarse) {
      newest += 1;
      const mine = newest;
      // What paints is loaded by the worker as a rule.
      const [{ contextIn }, { targetOn }, { paintPicture }] = await Promise.all([
        import("./canvas-context.ts"),
        import("./paint-target.ts"),
        import("./pictures.ts"),
      ]);
      const context = mine === newest ? contextIn(canvas, gamut) : undefined;
      if (context === undefined) return false;
      paintPicture(picture, targetOn(context, size, isCoarse, "page"));
      return true;
    },
    close() {
      newest = 0;
    },
  };
}
