/** Tiles in version 2: large motifs of four tiles each, turned about their middle, on one ground, as of a printed cloth. */
import { cubic, type Place, polygon, QUARTER_HANDLE } from "#engine/pattern/outlines.ts";
import { contrasting, pick } from "#engine/pattern/ramp.ts";
import { type Outline, pointOnGrid, type Shape, type Subpath } from "#engine/pattern/scene.ts";
import { filled, ground } from "#engine/pattern/shapes.ts";
import type { DrawStyle } from "#engine/pattern/style-input.ts";
import type { Tone } from "#engine/pattern/tones.ts";

/** Blocks along the longer side for each column of the control. */
const BLOCKS_A_COLUMN = 0.75;
/** Share of the blocks that have one color in common. */
const MAIN_SHARE = 0.72;

export const drawBlocks: DrawStyle = ({ width, height, long, random, control, tones }) => {
  const { columns, rows } = squarest(width, height, long / (control("columns") * BLOCKS_A_COLUMN));
  const [calm, round] = [control("calm"), control("round")];
  const pool = tones.lightFirst;
  const field = heaviest(pool);
  const main = contrasting(pool, field, random());
  const [curved, straight] = [dealt(random, ROUND), dealt(random, STRAIGHT)];
  const shapes: Shape[] = [ground({ width, height }, field.color)];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      // The same numbers are drawn for every block, so that a control changes only what it names.
      const [quiet, form, bend, own, first, second, third] = [
        random(),
        random(),
        random(),
        random(),
        random(),
        random(),
        random(),
      ];
      // On whole px, so that the motifs of neighbors meet.
      const [x, y] = [Math.round((column * width) / columns), Math.round((row * height) / rows)];
      const [right, foot] = [
        Math.round(((column + 1) * width) / columns),
        Math.round(((row + 1) * height) / rows),
      ];
      if (quiet < calm * 0.5) continue;
      // Two motifs take turns with two others, which makes a rhythm of what would be a heap.
      const turn = (row + column) % 2;
      const outer = turn === 0 && own < MAIN_SHARE ? main : contrasting(pool, field, first);
      const inner = contrasting(pool, outer, second);
      const core = contrasting(pool, inner, third);
      const motifs = bend < round ? curved : straight;
      const layers = motifs[(2 * turn + (form < 0.6 ? 0 : 1)) % motifs.length] ?? [];
      layers.forEach((layer, depth) => {
        const paint = [outer, inner, core][depth]?.color ?? outer.color;
        shapes.push(filled(layer({ x, y, wide: right - x, high: foot - y }), paint));
      });
    }
  return shapes;
};

/** As many blocks of about this side as make them most nearly square. */
function squarest(width: number, height: number, side: number): { columns: number; rows: number } {
  const wanted = Math.max(1, Math.round(width / side));
  const choices = [wanted, wanted + 1, wanted - 1, wanted + 2]
    .filter((columns) => columns >= 1)
    .map((columns) => {
      const rows = Math.max(1, Math.round((height * columns) / width));
      const ratio = (width * rows) / (columns * height);
      // In whole thousandths, so that the last bit of a division does not decide.
      return { columns, rows, uneven: Math.round(1000 * Math.max(ratio, 1 / ratio)) };
    });
  return choices.reduce((best, each) => (each.uneven < best.uneven - 10 ? each : best));
}

/** The same, in an order from the seed. */
function dealt<Motif>(random: () => number, motifs: readonly Motif[]): readonly Motif[] {
  return motifs
    .map((motif) => ({ motif, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ motif }) => motif);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

function heaviest(pool: readonly Tone[]): Tone {
  const most = Math.max(...pool.map(({ share }) => share));
  return pool.find(({ share }) => share === most) ?? pick(pool, 0);
}

/** A layer of a motif: the same form in each of its four tiles. */
type Layer = (box: Box) => Outline;
/** A form in a tile, of which (0, 0) is the middle of the block and (1, 1) its corner; `turn` is which tile it is, 0 to 3. */
type Form = (at: (u: number, v: number) => Place, turn: number) => readonly Subpath[];

function fourTimes(form: Form, turns: readonly number[] = [0, 1, 2, 3]): Layer {
  return ({ x, y, wide, high }) => {
    const [middleX, middleY] = [x + wide / 2, y + high / 2];
    return turns.flatMap((turn) =>
      form((u, v) => {
        const [a, b] = TURNS[turn]?.(u, v) ?? [u, v];
        return [middleX + (a * wide) / 2, middleY + (b * high) / 2];
      }, turn),
    );
  };
}

const TURNS: readonly ((u: number, v: number) => Place)[] = [
  (u, v) => [u, v],
  (u, v) => [-v, u],
  (u, v) => [-u, -v],
  (u, v) => [v, -u],
];

/** A quarter of a disc about the middle of the block. */
const quarterIn =
  (r: number): Form =>
  (at) => {
    const k = r * QUARTER_HANDLE;
    return [
      {
        start: pointOnGrid(at(0, 0)),
        segments: [pointOnGrid(at(r, 0)), cubic(at(r, k), at(k, r), at(0, r))],
        isClosed: true,
      },
    ];
  };
/** A quarter of a disc about the corner of the block. */
const quarterOut =
  (r: number): Form =>
  (at) => {
    const [k, e] = [1 - r * QUARTER_HANDLE, 1 - r];
    return [
      {
        start: pointOnGrid(at(1, 1)),
        segments: [pointOnGrid(at(e, 1)), cubic(at(e, k), at(k, e), at(1, e))],
        isClosed: true,
      },
    ];
  };
/** A leaf from `from` to `to` along the diagonal of its tile. */
const leaf =
  (from: number, to: number): Form =>
  (at) => {
    const [k, rest] = [from + (to - from) * QUARTER_HANDLE, to - (to - from) * QUARTER_HANDLE];
    return [
      {
        start: pointOnGrid(at(from, from)),
        segments: [
          cubic(at(k, from), at(to, rest), at(to, to)),
          cubic(at(rest, to), at(from, k), at(from, from)),
        ],
        isClosed: true,
      },
    ];
  };
const corners =
  (...places: readonly Place[]): Form =>
  (at) =>
    polygon(places.map(([u, v]) => at(u, v)));
/** A tile that fills its quarter of the block but for the round corner at the outer end. */
const petal =
  (r: number): Form =>
  (at) => {
    const k = r * QUARTER_HANDLE;
    return [
      {
        start: pointOnGrid(at(0, 0)),
        segments: [
          pointOnGrid(at(r, 0)),
          cubic(at(r, 0), at(r, r - k), at(r, r)),
          cubic(at(r - k, r), at(0, r), at(0, r)),
        ],
        isClosed: true,
      },
    ];
  };

/** No two layers of a motif share an edge inside it: the one below would shine through as a line. */
const ROUND: readonly (readonly Layer[])[] = [
  [fourTimes(quarterIn(0.94)), fourTimes(quarterIn(0.62)), fourTimes(quarterIn(0.3))],
  [fourTimes(leaf(0, 0.98)), fourTimes(leaf(0.2, 0.72))],
  [fourTimes(quarterOut(1)), fourTimes(quarterIn(0.3))],
  [fourTimes(quarterIn(0.94)), fourTimes(leaf(0.12, 0.58)), fourTimes(quarterIn(0.14))],
  [fourTimes(quarterIn(0.94), [0, 2]), fourTimes(quarterIn(0.4))],
  [fourTimes(petal(0.96)), fourTimes(leaf(0.14, 0.8)), fourTimes(quarterIn(0.2))],
];
const STRAIGHT: readonly (readonly Layer[])[] = [
  [
    fourTimes(corners([0, 0], [1, 0], [0, 1])),
    fourTimes(corners([0, 0], [0.58, 0], [0, 0.58])),
    fourTimes(corners([0, 0], [0.22, 0], [0, 0.22])),
  ],
  [fourTimes(corners([0, 0], [1, 0], [1, 1])), fourTimes(corners([0, 0], [0.34, 0], [0, 0.34]))],
  [
    fourTimes(corners([0, 0], [1, 0.42], [1, 1], [0.42, 1])),
    fourTimes(corners([0, 0], [0.42, 0], [0, 0.42])),
    fourTimes(quarterIn(0.14)),
  ],
];
