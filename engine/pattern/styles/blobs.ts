/** A few large soft forms with lines that follow their edges. */
import { type Brush, type Draw, turned } from "#engine/pattern/brush.ts";
import { type Point, smoothLoop } from "#engine/pattern/path.ts";
import { flat, type Shape } from "#engine/pattern/scene.ts";
import { cosTurns, sinTurns } from "#engine/pattern/turn.ts";

const CORNERS = 14;

export const blobs: Draw = (brush) => {
  const { tones } = brush;
  const count = brush.control("count");
  const rings = brush.control("rings");
  const places = spacedPlaces(brush, count);
  const shapes: Shape[] = [];
  let last = tones.field;
  places.forEach((place, index) => {
    const radius = (90 + 330 * brush.control("size")) * (index === 0 ? 1.15 : brush.between(0.45, 1));
    const color = tones.pick(brush.random, tones.figures, last);
    last = color;
    const form = blob(brush, radius);
    shapes.push({ path: smoothLoop(form(place, 1)), paint: flat(color) });
    const line = tones.pick(brush.random, tones.byLightness, color);
    for (let ring = 1; ring <= rings; ring += 1)
      shapes.push({
        path: smoothLoop(form(place, 1 + ring * (24 / radius))),
        paint: flat(line),
        line: 2.2,
        opacity: 1 - (ring - 1) / (rings + 1),
      });
  });
  return { ground: tones.field, grain: 0, shapes };
};

/** Near the edges, away from each other: the middle stays calm. */
function spacedPlaces(brush: Brush, count: number): readonly Point[] {
  const places: Point[] = [];
  for (let index = 0; index < count; index += 1) {
    let best: Point = brush.center;
    let farthest = -1;
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const place: Point = [
        brush.between(-0.04, 1.04) * brush.width,
        brush.between(-0.04, 1.04) * brush.height,
      ];
      const near = Math.min(
        ...[...places, brush.center].map(
          ([x, y]) => (x - place[0]) * (x - place[0]) + (y - place[1]) * (y - place[1]),
        ),
      );
      if (near > farthest) [best, farthest] = [place, near];
    }
    places.push(best);
  }
  return places;
}

/** An outline about a place, in different sizes. */
function blob(brush: Brush, radius: number): (place: Point, size: number) => readonly Point[] {
  const wobble = brush.control("wobble");
  const [start, squeeze, turn] = [brush.random(), brush.between(0.72, 1), brush.between(0, 360)];
  const parts = [2, 3, 5].map((times) => ({ times, start: brush.random(), size: (wobble * 0.52) / times }));
  return (place, size) =>
    Array.from({ length: CORNERS }, (_, index) => {
      const at = start + index / CORNERS;
      const out =
        parts.reduce((sum, part) => sum + part.size * sinTurns(at * part.times + part.start), 1) * radius;
      const far = out + radius * (size - 1);
      return turned([cosTurns(at) * far, sinTurns(at) * far * squeeze], place, turn);
    });
}
