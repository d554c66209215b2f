/** Selects the best encoding that a client accepts (RFC 9110 §12.5.3), and compresses bytes. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";

/** Smallest first. */
export const ENCODINGS = ["br", "zstd", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Smaller answers fit into the first packet anyway. */
export const MIN_COMPRESSED_BYTES = 1024;
/**
 * Brotli quality, 0 to 11. The page of palettes, 91 kB, is compressed to 15.7 kB at 4, 14.4 kB at 5, and 14.1 kB at 9,
 * which takes ten times as long.
 */
const BROTLI_QUALITY = 5;

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);
const zip = promisify(gzip);

/** Compresses in a thread of Node's pool. */
export function compressBytes(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  switch (encoding) {
    case "br":
      return brotliOf(bytes, BROTLI_QUALITY);
    case "zstd":
      return zstd(bytes);
    case "gzip":
      return zip(bytes);
  }
}

/** Memo, because browsers send the same few headers. */
const known = new Map<string, Encoding | undefined>();
const MAX_KNOWN = 100;

/** Brotli as small as it gets, for bytes that are sent often: the page of palettes in 13.2 kB, after 300 ms. */
export function compressDensely(bytes: Uint8Array): Promise<Uint8Array> {
  return brotliOf(bytes, constants.BROTLI_MAX_QUALITY);
}

function brotliOf(bytes: Uint8Array, quality: number): Promise<Uint8Array> {
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}

/**
 * The best of our encodings that `accept`, an Accept-Encoding header, allows, in the given order among equals; undefined
 * means uncompressed.
 */
export function bestEncoding(
  accept: string | null,
  order: readonly Encoding[] = ENCODINGS,
): Encoding | undefined {
  if (accept === null || accept === "") return undefined;
  const key = `${order[0]} ${accept}`;
  if (known.has(key)) return known.get(key);
  if (known.size >= MAX_KNOWN) known.clear();
  const best = read(accept, order);
  known.set(key, best);
  return best;
}

function read(accept: string, order: readonly Encoding[]): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of accept.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith("q="))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? weights.get("*") ?? 0;
  const [first] = order
    .filter((encoding) => weightOf(encoding) > 0)
    .toSorted((a, b) => weightOf(b) - weightOf(a));
  return first;
}
