/** Mesh: areas of color that blend into each other without edges. */
import { farthestPlace } from "#engine/pattern/drawing/farthest-place.ts";
import type { Place } from "#engine/pattern/outlines.ts";
import { ramp, stepAt } from "#engine/pattern/ramp.ts";
import type { Shape } from "#engine/pattern/scene.ts";
import { bloom, disc, ground, linear } from "#engine/pattern/shapes.ts";
import { type DrawStyle, within } from "#engine/pattern/style-input.ts";
import { cosineOfTurns, sineOfTurns } from "#engine/pattern/trig.ts";

const SCATTERED = { tries: 12, beyond: 0.08 } as const;

export const drawMesh: DrawStyle = ({ width, height, long, random, control, tones }) => {
  const fields = control("fields");
  const [softness, strength, stir] = [control("softness"), control("strength"), control("stir")];
  const turn = random();
  const [wayX, wayY] = [cosineOfTurns(turn), sineOfTurns(turn)];
  const reach = (Math.abs(wayX) * width + Math.abs(wayY) * height) / 2;
  const middle: Place = [width / 2, height / 2];
  const at = (share: number): Place => [middle[0] + wayX * reach * share, middle[1] + wayY * reach * share];
  // Colors follow one direction in the order that mixes best; the control "stir" moves areas away from it.
  const steps = ramp(tones.along, Math.max(5, tones.along.length));
  const colors = steps.map(({ color }) => color);
  const shapes: Shape[] = [ground({ width, height }, linear(at(-1), at(1), colors))];
  const placed: Place[] = [];
  for (let index = 0; index < fields; index += 1) {
    const center = farthestPlace(random, placed, [width, height], SCATTERED);
    placed.push(center);
    const along = ((center[0] - middle[0]) * wayX + (center[1] - middle[1]) * wayY) / (2 * reach) + 0.5;
    const tone = stepAt(steps, along + within(random, -0.75, 0.75) * stir);
    const radius =
      long * (0.22 + 0.42 * softness) * within(random, 0.7, 1.15) * (0.8 + Math.min(0.5, tone.share));
    shapes.push(disc(center, radius, bloom(center, radius, tone.color, 0.45 + 0.55 * strength)));
  }
  // The lightest color is drawn last and at its own position, so that the picture has a single brightest area.
  const light = tones.lightFirst[0];
  if (light !== undefined) {
    const share = (2 * tones.along.indexOf(light)) / Math.max(1, tones.along.length - 1) - 1;
    const [x, y] = at(share * 0.8);
    const aside = within(random, -0.3, 0.3) * long;
    const center: Place = [x - wayY * aside, y + wayX * aside];
    const radius = long * 0.36;
    shapes.push(disc(center, radius, bloom(center, radius, light.color, 0.3 + 0.55 * strength)));
  }
  return shapes;
};
