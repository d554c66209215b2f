/**
 * Rasterizes SVG, which only a page can do. In an image element its scripts do not run and nothing it refers to is
 * fetched (SVG 2, secure static mode).
 */

import { PictureProblem } from "./picture-error.ts";
import { fileKind } from "./picture-format.ts";

const HEAD_BYTES = 4096;
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

export async function drawSvg(file: Blob): Promise<ImageBitmap> {
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
  const colorSpace = WIDE.test(await file.text()) ? "display-p3" : "srgb";
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
