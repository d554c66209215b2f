/** Messages on why a file cannot be used as a picture, and on what is special about one. Pure. */
import type { PictureFacts } from "./picture-facts.ts";
import { type FileKind, PICTURE_FORMATS, type PictureFormat } from "./picture-format.ts";

/** Number of pixels above which the size is the most likely reason for a browser's refusal. */
const LARGE_PIXELS = 120_000_000;

/** Formats that not every browser of those that we support decodes (decision 047). */
const LACKED: ReadonlySet<PictureFormat> = new Set(["heic", "tiff", "jxl"]);

/** Problems known before decoding; undefined if it may be a picture. */
export function problemOfKind(kind: FileKind): string | undefined {
  if (kind.kind === "empty") return "The file is empty.";
  if (kind.kind === "other") return `This file is ${kind.what}, not a picture, whatever its name says.`;
  return undefined;
}

/** The most likely reason for the browser's refusal. */
export function problemOfRefusal(kind: FileKind, facts: PictureFacts): string {
  if (kind.kind !== "picture") return "This file is in no picture format that this browser knows.";
  const format = PICTURE_FORMATS[kind.format];
  const { width = 0, height = 0, isCutOff } = facts;
  if (isCutOff)
    return `This ${format} file is cut off: it ends before its picture does. Fetch or export it again.`;
  if (width * height > LARGE_PIXELS)
    return `The picture has ${sizeText(width, height)} pixels, more than this browser can decode.`;
  if (LACKED.has(kind.format))
    return `This browser cannot decode ${format}, or the file is damaged. Save the picture as JPEG or PNG and open that.`;
  return `This ${format} file is damaged, so the browser cannot decode it.`;
}

/** Differences between the file and what is shown. */
export function notesOf(facts: PictureFacts): string[] {
  const { frames = 1, isTurned, isCutOff } = facts;
  return [
    ...(frames > 1 ? ["It moves; its first frame is shown."] : []),
    ...(isTurned ? ["Turned upright by its EXIF data."] : []),
    ...(isCutOff ? ["The file is cut off; what could be read of it is shown."] : []),
  ];
}

export function sizeText(width: number, height: number): string {
  return `${width} × ${height}`;
}
