/** Colors of a picture for a tool that wants no more of it (TLS-9): read on the device, worked out off the main thread; the picture goes nowhere. */
import { useEffect, useRef, useState } from "react";
import type { Color } from "#engine/space/color.ts";
import { PictureProblem } from "./picture-error.ts";
import { createPictureSession, type PictureSession } from "./picture-session.ts";

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
  const running = useRef<PictureSession>(undefined);
  useEffect(() => () => running.current?.end(), []);
  const cancel = () => {
    running.current?.end();
    running.current = undefined;
    setProgress(undefined);
  };
  const read = (file: File) => {
    cancel();
    onProblem(undefined);
    const session = createPictureSession();
    running.current = session;
    setProgress(`Reading ${file.name}…`);
    colorsOf(session, file, count, (text) => setProgress(`${file.name}: ${text}…`))
      .then((colors) => {
        if (running.current !== session) return;
        if (colors.length < 2) onProblem("The picture has fewer than two colors.");
        else onColors(colors);
      })
      .catch((error: unknown) => {
        if (running.current === session) onProblem(`${file.name} could not be used. ${reasonOf(error)}`);
      })
      .finally(() => {
        if (running.current === session) cancel();
      });
  };
  return { read, progress, cancel };
}

export function reasonOf(error: unknown): string {
  return error instanceof PictureProblem ? error.message : `Something went wrong: ${String(error)}`;
}

async function colorsOf(
  session: PictureSession,
  file: File,
  count: number,
  onStep: (text: string) => void,
): Promise<readonly Color[]> {
  const { pixels, shown } = await session.open(file, ({ text }) => onStep(text));
  pixels.close();
  shown.close();
  const wishes = { count, wantsAccent: false, ignoreBackground: false, isExact: false, own: [] };
  const answer = await session.find(wishes);
  return answer?.found.map(({ color }) => color) ?? [];
}
