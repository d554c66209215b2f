/**
 * The display list of a wallpaper: outlines with paints, from the back to the front. Lengths are units, of which the
 * square root of the picture's area has 1000, so that the same list fills every size of the same ratio.
 */
import type { Oklab } from "#engine/space/color.ts";
import type { Path, Point } from "./path.ts";

export interface PaintStop {
  /** 0 to 1, ascending. */
  readonly at: number;
  readonly color: Oklab;
  /** 0 to 1. */
  readonly opacity: number;
}

export type Paint =
  | { readonly kind: "flat"; readonly color: Oklab }
  | {
      readonly kind: "linear";
      readonly from: Point;
      readonly to: Point;
      readonly stops: readonly PaintStop[];
    }
  | {
      readonly kind: "radial";
      readonly center: Point;
      readonly radius: number;
      readonly stops: readonly PaintStop[];
    };

/** A soft shadow in black behind a shape. */
export interface Shadow {
  readonly by: Point;
  /** Standard deviation of the blur. */
  readonly blur: number;
  readonly opacity: number;
}

export interface Shape {
  readonly path: Path;
  readonly paint: Paint;
  /** 0 to 1; 1 where it is missing. */
  readonly opacity?: number;
  /** Width of a line along the path with round ends; the path is filled where it is missing. */
  readonly line?: number;
  readonly shadow?: Shadow;
}

export interface Scene {
  /** Whole units. */
  readonly width: number;
  readonly height: number /** The one that the palette needs: tints of colors within sRGB stay in it. */;
  readonly gamut: "srgb" | "display-p3";
  readonly ground: Oklab;
  readonly shapes: readonly Shape[];
  /** Noise over the picture, 0 to 1 of the strongest. */
  readonly grain: number;
}

/** One color everywhere; OKLab. */
export function flat(color: Oklab): Paint {
  return { kind: "flat", color };
}
