/** Paints a canvas in a worker to which it was transferred, or on the page. */
import { createWorkerClient, type WorkerClient } from "#app/workers/worker-client.ts";
import type { RasterGamut } from "#engine/raster/raster.ts";
import type { CanvasPicture } from "./canvas-picture.ts";
import type { CanvasSize } from "./drawn-canvas.tsx";
import { isPainted, isShown, type PaintJobs } from "./paint-jobs.ts";

export interface CanvasPainter {
  /** Resolves to true once the picture is painted; false if a newer picture replaced it, or the canvas is gone. */
  readonly paint: (picture: CanvasPicture, size: CanvasSize, isCoarse: boolean) => Promise<boolean>;
  readonly close: () => void;
}

/** One worker for all canvases of the page; it ends after being idle for some time. */
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

/** Transfers the canvas to the worker; `onLost` is called if the worker cannot be started. */
export function createWorkerPainter(
  canvas: HTMLCanvasElement,
  gamut: RasterGamut,
  onLost: () => void,
  client: WorkerClient<PaintJobs> = worker,
): CanvasPainter {
  surfaces += 1;
  const surface = surfaces;
  const closing = new AbortController();
  const { signal } = closing;
  const offscreen = canvas.transferControlToOffscreen();
  const task = { surface, canvas: offscreen, gamut };
  void client.ask("show", task, { signal, transfer: [offscreen] }).then((answered) => {
    if (!answered.ok && answered.reason !== "cancelled") onLost();
  });
  return {
    async paint(picture, size, isCoarse) {
      const asked = { surface, picture, ...size, isCoarse };
      const answered = await client.askLatest("paint", asked, { signal, lane: surface });
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
      // Loaded on demand, because normally the worker loads this code.
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
