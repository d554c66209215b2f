/** Falling weights: one large band, then smaller ones; from the fifth on they are equal. */
const WEIGHTS = [5, 3, 2, 1.4, 1.1];

export function bandWeight(index: number, count: number): number {
  if (count <= WEIGHTS.length) return WEIGHTS[index] ?? 1;
  return WEIGHTS[Math.min(index, 2)] ?? 1;
}
