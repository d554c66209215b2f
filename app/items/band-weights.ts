/** Falling weights, as a picture is painted: a field, then charges; with six and more the tail is equal. */
const WEIGHTS = [5, 3, 2, 1.4, 1.1];

export function bandWeight(index: number, count: number): number {
  if (count <= WEIGHTS.length) return WEIGHTS[index] ?? 1;
  return WEIGHTS[Math.min(index, 2)] ?? 1;
}
