/** Looks for the colors of a picture and forgets it. Loaded with the first picture. */
import type { Color } from "#engine/space/color.ts";
import { PictureProblem } from "./picture-error.ts";
import { createPictureSession } from "./picture-session.ts";

/** Ends with `signal`, then with no colors. Rejects with a sentence that says why there are none. */
export async function pictureColors(
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
    const wishes = { count, wantsAccent: false, ignoreBackground: false, isExact: false, own: [] };
    const answer = await session.find(wishes);
    return answer?.found.map(({ color }) => color) ?? [];
  } catch (error) {
    throw new Error(reasonOf(error), { cause: error });
  } finally {
    session.end();
  }
}

function reasonOf(error: unknown): string {
  return error instanceof PictureProblem ? error.message : `Something went wrong: ${String(error)}`;
}
