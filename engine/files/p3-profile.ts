/**
 * Display P3 as an ICC profile (ICC.1:2022, version 4), built from the engine's own matrices and transfer
 * function: for image readers that support profiles but not code points.
 */

import { joined } from "#engine/bytes/joined.ts";
import { utf8Bytes } from "#engine/bytes/utf8.ts";
import { D65_TO_D50, DISPLAY_P3, product, type Triple } from "#engine/space/rgb-spaces.ts";

/** Illuminant of the profile connection space, as given in the standard (§7.2.16). */
const D50: Triple = [0.9642, 1, 0.8249];
/** Parameters g, a, b, c, d of the transfer function: (a x + b)^g from d on, c x below. */
const SRGB_CURVE = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045];
const PARAMETRIC_WITH_TOE = 3;
const HEAD_BYTES = 128;
const VERSION_4_4 = 0x04400000;

/** The bytes of the profile. */
export function displayP3Profile(): Uint8Array {
  const toD50 = product(D65_TO_D50, DISPLAY_P3.toXyz);
  const column = (index: 0 | 1 | 2): Triple => [toD50[0][index], toD50[1][index], toD50[2][index]];
  const curve = joined([utf8Bytes("para"), numbers(0, PARAMETRIC_WITH_TOE << 16), fixed(SRGB_CURVE)]);
  return profileOf([
    ["desc", text("Display P3")],
    ["cprt", text("Public domain")],
    ["wtpt", xyz(D50)],
    ["chad", joined([utf8Bytes("sf32"), numbers(0), fixed(D65_TO_D50.flat())])],
    ["rXYZ", xyz(column(0))],
    ["gXYZ", xyz(column(1))],
    ["bXYZ", xyz(column(2))],
    ["rTRC", curve],
    ["gTRC", curve],
    ["bTRC", curve],
  ]);
}

/** Tags with identical bytes share their data. */
function profileOf(tags: readonly (readonly [name: string, body: Uint8Array])[]): Uint8Array {
  const bodies = [...new Set(tags.map(([, body]) => body))];
  const places = new Map<Uint8Array, number>();
  let at = HEAD_BYTES + 4 + 12 * tags.length;
  for (const body of bodies) {
    places.set(body, at);
    at += padded(body).byteLength;
  }
  const table = tags.flatMap(([name, body]) => [
    utf8Bytes(name),
    numbers(places.get(body) ?? 0, body.byteLength),
  ]);
  return joined([head(at), numbers(tags.length), ...table, ...bodies.map(padded)]);
}

function head(bytes: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(HEAD_BYTES));
  const whole = new Uint8Array(view.buffer);
  view.setUint32(0, bytes);
  view.setUint32(8, VERSION_4_4);
  whole.set(utf8Bytes("mntrRGB XYZ "), 12);
  // A fixed date makes the file reproducible.
  for (const [index, part] of [2026, 1, 1].entries()) view.setUint16(24 + 2 * index, part);
  whole.set(utf8Bytes("acsp"), 36);
  whole.set(fixed(D50), 68);
  return whole;
}

function xyz(value: Triple): Uint8Array {
  return joined([utf8Bytes("XYZ "), numbers(0), fixed(value)]);
}

/** One localized record, in American English. */
function text(value: string): Uint8Array {
  const letters = new DataView(new ArrayBuffer(2 * value.length));
  for (let index = 0; index < value.length; index += 1) letters.setUint16(2 * index, value.charCodeAt(index));
  return joined([
    utf8Bytes("mluc"),
    numbers(0, 1, 12),
    utf8Bytes("enUS"),
    numbers(letters.byteLength, 28),
    new Uint8Array(letters.buffer),
  ]);
}

/** 32-bit integers. */
function numbers(...values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * values.length));
  for (const [index, value] of values.entries()) view.setUint32(4 * index, value);
  return new Uint8Array(view.buffer);
}

/** Signed 15.16 fixed point. */
function fixed(values: readonly number[]): Uint8Array {
  return numbers(...values.map((value) => Math.round(value * 65536)));
}

function padded(body: Uint8Array): Uint8Array {
  return joined([body, new Uint8Array((4 - (body.byteLength % 4)) % 4)]);
}
