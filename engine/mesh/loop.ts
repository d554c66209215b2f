/** A mesh in motion: every vertex goes around a circle of its own, so the loop ends where it began. */
import { createRandom } from "#engine/random/random.ts";
import { isUnfolded } from "./folds.ts";
import { type Mesh, mapVertices, type Point } from "./mesh.ts";
import { placeOnEdge } from "./move.ts";

export interface LoopOptions {
  /** Radius of the circles in half cells of the even grid, 0 to 1. */
  readonly motion01: number;
  readonly seed: string;
}

/** Times at which the loop is looked at for folds. */
const CHECKED = 24;
const HALVINGS = 6;
const TURN = 2 * Math.PI;

/**
 * The mesh at a time of 0 to 1, where 1 is the same frame as 0. Radii are halved until none of 24 frames folds; a mesh
 * that is folded already does not move.
 */
export function meshLoop(mesh: Mesh, { motion01, seed }: LoopOptions): (time01: number) => Mesh {
  const random = createRandom(`loop ${seed}`);
  const circles = mesh.vertices.map(() => ({
    phase: random(),
    direction: random() < 0.5 ? -1 : 1,
    size: 0.6 + 0.4 * random(),
  }));
  const frame =
    (scale: number) =>
    (time01: number): Mesh => {
      // Whole turns are taken away first, so that the last frame is the first to the last bit.
      const time = time01 - Math.floor(time01);
      return mapVertices(mesh, (vertex, column, row) => {
        const index = row * mesh.columns + column;
        const { phase, direction, size } = circles[index] ?? { phase: 0, direction: 1, size: 0 };
        const [start, now] = [TURN * phase, TURN * (phase + direction * time)];
        const radius = 0.5 * motion01 * scale * size;
        const to: Point = [
          vertex.at[0] + (radius * (Math.cos(now) - Math.cos(start))) / (mesh.columns - 1),
          vertex.at[1] + (radius * (Math.sin(now) - Math.sin(start))) / (mesh.rows - 1),
        ];
        return { ...vertex, at: placeOnEdge(mesh, index, to) };
      });
    };
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const frames = frame(0.5 ** halving);
    if (Array.from({ length: CHECKED }, (_, index) => frames(index / CHECKED)).every((at) => isUnfolded(at)))
      return frames;
  }
  return frame(0);
}
