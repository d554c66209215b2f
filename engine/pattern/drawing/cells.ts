/** Cells: rounded cells with seams between them, in regions of large and small ones, like stone or a leaf. */

import { copies } from "#engine/pattern/copies.ts";
import type { Place } from "#engine/pattern/outlines.ts";
import { roundedPolygon } from "#engine/pattern/outlines.ts";
import { ramp, stepAt } from "#engine/pattern/ramp.ts";
import type { Shape } from "#engine/pattern/scene.ts";
import { filled, ground, linear } from "#engine/pattern/shapes.ts";
import { type DrawStyle, type StyleInput } from "#engine/pattern/style-input.ts";
import { shaded } from "#engine/pattern/tones.ts";
import { sineOfTurns } from "#engine/pattern/trig.ts";
import { centroid, repeated, voronoiCell } from "#engine/pattern/voronoi.ts";

const EVENING_ROUNDS = 2;

export const drawCells: DrawStyle = (input) => {
  const { width, height, long, random, control, tones } = input;
  const [gap, roundness, drift] = [control("gap"), control("roundness"), control("drift")];
  const phases = Array.from({ length: 6 }, () => random());
  // Repeats with the box, so that the picture tiles.
  const wave = (x: number, y: number, from: number) =>
    (sineOfTurns(x / width + (phases[from] ?? 0)) +
      sineOfTurns(y / height + (phases[from + 1] ?? 0)) +
      0.7 * sineOfTurns(x / width + y / height + (phases[from + 2] ?? 0))) /
    2.7;
  let sites = sitesOf(input, (x, y) => wave(x, y, 0));
  for (let round = 0; round < EVENING_ROUNDS; round += 1)
    sites = sites.map((site) => centroid(voronoiCell(site, repeated(sites, width, height), 0, long)) ?? site);
  const darkest = tones.lightFirst.at(-1);
  if (darkest === undefined) return [];
  const seam = shaded(darkest.lab, -0.1);
  const shapes: Shape[] = [ground({ width, height }, seam)];
  const steps = ramp(tones.along, Math.max(7, 2 * tones.along.length - 1));
  const space = long * 0.016 * gap;
  const others = repeated(sites, width, height);
  for (const site of sites) {
    const cell = voronoiCell(site, others, space / 2, long);
    const random01 = random();
    const [cx, cy] = centroid(cell) ?? site;
    const { color, lab } = stepAt(steps, 0.5 + 0.62 * wave(cx, cy, 3) + (random01 - 0.5) * 0.75 * drift);
    if (cell.length < 3) continue;
    const size = Math.sqrt(areaOf(cell));
    for (const [dx, dy] of copies(cell, width, height)) {
      const places = cell.map(([x, y]): Place => [x + dx, y + dy]);
      const paint = linear(
        [cx + dx - size * 0.5, cy + dy - size * 0.6],
        [cx + dx + size * 0.5, cy + dy + size * 0.6],
        [shaded(lab, 0.035), color, shaded(lab, -0.03)],
      );
      shapes.push(filled([roundedPolygon(places, roundness)], paint));
    }
  }
  return shapes;
};

/** Positions of the cells, closer together where the wave is high. */
function sitesOf(
  { width, height, long, random, control }: StyleInput,
  wave: (x: number, y: number) => number,
): Place[] {
  const spacing = long * (0.045 + 0.12 * control("size"));
  const contrast = control("contrast");
  const sites: { at: Place; room: number }[] = [];
  const tries = Math.ceil((width * height) / (spacing * spacing)) * 22;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const at: Place = [random() * width, random() * height];
    const room = spacing * (1 - 0.62 * contrast * (0.5 + 0.5 * wave(at[0], at[1])) * 1.2 + 0.25 * contrast);
    const isFree = sites.every((site) => {
      const dx = Math.abs(site.at[0] - at[0]);
      const dy = Math.abs(site.at[1] - at[1]);
      const [x, y] = [Math.min(dx, width - dx), Math.min(dy, height - dy)];
      const least = Math.min(room, site.room);
      return x * x + y * y >= least * least;
    });
    if (isFree) sites.push({ at, room });
  }
  return sites.map(({ at }) => at);
}

function areaOf(cell: readonly Place[]): number {
  return Math.abs(
    cell.reduce((sum, [x, y], index) => {
      const [nx, ny] = cell[(index + 1) % cell.length] ?? [x, y];
      return sum + (x * ny - nx * y) / 2;
    }, 0),
  );
}
