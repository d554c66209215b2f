/** Arcs: quarter rings on squares that join into winding paths (S. Truchet, 1704; C. S. Smith, 1987). */
import { cubic, type Place, QUARTER_HANDLE } from "#engine/pattern/outlines.ts";
import { contrasting, pick } from "#engine/pattern/ramp.ts";
import { onGrid, pointOnGrid, type Segment, type Shape, type Subpath } from "#engine/pattern/scene.ts";
import { filled, ground } from "#engine/pattern/shapes.ts";
import type { DrawStyle } from "#engine/pattern/style-input.ts";
import type { Tone } from "#engine/pattern/tones.ts";

export const drawArcs: DrawStyle = ({ width, height, long, random, control, tones }) => {
  const side = long / control("columns");
  // Even numbers, so that the two grounds of neighboring tiles alternate over the edge too.
  const columns = 2 * Math.max(1, Math.round(width / side / 2));
  const rows = 2 * Math.max(1, Math.round(height / side / 2));
  const bands = control("bands");
  const fullness = 0.35 + 0.6 * control("fullness");
  const colors = bandTones(tones.lightFirst, bands, random);
  const field = colors[0];
  if (field === undefined) return [];
  const shapes: Shape[] = [ground({ width, height }, field.color)];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [Math.round((column * width) / columns), Math.round((row * height) / rows)];
      const [right, foot] = [
        Math.round(((column + 1) * width) / columns),
        Math.round(((row + 1) * height) / rows),
      ];
      const box = { x, y, right, foot, past: OVERLAP * long };
      const isTurned = random() < 0.5;
      shapes.push({
        kind: "rectangle",
        corner: pointOnGrid([x, y]),
        width: onGrid(right - x + long * 0.004),
        height: onGrid(foot - y + long * 0.004),
        paint: field.color,
        opacity: 1,
      });
      const corners: readonly Place[] = isTurned
        ? [
            [1, 0],
            [0, 1],
          ]
        : [
            [0, 0],
            [1, 1],
          ];
      for (const corner of corners) shapes.push(...ringsAt(corner, box, colors, fullness));
    }
  return shapes;
};

interface Box {
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly foot: number;
  /** How far rings extend beyond the tile, in px. */
  readonly past: number;
}

/** Rings around a corner, from the widest inwards; their bands are centered on the middles of the sides. */
function ringsAt(corner: Place, box: Box, colors: readonly Tone[], fullness: number): readonly Shape[] {
  const bands = colors.length - 1;
  // Each ring extends slightly under the next one inside it.
  const overlap = 0.015;
  const edgeOf = (ring: number) => 0.5 + fullness * (0.5 - ring / (2 * bands));
  const rings = Array.from({ length: 2 * bands }, (_, ring) => {
    const tone = colors[ring < bands ? ring + 1 : 2 * bands - ring];
    const inner = Math.max(0, edgeOf(ring + 1) - overlap);
    return tone === undefined ? [] : [filled([sector(corner, edgeOf(ring), inner, box)], tone.color)];
  });
  const field = colors[0];
  const middle =
    field === undefined ? [] : [filled([sector(corner, edgeOf(2 * bands), 0, box)], field.color)];
  return [...rings.flat(), ...middle];
}

/** A ring reaches this share of the longer side beyond its tile, so that no seam shows at any scale. */
const OVERLAP = 0.002;

/** A quarter of a ring between two shares of the side of a tile. */
function sector(
  [cornerX, cornerY]: Place,
  outer: number,
  inner: number,
  { x, y, right, foot, past }: Box,
): Subpath {
  const [signX, signY] = [cornerX === 0 ? 1 : -1, cornerY === 0 ? 1 : -1];
  const [cx, cy] = [cornerX === 0 ? x : right, cornerY === 0 ? y : foot];
  const at = (u: number, v: number): Place => [cx + signX * (right - x) * u, cy + signY * (foot - y) * v];
  const beyond = ([px, py]: Place, u: number, v: number) =>
    pointOnGrid([px - signX * past * u, py - signY * past * v]);
  const [outerHandle, innerHandle] = [outer * QUARTER_HANDLE, inner * QUARTER_HANDLE];
  const back: readonly Segment[] =
    inner === 0
      ? [beyond(at(0, 0), 1, 1)]
      : [
          beyond(at(0, inner), 1, 0),
          pointOnGrid(at(0, inner)),
          cubic(at(innerHandle, inner), at(inner, innerHandle), at(inner, 0)),
          beyond(at(inner, 0), 0, 1),
        ];
  return {
    start: beyond(at(outer, 0), 0, 1),
    segments: [
      pointOnGrid(at(outer, 0)),
      cubic(at(outer, outerHandle), at(outerHandle, outer), at(0, outer)),
      beyond(at(0, outer), 1, 0),
      ...back,
    ],
    isClosed: true,
  };
}

/** The background and the bands of a path from its edge to its middle; neighbors are distinguishable. */
function bandTones(pool: readonly Tone[], bands: number, random: () => number): readonly Tone[] {
  const result: Tone[] = [pick(pool, random())];
  for (let band = 0; band < bands; band += 1) {
    const [before, other] = [result.at(-1), result.at(-2)];
    const others = pool.filter((tone) => tone !== before && tone !== other);
    const random01 = random();
    if (before !== undefined) result.push(contrasting(others.length > 0 ? others : pool, before, random01));
  }
  return result;
}
