/** Terrazzo: chips of stone of very different sizes, evenly scattered on a plain background. */

import { copies } from "#engine/pattern/copies.ts";
import { type Place, roundedPolygon } from "#engine/pattern/outlines.ts";
import { pick } from "#engine/pattern/ramp.ts";
import type { Shape } from "#engine/pattern/scene.ts";
import { filled, ground } from "#engine/pattern/shapes.ts";
import { type DrawStyle, type StyleInput, within } from "#engine/pattern/style-input.ts";
import { shaded } from "#engine/pattern/tones.ts";
import { cosineOfTurns, sineOfTurns } from "#engine/pattern/trig.ts";

interface Chip {
  readonly at: Place;
  readonly radius: number;
}

export const drawTerrazzo: DrawStyle = (input) => {
  const { width, height, random, control, tones } = input;
  const [field, ...others] = tones.lightFirst;
  if (field === undefined) return [];
  const pool = others.length > 0 ? others : [field];
  const roundness = 0.08 + 0.5 * control("roundness");
  const shapes: Shape[] = [ground({ width, height }, field.color)];
  for (const chip of chipsOf(input)) {
    const tone = pick(pool, random());
    const places = chipPlaces(random, chip);
    // Shades vary, since stone is never of one color.
    const color = random() < 0.3 ? shaded(tone.lab, within(random, -0.05, 0.05)) : tone.color;
    for (const [dx, dy] of copies(places, width, height)) {
      const moved = places.map(([x, y]): Place => [x + dx, y + dy]);
      shapes.push(filled([roundedPolygon(moved, roundness)], color));
    }
  }
  return shapes;
};

/** From the largest to the smallest, each where it has room, on a box whose opposite edges join. */
function chipsOf({ width, height, long, random, control }: StyleInput): readonly Chip[] {
  const [size, variety, density] = [control("size"), control("variety"), control("density")];
  const middle = long * (0.012 + 0.035 * size);
  const chips: Chip[] = [];
  const area = width * height;
  const classes = [
    { radius: middle * (1 + 1.5 * variety), share: 0.16 + 0.1 * variety },
    { radius: middle, share: 0.15 },
    { radius: middle * (1 - 0.45 * variety), share: 0.07 },
    { radius: middle * (1 - 0.75 * variety), share: 0.03 },
  ];
  for (const { radius, share } of classes) {
    const wanted = Math.min(
      700,
      Math.ceil((area * share * (0.25 + 1.1 * density)) / (2.6 * radius * radius)),
    );
    for (let attempt = 0, placed = 0; attempt < wanted * 12 && placed < wanted; attempt += 1) {
      const at: Place = [random() * width, random() * height];
      const own = radius * within(random, 0.8, 1.2);
      const gap = middle * (0.5 - 0.38 * density);
      const isFree = chips.every((chip) => {
        const [dx, dy] = [Math.abs(chip.at[0] - at[0]), Math.abs(chip.at[1] - at[1])];
        const [x, y] = [Math.min(dx, width - dx), Math.min(dy, height - dy)];
        const least = (chip.radius + own) * 0.93 + gap;
        return x * x + y * y >= least * least;
      });
      if (!isFree) continue;
      chips.push({ at, radius: own });
      placed += 1;
    }
  }
  return chips;
}

/** A broken piece: corners at uneven turns on an ellipse. */
function chipPlaces(random: () => number, { at: [cx, cy], radius }: Chip): readonly Place[] {
  const corners = 4 + Math.floor(random() * 4);
  const [turn, flat] = [random(), within(random, 0.62, 1)];
  const [cosine, sine] = [cosineOfTurns(turn), sineOfTurns(turn)];
  return Array.from({ length: corners }, (_, index): Place => {
    const angle = (index + within(random, -0.3, 0.3)) / corners;
    const length = radius * within(random, 0.82, 1.12);
    const [x, y] = [length * cosineOfTurns(angle), length * flat * sineOfTurns(angle)];
    return [cx + x * cosine - y * sine, cy + x * sine + y * cosine];
  });
}
