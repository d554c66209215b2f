/** The location in a photo's EXIF data: the GPS directory (tag 0x8825) of EXIF 2.32, section 4.6.6. Pure. */
import type { GeoPoint } from "#domain/library/timestamp.ts";

const [APP1, START_OF_SCAN, EXIF] = [0xe1, 0xda, 0x45786966];
const GPS_DIRECTORY = 0x8825;
const [LATITUDE_REF, LATITUDE, LONGITUDE_REF, LONGITUDE] = [1, 2, 3, 4];

/** Undefined if the file is not a JPEG or contains no location. */
export function jpegPlace(bytes: Uint8Array): GeoPoint | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const start = exifStart(view);
    return start === undefined ? undefined : placeIn(view, start);
  } catch (error) {
    // The file contains an offset beyond its end.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Offset of the TIFF structure. */
function exifStart(view: DataView): number | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    if (marker === START_OF_SCAN) return undefined;
    if (marker === APP1 && view.getUint32(at + 4) === EXIF) return at + 10;
  }
  return undefined;
}

function placeIn(view: DataView, start: number): GeoPoint | undefined {
  const isLittle = view.getUint16(start) === 0x4949;
  const entriesOf = (directory: number) => {
    const count = view.getUint16(directory, isLittle);
    return new Map(
      Array.from({ length: count }, (_, entry) => {
        const at = directory + 2 + entry * 12;
        return [view.getUint16(at, isLittle), at + 8] as const;
      }),
    );
  };
  const gps = entriesOf(start + view.getUint32(start + 4, isLittle)).get(GPS_DIRECTORY);
  if (gps === undefined) return undefined;
  const entries = entriesOf(start + view.getUint32(gps, isLittle));
  const degrees = (tag: number, refTag: number, negative: string) => {
    const [value, ref] = [entries.get(tag), entries.get(refTag)];
    if (value === undefined || ref === undefined) return Number.NaN;
    const at = start + view.getUint32(value, isLittle);
    const part = (index: number) =>
      view.getUint32(at + 8 * index, isLittle) / view.getUint32(at + 8 * index + 4, isLittle);
    const size = part(0) + part(1) / 60 + part(2) / 3600;
    return String.fromCharCode(view.getUint8(ref)) === negative ? -size : size;
  };
  const place = {
    latitude: degrees(LATITUDE, LATITUDE_REF, "S"),
    longitude: degrees(LONGITUDE, LONGITUDE_REF, "W"),
  };
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : undefined;
}
