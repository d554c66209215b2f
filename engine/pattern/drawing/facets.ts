/** Facets: a folded surface of triangles, lit from one side. */
import Delaunator from "delaunator";
import { createNoise } from "#engine/pattern/noise.ts";
import { type Place, polygon } from "#engine/pattern/outlines.ts";
import { ramp, stepAt } from "#engine/pattern/ramp.ts";
import type { Shape } from "#engine/pattern/scene.ts";
import { filled, ground } from "#engine/pattern/shapes.ts";
import { type DrawStyle, type StyleInput, within } from "#engine/pattern/style-input.ts";
import { shaded } from "#engine/pattern/tones.ts";
import { cosineOfTurns, distance, sineOfTurns } from "#engine/pattern/trig.ts";

/** Triangles overlap by this share of the longer side, so that no background shows between them at any scale. */
const OVERLAP = 0.0016;

export const drawFacets: DrawStyle = (input) => {
  const { width, height, long, random, control, tones } = input;
  const noise = createNoise(random);
  const places = placesOf(input);
  // Heights in px; the slope between them determines the shade of each facet.
  const heights = places.map(() => within(random, -1, 1));
  const { triangles } = new Delaunator(Float64Array.from(places.flat()));
  const turns = control("turn") / 360;
  const [alongX, alongY] = [cosineOfTurns(turns), sineOfTurns(turns)];
  const reach = Math.abs(alongX) * width + Math.abs(alongY) * height;
  const depth = control("depth");
  const drift = control("drift");
  const steps = ramp(tones.along, Math.max(17, 2 * tones.along.length - 1));
  const shapes: Shape[] = [ground({ width, height }, stepAt(steps, 0.5).color)];
  for (let index = 0; index < triangles.length; index += 3) {
    const corners = [0, 1, 2].map((corner) => triangles[index + corner] ?? 0);
    const [a, b, c] = corners.map((corner) => places[corner] ?? ([0, 0] as const));
    if (a === undefined || b === undefined || c === undefined) continue;
    const middle: Place = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3];
    const passed = ((middle[0] - width / 2) * alongX + (middle[1] - height / 2) * alongY) / reach + 0.5;
    const wander = noise((middle[0] / long) * 2.4, (middle[1] / long) * 2.4) * 0.34 * drift;
    const { lab } = stepAt(steps, passed + wander + within(random, -0.05, 0.05) * drift);
    const light = lightOn(
      a,
      b,
      c,
      corners.map((corner) => heights[corner] ?? 0),
    );
    const outline = polygon([a, b, c].map((corner) => pushed(corner, middle, OVERLAP * long)));
    shapes.push(filled(outline, shaded(lab, 0.1 * depth * light)));
  }
  return shapes;
};

/** Positions on a jittered triangular lattice that extends beyond the box. */
function placesOf({ width, height, long, random, control }: StyleInput): readonly Place[] {
  const side = long / (5 + 15 * (1 - control("size")));
  const rise = side * 0.866;
  const columns = Math.ceil(width / side) + 3;
  const rows = Math.ceil(height / rise) + 3;
  return Array.from({ length: columns * rows }, (_, index): Place => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const x = (column - 1 + (row % 2 === 0 ? 0.25 : -0.25)) * side + within(random, -0.38, 0.38) * side;
    return [x, (row - 1) * rise + within(random, -0.38, 0.38) * rise];
  });
}

/** -1 to 1: how much a facet with these heights at its corners faces the light at the upper left. */
function lightOn(a: Place, b: Place, c: Place, heights: readonly number[]): number {
  const [ha = 0, hb = 0, hc = 0] = heights;
  const size = Math.sqrt(Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])));
  if (size < 1e-6) return 0;
  const [ux, uy, uz] = [(b[0] - a[0]) / size, (b[1] - a[1]) / size, (hb - ha) * 0.45];
  const [vx, vy, vz] = [(c[0] - a[0]) / size, (c[1] - a[1]) / size, (hc - ha) * 0.45];
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const sign = nz < 0 ? -1 : 1;
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
  return Math.min(1, Math.max(-1, ((nx * 0.6 + ny * 0.8) * -sign * 1.6) / length));
}

function pushed(corner: Place, middle: Place, overlap: number): Place {
  const [x, y] = [corner[0] - middle[0], corner[1] - middle[1]];
  const share = overlap / Math.max(1, distance(x, y));
  return [corner[0] + x * share, corner[1] + y * share];
}
