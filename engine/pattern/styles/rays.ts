/** A sunburst. */
import type { Draw } from "#engine/pattern/brush.ts";
import { type Point, polygon, rectangle, smoothLine } from "#engine/pattern/path.ts";
import { flat, type Shape } from "#engine/pattern/scene.ts";
import { cosTurns, sinTurns } from "#engine/pattern/turn.ts";

const BENDS = 9;

export const rays: Draw = (brush) => {
  const { width, height, tones } = brush;
  const count = brush.control("rays");
  const center: Point = [brush.control("x") * width, brush.control("y") * height];
  const far = 2 * brush.reach + 60;
  const twist = brush.control("twist") * 0.35;
  const glow = brush.control("glow");
  const start = brush.random();
  // Widths differ, the rhythm of the colors does not.
  const edges = Array.from(
    { length: count * 2 },
    (_, index) => start + (index + brush.between(-0.16, 0.16)) / (count * 2),
  );
  const at = (turn: number, out: number): Point => [
    center[0] + cosTurns(turn + twist * (out / far)) * out,
    center[1] + sinTurns(turn + twist * (out / far)) * out,
  ];
  const side = (turn: number) =>
    Array.from({ length: BENDS }, (_, bend) => at(turn, (far * bend) / (BENDS - 1)));
  const shapes: Shape[] = Array.from({ length: count }, (_, index) => {
    const from = edges[index * 2] ?? 0;
    const to = edges[index * 2 + 1] ?? 0;
    const color = tones.figures[index % tones.figures.length] ?? tones.field;
    const path =
      twist === 0
        ? polygon([center, at(from, far), at(to, far)])
        : [
            ...smoothLine(side(from)),
            ...smoothLine(side(to).toReversed(), "L"),
            { command: "Z" as const, steps: [] },
          ];
    return { path, paint: flat(color) };
  });
  if (glow > 0)
    shapes.push({
      path: rectangle(0, 0, width, height),
      paint: {
        kind: "radial",
        center,
        radius: far * (0.12 + 0.5 * glow),
        stops: [
          { at: 0, color: tones.field, opacity: 1 },
          { at: 0.22, color: tones.field, opacity: 0.86 },
          { at: 0.6, color: tones.field, opacity: 0.3 },
          { at: 1, color: tones.field, opacity: 0 },
        ],
      },
    });
  return { ground: tones.field, grain: 0, shapes };
};
