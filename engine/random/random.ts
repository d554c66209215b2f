/**
 * A small seeded random generator: the same seed gives the same numbers on every machine. Hash: cyrb128 by bryc;
 * generator: sfc32 by C. Doty-Humphrey (PractRand); both public domain, implemented from their published description.
 */

/** Numbers from 0 (inclusive) to 1 (exclusive), uniformly distributed. The seed is any text, even an empty one. */
export function createRandom(seed: string): () => number {
  let [a, b, c, d] = hash128(seed);
  const next = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  // Skips the first values, which still correlate with the seed.
  for (let round = 0; round < 12; round += 1) next();
  return next;
}

const SEED_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** Six letters and digits without similar-looking characters, from an integer of 0 to 2^30 - 1. */
export function seedFromNumber(number: number): string {
  let rest = Math.floor(Math.abs(number)) % 2 ** 30;
  let seed = "";
  for (let place = 0; place < 6; place += 1) {
    seed += SEED_LETTERS[rest % 32] ?? "a";
    rest = Math.floor(rest / 32);
  }
  return seed;
}

function hash128(text: string): [number, number, number, number] {
  let [h1, h2, h3, h4] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    h1 = h2 ^ Math.imul(h1 ^ code, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ code, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ code, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ code, 2716044179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  h1 ^= h2 ^ h3 ^ h4;
  return [h1, h2 ^ h1, h3 ^ h1, h4 ^ h1];
}
