/** Detects, in the worker, what the browser's encoders and canvases support, rather than guessing from its name. */
import { PIXEL_FORMAT_FACTS, PIXEL_FORMATS, type PixelFormat } from "./export-format.ts";

const OWN_FORMATS: readonly PixelFormat[] = ["png", "avif"];

/** A browser without an encoder for a type returns a PNG. PNG and AVIF do not depend on the browser. */
export async function findEncoders(): Promise<readonly PixelFormat[]> {
  const known = await Promise.all(
    PIXEL_FORMATS.map(
      async (format) => OWN_FORMATS.includes(format) || (await hasEncoder(format)) || undefined,
    ),
  );
  return PIXEL_FORMATS.filter((_, index) => known[index]);
}

async function hasEncoder(format: PixelFormat): Promise<boolean> {
  if (typeof OffscreenCanvas === "undefined") return false;
  const { mediaType } = PIXEL_FORMAT_FACTS[format];
  const canvas = new OffscreenCanvas(1, 1);
  // Without a context there is nothing to encode.
  if (canvas.getContext("2d") === null) return false;
  const file = await canvas.convertToBlob({ type: mediaType }).catch(() => undefined);
  return file?.type === mediaType;
}

/** Factor between the sizes that are tried. */
const NEXT = 0.8;
const LEAST = 0.05;

/** The share of a size that a canvas can have: the limit depends on browser and device. */
export function shareThatFits(width: number, height: number): number {
  let share = 1;
  while (share > LEAST && !hasCanvas(Math.floor(width * share), Math.floor(height * share))) share *= NEXT;
  return share > LEAST ? share : 0;
}

/** Beyond its limit a canvas exists but stays empty, so its last pixel is checked. */
function hasCanvas(width: number, height: number): boolean {
  try {
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context?.fillRect(width - 1, height - 1, 1, 1);
    return context?.getImageData(width - 1, height - 1, 1, 1).data[3] === 255;
  } catch {
    return false; // out of memory, or unsupported size
  }
}
