/** Flow: ribbons of very different widths along one current, none crossing another. */
import { createNoise } from "#engine/pattern/noise.ts";
import { openCurve, type Place } from "#engine/pattern/outlines.ts";
import { pick } from "#engine/pattern/ramp.ts";
import { createRoom, type Room } from "#engine/pattern/room.ts";
import type { Shape } from "#engine/pattern/scene.ts";
import { ground, stroked } from "#engine/pattern/shapes.ts";
import { type DrawStyle, type StyleInput, within } from "#engine/pattern/style-input.ts";
import { cosineOfTurns, sineOfTurns } from "#engine/pattern/trig.ts";

/** Widths as shares of the widest; wide ribbons are placed first, narrow ones in the gaps. */
const WIDTHS = [1, 0.62, 0.36, 0.2, 0.11] as const;
const MAX_STEPS = 220;

export const drawFlow: DrawStyle = (input) => {
  const { width, height, long, random, control, tones } = input;
  const [field, ...others] = tones.lightFirst;
  if (field === undefined) return [];
  const pool = others.length > 0 ? others : [field];
  const current = currentOf(input);
  const widest = long * (0.008 + 0.05 * control("width"));
  const gap = long * (0.0025 + 0.012 * (1 - control("density")));
  const step = long * 0.006;
  const room = createRoom(step * 3);
  const shapes: Shape[] = [ground({ width, height }, field.color)];
  for (const share of WIDTHS) {
    const wide = Math.max(long * 0.0018, widest * share);
    const tries = Math.round(75 / share);
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const start: Place = [width * within(random, -0.1, 1.1), height * within(random, -0.1, 1.1)];
      const [most, choice] = [within(random, 0.25, 1) * MAX_STEPS, random()];
      const line = ribbon(start, { current, step, room, clear: wide / 2 + gap, most, input });
      if (line.length * step < wide * 6 + long * 0.05) continue;
      for (const place of line) room.take(place, wide / 2);
      const places = line.filter((_, index) => index % 5 === 0 || index === line.length - 1);
      shapes.push(stroked([openCurve(places)], pick(pool, choice).color, wide));
    }
  }
  return shapes;
};

type Current = (place: Place) => Place;

/** A direction of length 1 at each place. */
function currentOf({ long, random, control }: StyleInput): Current {
  const noise = createNoise(random);
  const [fromX, fromY] = [random() * 90, random() * 90];
  const scale = 1.3 / long;
  const curl = 0.12 + 0.55 * control("curl");
  const turn = control("turn") / 360;
  return ([x, y]) => {
    const turns =
      turn +
      curl *
        (noise(x * scale + fromX, y * scale + fromY) +
          0.25 * noise(x * scale * 2.3, y * scale * 2.3 + fromX));
    return [cosineOfTurns(turns), sineOfTurns(turns)];
  };
}

interface RibbonForm {
  readonly current: Current;
  readonly step: number;
  readonly room: Room;
  /** Least distance from the middle of the ribbon to other ribbons, in px. */
  readonly clear: number;
  readonly most: number;
  readonly input: StyleInput;
}

/** Points from one end to the other, as far as there is room in both directions. */
function ribbon(start: Place, form: RibbonForm): readonly Place[] {
  if (!form.room.isFree(start, form.clear)) return [];
  const [back, forth] = [follow(start, -1, form), follow(start, 1, form)];
  return [...back.reverse(), start, ...forth];
}

function follow(start: Place, way: number, { current, step, room, clear, most, input }: RibbonForm): Place[] {
  const places: Place[] = [];
  const edge = input.long * 0.12;
  let [x, y] = start;
  for (let index = 0; index < most; index += 1) {
    const [dx, dy] = current([x, y]);
    // The midpoint rule, so that circular currents close.
    const [mx, my] = current([x + dx * way * step * 0.5, y + dy * way * step * 0.5]);
    x += mx * way * step;
    y += my * way * step;
    if (x < -edge || y < -edge || x > input.width + edge || y > input.height + edge) break;
    if (!room.isFree([x, y], clear)) break;
    places.push([x, y]);
  }
  return places;
}
