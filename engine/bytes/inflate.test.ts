import { constants, deflateRawSync, inflateRawSync } from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { sampled } from "#tests/exhaustive.ts";
import { inflateWithin } from "./inflate.ts";

const MOST = 1_000_000;

/** Bytes with and without repetitions. */
const BYTES = fc.oneof(
  fc.uint8Array({ maxLength: 3000 }),
  fc
    .tuple(fc.uint8Array({ minLength: 1, maxLength: 40 }), fc.integer({ min: 1, max: 400 }))
    .map(([piece, times]) =>
      Uint8Array.from({ length: piece.length * times }, (_, at) => piece[at % piece.length] ?? 0),
    ),
);

it.each([
  ["stored", { level: 0 }],
  ["with the fixed codes", { strategy: constants.Z_FIXED }],
  ["with codes of its own", { level: 9 }],
  ["without repetitions", { strategy: constants.Z_HUFFMAN_ONLY }],
])("[TLS-2] unpacks what zlib packs, %s", (_name, options) => {
  fc.assert(
    fc.property(BYTES, (bytes) => {
      expect(inflateWithin(deflateRawSync(bytes, options), MOST)).toEqual(bytes);
    }),
  );
});

it("[TLS-2] accepts what zlib accepts of damaged data, with the same result, and nothing else", () => {
  fc.assert(
    fc.property(BYTES, fc.nat(), fc.integer({ min: 1, max: 255 }), (bytes, place, change) => {
      const packed = deflateRawSync(bytes);
      const at = place % packed.byteLength;
      packed[at] = (packed[at] ?? 0) ^ change;
      const ours = inflateWithin(packed, MOST);
      expect(typeof ours === "string" ? undefined : ours).toEqual(byZlib(packed));
    }),
    { numRuns: sampled(1000, 250) },
  );
});

it("[TLS-2] says that data is cut off at whichever byte it ends", () => {
  const packed = deflateRawSync("0123456789abcdef".repeat(20) + "the rest is another text");
  for (let length = 0; length < packed.byteLength; length += 1)
    expect(inflateWithin(packed.subarray(0, length), MOST), `${length} bytes`).toBe("cut-off");
});

it("[TLS-2] says that data is too large, and takes no more room than it may", () => {
  const packed = deflateRawSync("a".repeat(1001));
  expect(inflateWithin(packed, 1001)).toHaveLength(1001);
  expect(inflateWithin(packed, 1000)).toBe("too-large");
});

function byZlib(packed: Uint8Array): Uint8Array | undefined {
  try {
    return new Uint8Array(inflateRawSync(packed, { maxOutputLength: MOST }));
  } catch {
    return undefined;
  }
}
