/** Extracts the colors of a picture, which is not stored. Loaded with the first picture. */
import { type Failure, failureOfError } from "#app/workers/failure.ts";
import type { Color } from "#engine/space/color.ts";
import { createPictureSession } from "./picture-session.ts";

export interface PictureRequest {
  readonly file: File;
  /** Number of colors. */
  readonly count: number;
  /** Once aborted, nothing is reported. */
  readonly signal: AbortSignal;
  readonly onStep: (text: string) => void;
  readonly onColors: (colors: readonly Color[]) => void;
  readonly onProblem: (problem: Failure) => void;
}

/** Reports two colors or more, or why there are none. */
export async function readPicture(request: PictureRequest): Promise<void> {
  const { file, count, signal, onStep, onColors, onProblem } = request;
  try {
    const report = (text: string) => !signal.aborted && onStep(`${file.name}: ${text}…`);
    const colors = await pictureColors(file, count, report, signal);
    if (signal.aborted) return;
    if (colors.length < 2) onProblem({ message: "The picture has fewer than two colors.", retry: "none" });
    else onColors(colors);
  } catch (error) {
    if (signal.aborted) return;
    const { message, retry } = failureOfError(error);
    onProblem({ message: `${file.name} could not be used. ${message}`, retry });
  }
}

/** When `signal` aborts, it resolves without colors. */
async function pictureColors(
  file: File,
  count: number,
  onStep: (text: string) => void,
  signal: AbortSignal,
): Promise<readonly Color[]> {
  const session = createPictureSession();
  signal.addEventListener("abort", session.end);
  try {
    const { pixels, shown } = await session.open(file, ({ text }) => onStep(text));
    pixels.close();
    shown.close();
    const settings = { count, wantsAccent: false, ignoreBackground: false, isExact: false, own: [] };
    const answer = await session.find(settings);
    return answer?.found.map(({ color }) => color) ?? [];
  } finally {
    session.end();
  }
}
