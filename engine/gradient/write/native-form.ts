/** The form of a gradient as shares of a box whose size is known only where the code runs (CSS Images 4 §3.1 and §3.2). */
import type { Gradient } from "#engine/gradient/gradient.ts";

export interface LineForm {
  /** The direction, 1 long, y downwards. */
  readonly x: number;
  readonly y: number;
  /** Whether the line is along a side, and the same share of any box. */
  readonly isUpright: boolean;
}

/** The line goes from the middle of the box by half of (width × |x| + height × |y|) in this direction, and back. */
export function lineForm({ angleDeg }: Gradient): LineForm {
  const angle = (angleDeg * Math.PI) / 180;
  return { x: Math.sin(angle), y: -Math.cos(angle), isUpright: angleDeg % 90 === 0 };
}

/** Shares of width and height; the radius of a circle is made of both lengths, those of an ellipse are the lengths. */
export interface RadialForm {
  readonly of: "ellipse" | "hypot" | "min" | "max";
  readonly x: number;
  readonly y: number;
}

/** A share of 0 would be no gradient. */
const LEAST = 1e-6;

/** Shares of 0 or more; a radius of 0 becomes a millionth of the box. */
export function radialForm({ center01 = [0.5, 0.5], size }: Gradient): RadialForm {
  const [x, y] = center01;
  if (size !== undefined && "radii01" in size)
    return { of: "ellipse", x: Math.max(LEAST, size.radii01[0]), y: Math.max(LEAST, size.radii01[1]) };
  const { shape, extent } = size ?? { shape: "circle", extent: "farthest-corner" };
  const isNear = extent.startsWith("closest");
  const isCorner = extent.endsWith("corner");
  const pick = (share: number): number =>
    Math.max(LEAST, (isNear ? Math.min : Math.max)(Math.abs(share), Math.abs(1 - share)));
  const reach = shape === "ellipse" && isCorner ? Math.SQRT2 : 1;
  const of = shape === "ellipse" ? "ellipse" : isCorner ? "hypot" : isNear ? "min" : "max";
  return { of, x: pick(x) * reach, y: pick(y) * reach };
}

/** At most `decimals`, without zeros at the end. */
export function numberText(value: number, decimals = 4): string {
  return String(Number(value.toFixed(decimals)) + 0);
}
