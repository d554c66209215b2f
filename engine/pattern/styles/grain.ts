/** Large forms that fade into the ground, in coarse grain, as in a print of two inks. */
import { type Draw, turned } from "#engine/pattern/brush.ts";
import { mixTones, shaded } from "#engine/pattern/mix-tones.ts";
import { circle, type Point, rectangle } from "#engine/pattern/path.ts";
import { flat, type Shape } from "#engine/pattern/scene.ts";

export const grain: Draw = (brush) => {
  const { width, height, center, reach, tones } = brush;
  const soft = brush.control("soft");
  const forms = brush.control("forms");
  const turn = brush.control("turn");
  const ends = [turned([0, -reach * 0.9], center, turn), turned([0, reach * 0.9], center, turn)] as const;
  const order = tones.byLightness;
  const deep = order.at(-1) ?? tones.field;
  const back = tones.pick(brush.random, order);
  const shapes: Shape[] = [
    {
      path: rectangle(0, 0, width, height),
      paint: {
        kind: "linear",
        from: ends[0],
        to: ends[1],
        stops: [
          { at: 0, color: back, opacity: 1 },
          { at: 0.5, color: mixTones(back, deep, 0.35), opacity: 1 },
          { at: 1, color: shaded(deep, -0.03), opacity: 1 },
        ],
      },
    },
  ];
  let last = back;
  for (let form = 0; form < forms; form += 1) {
    const radius = Math.min(width, height) * (form === 0 ? 0.42 : brush.between(0.14, 0.3));
    const place: Point =
      form === 0
        ? [width * brush.between(0.35, 0.65), height * brush.between(0.36, 0.6)]
        : [width * brush.between(0.05, 0.95), height * brush.between(0.08, 0.92)];
    const color = tones.pick(brush.random, order, last);
    const other = tones.pick(brush.random, order, color);
    last = color;
    const top = turned([0, -radius], place, turn + brush.between(-40, 40));
    const bottom: Point = [2 * place[0] - top[0], 2 * place[1] - top[1]];
    shapes.push({
      path: circle(place, radius),
      paint:
        soft === 0
          ? flat(color)
          : {
              kind: "linear",
              from: top,
              to: bottom,
              stops: [
                { at: 0, color, opacity: 1 },
                { at: 1 - soft * 0.65, color: mixTones(color, other, 0.5), opacity: 1 - soft * 0.25 },
                { at: 1, color: other, opacity: 1 - soft },
              ],
            },
    });
  }
  return { ground: back, grain: brush.control("grain"), shapes };
};
