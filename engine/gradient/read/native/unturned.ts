/** Platforms whose sweeps begin at the right get stops that are turned; this finds where the turn was. */
import type { FallbackStop } from "#engine/gradient/fallback.ts";
import type { Gradient, GradientStop } from "#engine/gradient/gradient.ts";
import { byteStop } from "#engine/gradient/write/gradient-text.ts";

const ALIKE = 1e-6;

/**
 * The same picture with its one hard edge where it begins, if the colors of both ends are one. Stops between two others that lie on the straight way
 * between them are what the turn put there, and left out.
 */
export function unturned(gradient: Gradient): Gradient {
  const stops = gradient.stops.filter((stop, index) => {
    const before = gradient.stops[index - 1];
    return before === undefined || before.position01 !== stop.position01 || !isSame(before, stop);
  });
  const [first, last] = [stops[0], stops.at(-1)];
  if (first === undefined || last === undefined || gradient.isRepeating === true) return gradient;
  if (first.position01 !== 0 || last.position01 !== 1 || !isSame(first, last)) return gradient;
  const edges = stops.flatMap(({ position01 }, index) => {
    const next = stops[index + 1];
    return next !== undefined && next.position01 - position01 < ALIKE && !isSame(next, stops[index] ?? next)
      ? [index]
      : [];
  });
  const [edge] = edges;
  const place = edge === undefined ? undefined : stops[edge]?.position01;
  if (edge === undefined || place === undefined || edges.length > 1) return gradient;
  const moved = [
    ...stops.slice(edge + 1, -1).map((stop) => ({ ...stop, position01: stop.position01 - place })),
    { ...last, position01: 1 - place },
    ...stops.slice(1, edge + 1).map((stop) => ({ ...stop, position01: stop.position01 + 1 - place })),
  ];
  const seam = stops.length - edge - 2;
  const kept = moved
    .filter((stop, index) => index !== seam || !isStraight(moved[index - 1], stop, moved[index + 1]))
    .map((stop) => ({ ...stop, position01: Number(stop.position01.toFixed(6)) }));
  const angle = (gradient.angleDeg + place * 360) % 360;
  return { ...gradient, angleDeg: Number(angle.toFixed(3)), stops: kept };
}

const bytesOf = ({ color, position01 }: GradientStop): readonly number[] => {
  const { bytes, alpha }: FallbackStop = byteStop(color, position01);
  return [...bytes, alpha];
};

function isSame(a: GradientStop, b: GradientStop): boolean {
  const other = bytesOf(b);
  return bytesOf(a).every((byte, index) => byte === other[index]);
}

/** Within the rounding of a byte. */
function isStraight(
  before: GradientStop | undefined,
  stop: GradientStop,
  after: GradientStop | undefined,
): boolean {
  if (before === undefined || after === undefined) return false;
  const span = after.position01 - before.position01;
  if (span <= ALIKE) return false;
  const share = (stop.position01 - before.position01) / span;
  const [from, to] = [bytesOf(before), bytesOf(after)];
  return bytesOf(stop).every((byte, index) => {
    const [start = 0, end = 0] = [from[index], to[index]];
    return Math.abs(start + (end - start) * share - byte) <= 1;
  });
}
