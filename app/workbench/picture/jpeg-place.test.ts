import { describe, expect, it } from "vitest";
import { jpegPlace } from "./jpeg-place.ts";

interface Place {
  readonly north: readonly number[];
  readonly northRef: string;
  readonly east: readonly number[];
  readonly eastRef: string;
}

/** A JPEG that contains only EXIF data with a GPS directory, with the structure of EXIF 2.32. */
function photo({ north, northRef, east, eastRef }: Place, isLittle = false): Uint8Array {
  const view = new DataView(new ArrayBuffer(200));
  const tiff = 12;
  const short = (at: number, value: number) => view.setUint16(tiff + at, value, isLittle);
  const long = (at: number, value: number) => view.setUint32(tiff + at, value, isLittle);
  const entry = (at: number, tag: number, type: number, count: number) => {
    short(at, tag);
    short(at + 2, type);
    long(at + 4, count);
  };
  view.setUint16(0, 0xffd8);
  view.setUint16(2, 0xffe1);
  view.setUint16(4, 190);
  view.setUint32(6, 0x45786966);
  short(0, isLittle ? 0x4949 : 0x4d4d);
  view.setUint16(tiff, isLittle ? 0x4949 : 0x4d4d);
  short(2, 42);
  long(4, 8);
  short(8, 1);
  entry(10, 0x8825, 4, 1);
  long(18, 26);
  short(26, 4);
  entry(28, 1, 2, 2);
  view.setUint8(tiff + 36, northRef.charCodeAt(0));
  entry(40, 2, 5, 3);
  long(48, 80);
  entry(52, 3, 2, 2);
  view.setUint8(tiff + 60, eastRef.charCodeAt(0));
  entry(64, 4, 5, 3);
  long(72, 104);
  for (const [at, parts] of [
    [80, north],
    [104, east],
  ] as const)
    for (const [index, part] of parts.entries()) {
      long(at + 8 * index, Math.round(part * 1000));
      long(at + 8 * index + 4, 1000);
    }
  return new Uint8Array(view.buffer);
}

const TURIN = { north: [45, 4, 12], northRef: "N", east: [7, 41, 24], eastRef: "E" };

describe("[LIB-9] the location of a photo", () => {
  it.each([false, true])("is read in degrees (little-endian: %s)", (isLittle) => {
    const place = jpegPlace(photo(TURIN, isLittle));
    expect(place?.latitude).toBeCloseTo(45.07, 9);
    expect(place?.longitude).toBeCloseTo(7.69, 9);
  });

  it("is south and west if the photo says so", () => {
    const place = jpegPlace(photo({ ...TURIN, northRef: "S", eastRef: "W" }));
    expect(place).toMatchObject({ latitude: expect.closeTo(-45.07, 6), longitude: expect.closeTo(-7.69, 6) });
  });

  it("is undefined for invalid coordinates, photos without any, and other files", () => {
    expect(jpegPlace(photo({ ...TURIN, north: [95, 0, 0] }))).toBeUndefined();
    expect(jpegPlace(new Uint8Array([0xff, 0xd8, 0xff, 0xd9]))).toBeUndefined();
    expect(jpegPlace(new Uint8Array([0x89, 0x50]))).toBeUndefined();
    expect(jpegPlace(new Uint8Array())).toBeUndefined();
  });

  it("is undefined for a file truncated anywhere", () => {
    const whole = photo(TURIN);
    for (let length = 0; length < 140; length += 1) {
      const place = jpegPlace(whole.slice(0, length));
      expect(place === undefined || Math.abs(place.latitude) <= 90).toBe(true);
    }
  });
});
