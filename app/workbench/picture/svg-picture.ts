/**
 * SVG, which only a page can draw. In an image element neither its scripts run nor anything it refers to is fetched
 * (SVG 2, secure static mode).
 */

import { PictureProblem } from "./picture-error.ts";
import { fileKind } from "./picture-format.ts";

const HEAD_BYTES = 4096;
/** It has no pixels of its own: the longer side gets this many. */
const SIDE = 1600;

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
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return createImageBitmap(canvas);
}

/** The file in an address. Its name may have given it another type, and only with its own it is drawn. */
function addressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : ""));
    reader.addEventListener("error", () => reject(new PictureProblem("The file cannot be read any more.")));
    reader.readAsDataURL(new Blob([file], { type: "image/svg+xml" }));
  });
}
