/** Colors of a picture for a tool that wants no more of it (TLS-9): read on the device, worked out off the main thread; the picture goes nowhere. */
import { useEffect, useRef, useState } from "react";
import type { Color } from "#engine/space/color.ts";

interface PictureOptions {
  /** Colors wanted. */
  readonly count: number;
  readonly onColors: (colors: readonly Color[]) => void;
  readonly onProblem: (problem: string | undefined) => void;
}

export interface PictureReading {
  readonly read: (file: File) => void;
  /** What is being done, while it is. */
  readonly progress: string | undefined;
  readonly cancel: () => void;
}

export function usePictureColors({ count, onColors, onProblem }: PictureOptions): PictureReading {
  const [progress, setProgress] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const cancel = () => {
    running.current?.abort();
    running.current = undefined;
    setProgress(undefined);
  };
  const read = (file: File) => {
    cancel();
    onProblem(undefined);
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setProgress(`Reading ${file.name}…`);
    const onStep = (text: string) => !signal.aborted && setProgress(`${file.name}: ${text}…`);
    loadReader()
      .then(({ pictureColors }) => (signal.aborted ? [] : pictureColors(file, count, onStep, signal)))
      .then((colors) => {
        if (signal.aborted) return;
        if (colors.length < 2) onProblem("The picture has fewer than two colors.");
        else onColors(colors);
      })
      .catch((error: unknown) => {
        if (signal.aborted) return;
        onProblem(
          `${file.name} could not be used. ${error instanceof Error ? error.message : String(error)}`,
        );
      })
      .finally(() => {
        if (running.current === controller) cancel();
      });
  };
  return { read, progress, cancel };
}

function loadReader() {
  return import("./picture-colors.ts").catch((cause: unknown) => {
    throw new Error("The part that works on pictures could not be loaded.", { cause });
  });
}
