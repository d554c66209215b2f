/**
 * Rasterizes SVG, which only a page can do. In an image element its scripts do not run and nothing it refers to is
 * fetched (SVG 2, secure static mode).
 */

import { fileText } from "#app/color/reading/file-text.ts";
import { PictureProblem } from "./picture-error.ts";
import { fileKind } from "./picture-format.ts";
import { MAX_SVG_WORK, svgWork } from "./svg-work.ts";

const HEAD_BYTES = 4096;
const MAX_SVG_BYTES = 50 << 20;
/** Pixels of the longer side, since SVG has no pixel size. */
const SIDE = 1600;
const WIDE = /\b(?:color|(?:ok)?(?:lab|lch))\(/i;

export async function isSvg(file: Blob): Promise<boolean> {
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  const kind = fileKind(new Uint8Array(head));
  return kind.kind === "picture" && kind.format === "svg";
}

/** Rejects with a PictureProblem for a file that is not well formed, or that would keep the browser busy for long. */
export async function drawSvg(file: Blob): Promise<ImageBitmap> {
  if (file.size > MAX_SVG_BYTES)
    throw new PictureProblem(
      "This SVG file has more than 50 MB, too much to draw. Export it as PNG and open that.",
    );
  const text = await fileText(file).catch(() => {
    throw new PictureProblem("The file cannot be read any more.");
  });
  if ((svgWork(text) ?? 0) > MAX_SVG_WORK)
    throw new PictureProblem(
      "This SVG file draws so many parts, or repeats them so often, that the browser would not come to an end. Export it as PNG and open that.",
    );
  const image = new Image();
  image.src = await addressOf(file);
  await image.decode().catch(() => {
    throw new PictureProblem("This SVG file is not well formed, so the browser cannot draw it.");
  });
  const [naturalWidth, naturalHeight] = [image.naturalWidth || SIDE, image.naturalHeight || SIDE];
  const scale = SIDE / Math.max(naturalWidth, naturalHeight);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  // sRGB unless the file may contain a color outside it, because P3 bytes would round the other colors.
  const colorSpace = WIDE.test(text) ? "display-p3" : "srgb";
  canvas.getContext("2d", { colorSpace })?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return createImageBitmap(canvas);
}

/** The file as a data URL with the SVG media type, because the browser may have set another type by its name. */
function addressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : ""));
    reader.addEventListener("error", () => reject(new PictureProblem("The file cannot be read any more.")));
    reader.readAsDataURL(new Blob([file], { type: "image/svg+xml" }));
  });
}
