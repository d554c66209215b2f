/**
 * Parses the segments of a JPEG file (ITU-T T.81, annex B) and the orientation in its EXIF data (tag 0x0112). Pure.
 */
const [START_OF_SCAN, END_OF_IMAGE, APP1] = [0xda, 0xd9, 0xe1];
const EXIF = 0x45786966;
const ORIENTATION = 0x0112;
const UPRIGHT = 1;

export interface JpegFacts {
  /** Stored size in pixels, before the orientation is applied. */
  readonly width?: number;
  readonly height?: number;
  /** Whether EXIF data rotates or mirrors it. */
  readonly isTurned?: boolean;
  /** Whether the end is missing. */
  readonly isCutOff?: boolean;
}

/** Throws a RangeError if a segment exceeds the file. */
export function jpegFacts(view: DataView): JpegFacts {
  let facts: JpegFacts = {};
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1; // fill bytes
      continue;
    }
    const length = view.getUint16(at + 2);
    if (isFrame(marker)) facts = { ...facts, height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker === APP1 && view.getUint32(at + 4) === EXIF)
      facts = { ...facts, isTurned: orientation(view, at + 10, length - 8) !== UPRIGHT };
    at += 2 + length;
    if (marker === START_OF_SCAN) return hasEnd(view, at) ? facts : { ...facts, isCutOff: true };
  }
  return facts;
}

/** SOF0 to SOF15, except the tables and markers in that range. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** Within a scan, 0xFF is followed by 0, a restart marker or a segment; data may follow the end of the picture. */
function hasEnd(view: DataView, from: number): boolean {
  for (let at = view.byteLength - 2; at >= from; at -= 1) {
    if (view.getUint8(at) === 0xff && view.getUint8(at + 1) === END_OF_IMAGE) return true;
  }
  return false;
}

/** From the first directory of the TIFF structure at `start`; upright by default. */
function orientation(view: DataView, start: number, length: number): number {
  if (length < 14) return UPRIGHT;
  const isLittle = view.getUint16(start) === 0x4949;
  const directory = start + view.getUint32(start + 4, isLittle);
  const entries = view.getUint16(directory, isLittle);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (view.getUint16(at, isLittle) === ORIENTATION) return view.getUint16(at + 8, isLittle);
  }
  return UPRIGHT;
}
