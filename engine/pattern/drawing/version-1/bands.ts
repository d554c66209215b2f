/** Bands: slanting stripes in groups, broad fields next to thin lines. */
import { type Place, polygon } from "#engine/pattern/outlines.ts";
import { pick } from "#engine/pattern/ramp.ts";
import type { Shape } from "#engine/pattern/scene.ts";
import { filled, ground } from "#engine/pattern/shapes.ts";
import { type DrawStyle, within } from "#engine/pattern/style-input.ts";
import type { Tone } from "#engine/pattern/tones.ts";
import { cosineOfTurns, distance, sineOfTurns } from "#engine/pattern/trig.ts";

/** Widths of the stripes of a group as shares of its broadest. */
const GROUP = [1, 0.16, 0.42, 0.08, 0.08, 0.62, 0.24] as const;

export const drawBands: DrawStyle = ({ width, height, long, random, control, tones }) => {
  const turns = control("turn") / 360;
  const [alongX, alongY] = [cosineOfTurns(turns), sineOfTurns(turns)];
  const half = distance(width, height) / 2 + long * 0.02;
  const broad = long * (0.03 + 0.2 * control("width"));
  const contrast = control("contrast");
  const place = (along: number, across: number): Place => [
    width / 2 + alongX * along - alongY * across,
    height / 2 + alongY * along + alongX * across,
  ];
  let before: Tone | undefined = tones.lightFirst[0];
  let second: Tone | undefined;
  if (before === undefined) return [];
  const shapes: Shape[] = [ground({ width, height }, before.color)];
  let index = Math.floor(random() * GROUP.length);
  for (let at = -half - broad * random(); at < half; index += 1) {
    const share = GROUP[index % GROUP.length] ?? 1;
    const wide = broad * (contrast * share + (1 - contrast) * 0.4) * within(random, 0.75, 1.25);
    const others = tones.lightFirst.filter((tone) => tone !== before && tone !== second);
    const left = others.length > 0 ? others : tones.lightFirst.filter((tone) => tone !== before);
    const tone = pick(left.length > 0 ? left : tones.lightFirst, random());
    [second, before] = [share > 0.3 ? before : second, tone];
    // Extends under the next stripe, so that no seam is visible.
    const to = at + wide + long * 0.001;
    shapes.push(
      filled(polygon([place(-half, at), place(half, at), place(half, to), place(-half, to)]), tone.color),
    );
    at += wide;
  }
  return shapes;
};
