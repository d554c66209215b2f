/** Colors of a picture (TLS-9): read on the device, worked out off the main thread; the picture goes nowhere. */
import { useState } from "react";
import type { Color } from "#engine/color.ts";

/** More pixels make it slower, not better. */
const MAX_SIDE = 512;
const COLORS = 5;

export function usePicture(
  onColors: (colors: readonly Color[]) => void,
  onProblem: (problem: string | undefined) => void,
) {
  const [progress, setProgress] = useState<string>();
  const read = (file: File) => {
    onProblem(undefined);
    setProgress(`Reading ${file.name}…`);
    void readPicture(file)
      .then((colors) => {
        if (colors.length < 2) onProblem("The picture has fewer than two colors.");
        else onColors(colors);
      })
      .catch(() => onProblem(`${file.name} cannot be read as a picture by this browser.`))
      .finally(() => setProgress(undefined));
  };
  return { read, progress };
}

async function readPicture(file: File): Promise<readonly Color[]> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("This browser gives no canvas");
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const worker = new Worker(new URL("./picture.worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise<readonly Color[]>((resolve, reject) => {
      worker.addEventListener("message", (event: MessageEvent<readonly Color[]>) => resolve(event.data));
      worker.addEventListener("error", () => reject(new Error("The picture could not be worked out")));
      worker.postMessage({ rgba: data, count: COLORS }, [data.buffer]);
    });
  } finally {
    worker.terminate();
  }
}
