import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { bestEncoding, compressBytes, ENCODINGS } from "./content-encoding.ts";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate, br", "br"],
  ["gzip, zstd", "zstd"],
  ["GZIP", "gzip"],
  ["br;q=0.5, gzip", "gzip"],
  ["br;q=0, gzip;q=0.1", "gzip"],
  ["*", "br"],
  ["br;q=0, *;q=0.5", "zstd"],
  ["identity", undefined],
  ["gzip;q=0", undefined],
  ["gzip;q=none", undefined],
  ["", undefined],
  [null, undefined],
] as const)("[QLT-2] Accept-Encoding %j is answered with %s", (accept, encoding) => {
  expect(bestEncoding(accept)).toBe(encoding);
  // The second call uses the memo.
  expect(bestEncoding(accept)).toBe(encoding);
});

it.each(ENCODINGS)("[QLT-2] what %s makes of bytes is read back, and smaller", async (encoding) => {
  const bytes = new TextEncoder().encode("a page of HTML, ".repeat(500));
  const compressed = await compressBytes(bytes, encoding);
  const read = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync }[encoding];
  expect(new Uint8Array(read(compressed))).toEqual(bytes);
  expect(compressed.byteLength).toBeLessThan(bytes.byteLength / 10);
});
