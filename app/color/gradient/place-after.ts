import type { GradientStop } from "#engine/gradient/gradient.ts";

/** Halfway to the next stop; after the last stop, halfway to the end, or back towards the previous one. */
export function placeAfter(stops: readonly GradientStop[], index: number): number {
  const stop = stops[index];
  if (stop === undefined) return 0.5;
  const from = stop.end01 ?? stop.position01;
  const next = stops[index + 1];
  if (next !== undefined) return (from + next.position01) / 2;
  const before = stops[index - 1];
  return from < 1 ? (from + 1) / 2 : ((before?.end01 ?? before?.position01 ?? 0) + stop.position01) / 2;
}
