/**
 * Extracts colors for tools that do not need the picture itself (TLS-9): on the device and off the main thread; the
 * picture is not uploaded.
 */
import { useEffect, useRef, useState } from "react";
import { reloadPage } from "#app/ui/reload-page.ts";
import type { SayProblem } from "#app/workbench/use-tool-frame.ts";
import type { Color } from "#engine/space/color.ts";

interface PictureOptions {
  /** Number of colors. */
  readonly count: number;
  readonly onColors: (colors: readonly Color[]) => void;
  readonly onProblem: SayProblem;
}

export interface PictureReading {
  readonly read: (file: File) => void;
  /** The current step, while it is running. */
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
    running.current = controller;
    setProgress(`Reading ${file.name}…`);
    const { signal } = controller;
    import("./picture-colors.ts")
      .then(
        ({ readPicture }) =>
          readPicture({
            file,
            count,
            signal,
            onStep: setProgress,
            onColors,
            onProblem: ({ message, retry }) =>
              onProblem(
                message,
                retry === "none" ? undefined : retry === "ask" ? () => read(file) : reloadPage,
              ),
          }),
        () =>
          onProblem(
            `${file.name} could not be used. The part that reads pictures could not be loaded.`,
            reloadPage,
          ),
      )
      .finally(() => running.current === controller && cancel());
  };
  return { read, progress, cancel };
}
