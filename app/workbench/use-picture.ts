/** Colors of a picture (TLS-9): read on the device, worked out off the main thread; the picture goes nowhere. */
import { useRef, useState } from "react";
import type { Color } from "#engine/color.ts";

/** More pixels make it slower, not better. */
const MAX_SIDE = 512;

interface PictureOptions {
  /** Colors wanted. */
  readonly count: number;
  readonly onColors: (colors: readonly Color[]) => void;
  readonly onProblem: (problem: string | undefined) => void;
}

export interface Picture {
  readonly read: (file: File) => void;
  /** What is being done, while it is. */
  readonly progress: string | undefined;
  readonly cancel: () => void;
}

export function usePicture({ count, onColors, onProblem }: PictureOptions): Picture {
  const [progress, setProgress] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const cancel = () => {
    running.current?.abort();
    setProgress(undefined);
  };
  const read = (file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    onProblem(undefined);
    setProgress(`Reading ${file.name}…`);
    readPicture(file, count, controller.signal, () => setProgress(`Finding the colors of ${file.name}…`))
      .then((colors) => {
        if (controller.signal.aborted) return;
        if (colors.length < 2) onProblem("The picture has fewer than two colors.");
        else onColors(colors);
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        const why =
          error instanceof DOMException ? "this browser cannot read it as a picture" : String(error);
        onProblem(`${file.name} could not be used: ${why}.`);
      })
      .finally(() => {
        if (running.current === controller) setProgress(undefined);
      });
  };
  return { read, progress, cancel };
}

async function readPicture(
  file: File,
  count: number,
  signal: AbortSignal,
  onDecoded: () => void,
): Promise<readonly Color[]> {
  const bitmap = await createImageBitmap(file);
  signal.throwIfAborted();
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("this browser gives no canvas");
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  onDecoded();
  const worker = new Worker(new URL("./picture.worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise<readonly Color[]>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(new Error("cancelled")));
      worker.addEventListener("message", (event: MessageEvent<readonly Color[]>) => resolve(event.data));
      worker.addEventListener("error", () => reject(new Error("its colors could not be worked out")));
      worker.postMessage({ rgba: data, width, height, count }, [data.buffer]);
    });
  } finally {
    worker.terminate();
  }
}
