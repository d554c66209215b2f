/**
 * What a platform paints in a box, as a gradient of CSS. The platform's code is run for several boxes, which tells
 * whether it is the same gradient in any box, follows the box's proportions, or has lengths of its own.
 */
import { type Box, radiiOf } from "#engine/gradient/geometry.ts";
import { EXTENTS, type Gradient, type GradientStop, type RadialSize } from "#engine/gradient/gradient.ts";
import { noticeFades } from "#engine/gradient/read/fades.ts";
import { DEFAULT_BOX, type GradientBox } from "#engine/gradient/read/gradient-lengths.ts";
import { cutStops } from "#engine/gradient/read/place-stops.ts";
import { linearShape, type Point } from "#engine/gradient/read/placed-shape.ts";
import { type ReadGradients, withinLimits } from "#engine/gradient/read/read-css.ts";
import { IDENTITY } from "#engine/gradient/read/svg-transform.ts";
import type { GradientLayer } from "#engine/gradient/write/write-css.ts";
import { apartDeg, wrapDeg } from "#engine/space/angle.ts";
import { unturned } from "./unturned.ts";

export type Spread = "pad" | "repeat" | "mirror" | "none";

/** In the pixels of the box; angles in degrees, 0 up, clockwise. */
export type Paint = {
  readonly stops: readonly GradientStop[];
  readonly spread: Spread;
  /** sRGB if it is left out. */
  readonly space?: Gradient["space"];
} & (
  | { readonly type: "linear"; readonly from: Point; readonly to: Point }
  | { readonly type: "radial"; readonly center: Point; readonly radii: Point }
  | { readonly type: "conic"; readonly center: Point; readonly startDeg: number }
);

/** What the text does not say, or says in a way that is not read; the sentence is for the person. */
export class PaintProblem extends Error {
  /** Index in the text. */
  readonly at: number;
  constructor(message: string, at = 0) {
    super(message);
    this.at = at;
  }
}

const SQUARE: Box = [100, 100];
/** A second and a third form of the box, and the first one larger. */
const [WIDE, TALL, LARGE]: readonly [Box, Box, Box] = [
  [210, 100],
  [100, 330],
  [300, 300],
];
/** Code has six decimals at most, some of it four. */
const ROUNDED = 1e-3;

interface PaintBox {
  /** What lengths refer to. */
  readonly given?: GradientBox | undefined;
  /** That of a drawing with proportions of its own, which are taken. */
  readonly drawn?: Box | undefined;
}

/** `paintIn` throws a PaintProblem for what it cannot read; nothing is thrown here. */
export function readPaint(
  paintIn: (box: Box, notice: (sentence: string) => void) => Paint,
  { given, drawn }: PaintBox = {},
): ReadGradients {
  const notices: string[] = [];
  const notice = (sentence: string): void => {
    if (!notices.includes(sentence)) notices.push(sentence);
  };
  try {
    const { gradient, held } =
      drawn === undefined
        ? inBoxes((box) => gradientOf(paintIn(box, notice), box, notice), given, notice)
        : { gradient: inWords(gradientOf(paintIn(drawn, notice), drawn, notice), drawn), held: undefined };
    const layer: GradientLayer = {
      ...cutStops(gradient.type === "conic" ? unturned(gradient) : gradient, notice),
      blend: "normal",
    };
    return {
      ok: true,
      layers: withinLimits([layer], notices),
      notices,
      ...(held !== undefined && { box: held }),
    };
  } catch (error) {
    if (!(error instanceof PaintProblem)) throw error;
    return { ok: false, message: error.message, position: error.at + 1 };
  }
}

interface Held {
  readonly gradient: Gradient;
  /** The box that lengths were taken in. */
  readonly held: GradientBox | undefined;
}

function inBoxes(
  gradientIn: (box: Box) => Gradient,
  given: GradientBox | undefined,
  notice: (sentence: string) => void,
): Held {
  const square = gradientIn(SQUARE);
  const others = [WIDE, TALL, LARGE].map((box): Drawn => ({ box, gradient: gradientIn(box) }));
  const large = others.at(-1)?.gradient ?? square;
  const size = square.type === "radial" ? sizeIn([{ box: SQUARE, gradient: square }, ...others]) : undefined;
  const sized = (gradient: Gradient): Gradient => (size === undefined ? gradient : { ...gradient, size });
  if (others.every(({ gradient }) => isAlike(sized(square), sized(gradient))))
    return { gradient: sized(square), held: undefined };
  if (isAlike(square, large)) {
    notice("Its form follows the sides of its box; that of a square was taken.");
    return { gradient: inWords(square, SQUARE), held: undefined };
  }
  const held = given ?? DEFAULT_BOX;
  notice(
    `Lengths were taken in a box of ${held.width.toLocaleString("en")} × ${held.height.toLocaleString("en")} px.`,
  );
  return { gradient: gradientIn([held.width, held.height]), held };
}

/** The size of a radial one by a word of CSS, if there is one that fits. */
function inWords(gradient: Gradient, box: Box): Gradient {
  const size = gradient.type === "radial" ? sizeIn([{ box, gradient }]) : undefined;
  return size === undefined ? gradient : { ...gradient, size };
}

interface Drawn {
  readonly box: Box;
  readonly gradient: Gradient;
}

/** The size of a radial gradient in words of CSS that has these radii in all of the boxes. */
function sizeIn(drawn: readonly Drawn[]): RadialSize | undefined {
  const words = (["circle", "ellipse"] as const).flatMap((shape) =>
    EXTENTS.map((extent): RadialSize => ({ shape, extent })),
  );
  return words.find((size) =>
    drawn.every(({ box, gradient }) => {
      const [own, other] = [radiiOf(gradient, box), radiiOf({ ...gradient, size }, box)];
      return [0, 1].every((axis) => {
        const [a = 0, b = 0] = [own[axis], other[axis]];
        return Math.abs(a - b) <= ROUNDED * Math.max(a, b);
      });
    }),
  );
}

function isAlike(a: Gradient, b: Gradient): boolean {
  const numbers = (gradient: Gradient): readonly number[] => [
    ...(gradient.center01 ?? []),
    ...(gradient.size !== undefined && "radii01" in gradient.size ? gradient.size.radii01 : []),
    ...gradient.stops.flatMap(({ position01, end01 = position01 }) => [position01, end01]),
  ];
  const [of, others] = [numbers(a), numbers(b)];
  return (
    apartDeg(a.angleDeg, b.angleDeg) < 0.05 &&
    of.length === others.length &&
    of.every((value, index) => Math.abs(value - (others[index] ?? 0)) < ROUNDED)
  );
}

function gradientOf(paint: Paint, [width, height]: Box, notice: (sentence: string) => void): Gradient {
  const ordered = orderly(paint.stops);
  // The perceptual mixing of SwiftUI is that of CSS.
  if (paint.space === undefined) noticeFades(ordered, notice);
  const stops = mirrored(ordered, paint.spread);
  const common = {
    space: paint.space ?? "srgb",
    ...((paint.spread === "repeat" || paint.spread === "mirror") && { isRepeating: true }),
  } as const;
  if (paint.type === "linear") {
    const shape = linearShape(paint.from, paint.to, IDENTITY, { x: 0, y: 0, width, height }, stops);
    if (shape === undefined) throw new PaintProblem("The line of this gradient has no length.");
    return { ...common, ...shape };
  }
  const center01 = [tidy(paint.center[0] / width), tidy(paint.center[1] / height)] as const;
  if (paint.type === "conic")
    return { ...common, type: "conic", angleDeg: tidy(wrapDeg(paint.startDeg)) % 360, center01, stops };
  const [x, y] = paint.radii;
  if (!(x > 0 && y > 0)) throw new PaintProblem("The radius of this gradient is 0.");
  return {
    ...common,
    type: "radial",
    angleDeg: 0,
    center01,
    stops,
    size: { shape: "ellipse", radii01: [tidy(x / width), tidy(y / height)] },
  };
}

const tidy = (value: number): number => Number(value.toFixed(4));

/** Positions that go back are moved to the one before. */
function orderly(stops: readonly GradientStop[]): readonly GradientStop[] {
  let reached = Number.NEGATIVE_INFINITY;
  return stops.map((stop) => {
    reached = Math.max(reached, stop.position01);
    return { ...stop, position01: reached };
  });
}

/** Every other repetition turned around: twice the length. */
function mirrored(stops: readonly GradientStop[], spread: Spread): readonly GradientStop[] {
  if (spread === "mirror")
    return [...stops, ...stops.toReversed().map((stop) => ({ ...stop, position01: 2 - stop.position01 }))];
  const [first, last] = [stops[0], stops.at(-1)];
  if (spread !== "none" || first === undefined || last === undefined) return stops;
  const clear = ({ color, position01 }: GradientStop): GradientStop => ({
    color: { ...color, alpha: 0 },
    position01,
  });
  return [clear(first), ...stops, clear(last)];
}
