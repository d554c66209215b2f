/**
 * Unpacks DEFLATE (RFC 1951) up to a size limit. A page reads packed links before anything else, and this is a third
 * of what a library for all of ZIP loads.
 */

type Failure = "damaged" | "cut-off" | "too-large";

/** A canonical Huffman code: the number of codes of each length, and the symbols in the order of their codes. */
interface Code {
  readonly counts: Uint16Array;
  readonly symbols: Uint16Array;
}

const MAX_CODE_BITS = 15;
/** First length and number of extra bits of each length symbol, from symbol 257 (RFC 1951 §3.2.5). */
const LENGTHS = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
  227, 258,
];
const LENGTH_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
/** The same of each distance symbol: the extra bits grow by one with every second symbol. */
const DISTANCE_BITS = Array.from({ length: 30 }, (_, symbol) => Math.max(0, (symbol >> 1) - 1));
/** The order in which lengths of the code for code lengths are written. */
const LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

const END_OF_BLOCK = 256;
const FIRST_LENGTH = 257;

const FIXED_LENGTHS = codeOf(
  Array.from({ length: 288 }, (_, symbol) => (symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8)),
);
const FIXED_DISTANCES = codeOf(DISTANCE_BITS.map(() => 5));

/** Thrown inside, and returned as a value. */
class Stop extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure);
    this.failure = failure;
  }
}

/** At most `most` bytes, or the reason: damaged data, truncated data, or more than `most`. */
export function inflateWithin(data: Uint8Array, most: number): Uint8Array | Failure {
  try {
    return inflate(data, most);
  } catch (error) {
    if (error instanceof Stop) return error.failure;
    throw error;
  }
}

function inflate(data: Uint8Array, most: number): Uint8Array {
  let out = new Uint8Array(Math.min(most, Math.max(1024, data.byteLength * 4)));
  let size = 0;
  let [at, held, count] = [0, 0, 0];

  function bits(wanted: number): number {
    while (count < wanted) {
      const byte = data[at];
      if (byte === undefined) throw new Stop("cut-off");
      at += 1;
      held |= byte << count;
      count += 8;
    }
    const value = held & ((1 << wanted) - 1);
    held >>>= wanted;
    count -= wanted;
    return value;
  }

  /** Codes of one length are consecutive numbers, so the length alone says where their symbols begin. */
  function symbol({ counts, symbols }: Code): number {
    let [code, first, index] = [0, 0, 0];
    for (let length = 1; length <= MAX_CODE_BITS; length += 1) {
      code |= bits(1);
      const ofLength = counts[length] ?? 0;
      if (code - ofLength < first) return symbols[index + code - first] ?? 0;
      index += ofLength;
      first = (first + ofLength) << 1;
      code <<= 1;
    }
    throw new Stop("damaged");
  }

  function room(more: number): void {
    if (size + more > most) throw new Stop("too-large");
    if (size + more <= out.byteLength) return;
    const larger = new Uint8Array(Math.min(most, Math.max(size + more, out.byteLength * 2)));
    larger.set(out);
    out = larger;
  }

  function stored(): void {
    // What is left of the byte is padding.
    [held, count] = [0, 0];
    const length = bits(16);
    if (bits(16) !== (length ^ 0xffff)) throw new Stop("damaged");
    if (at + length > data.byteLength) throw new Stop("cut-off");
    room(length);
    out.set(data.subarray(at, at + length), size);
    at += length;
    size += length;
  }

  function coded(lengths: Code, distances: Code): void {
    for (;;) {
      const next = symbol(lengths);
      if (next === END_OF_BLOCK) return;
      if (next < END_OF_BLOCK) {
        room(1);
        out[size] = next;
        size += 1;
        continue;
      }
      const length = valueOf(LENGTHS[next - FIRST_LENGTH], LENGTH_BITS[next - FIRST_LENGTH]);
      const far = symbol(distances);
      const extra = DISTANCE_BITS[far];
      const distance = valueOf(far < 2 ? far + 1 : 1 + ((2 + (far & 1)) << (extra ?? 0)), extra);
      if (distance > size) throw new Stop("damaged");
      room(length);
      // Byte by byte: the copy may reach into itself.
      for (const end = size + length; size < end; size += 1) out[size] = out[size - distance] ?? 0;
    }
  }

  function valueOf(first: number | undefined, extraBits: number | undefined): number {
    if (first === undefined || extraBits === undefined) throw new Stop("damaged");
    return first + bits(extraBits);
  }

  function ownCodes(): readonly [lengths: Code, distances: Code] {
    const [lengthCount, distanceCount, orderCount] = [bits(5) + FIRST_LENGTH, bits(5) + 1, bits(4) + 4];
    const ofLengths = LENGTH_ORDER.map(() => 0);
    for (const place of LENGTH_ORDER.slice(0, orderCount)) ofLengths[place] = bits(3);
    const code = codeOf(ofLengths);
    const lengths: number[] = [];
    while (lengths.length < lengthCount + distanceCount) {
      const next = symbol(code);
      if (next < 16) lengths.push(next);
      else {
        const repeated = next === 16 ? lengths.at(-1) : 0;
        if (repeated === undefined) throw new Stop("damaged");
        const times = next === 16 ? 3 + bits(2) : next === 17 ? 3 + bits(3) : 11 + bits(7);
        for (let each = 0; each < times; each += 1) lengths.push(repeated);
      }
    }
    if (lengths.length > lengthCount + distanceCount || lengths[END_OF_BLOCK] === 0)
      throw new Stop("damaged");
    return [codeOf(lengths.slice(0, lengthCount)), codeOf(lengths.slice(lengthCount))];
  }

  for (let isLast = false; !isLast; ) {
    isLast = bits(1) === 1;
    const kind = bits(2);
    if (kind === 0) stored();
    else if (kind === 1) coded(FIXED_LENGTHS, FIXED_DISTANCES);
    else if (kind === 2) coded(...ownCodes());
    else throw new Stop("damaged");
  }
  return out.slice(0, size);
}

/** The code in which each symbol has this length; 0 for symbols without a code. */
function codeOf(lengths: readonly number[]): Code {
  const counts = new Uint16Array(MAX_CODE_BITS + 1);
  for (const length of lengths) if (length > 0) counts[length] = (counts[length] ?? 0) + 1;
  let left = 1;
  const starts = [0, 0];
  for (let length = 1; length <= MAX_CODE_BITS; length += 1) {
    left = (left << 1) - (counts[length] ?? 0);
    if (left < 0) throw new Stop("damaged");
    starts.push((starts[length] ?? 0) + (counts[length] ?? 0));
  }
  const symbols = new Uint16Array(lengths.length);
  for (const [symbol, length] of lengths.entries()) {
    if (length === 0) continue;
    const start = starts[length] ?? 0;
    symbols[start] = symbol;
    starts[length] = start + 1;
  }
  return { counts, symbols };
}
