/**
 * A picture as a list of shapes, from the back to the front. All coordinates and lengths are whole hundredths of a px,
 * so that every engine of JavaScript gives the same picture, whatever the last bit of its arithmetic.
 */
import type { Color } from "#engine/space/color.ts";

/** Grid lines per px. */
export const GRID = 100;

/** x to the right and y down, in hundredths of a px. */
export type GridPoint = readonly [x: number, y: number];
/** A straight segment to a point, or a cubic one by its two control points and its end. */
export type Segment =
  | GridPoint
  | readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number];

export interface Subpath {
  readonly start: GridPoint;
  readonly segments: readonly Segment[];
  readonly isClosed: boolean;
}
/** Filled by the even-odd rule. The same object in several shapes is written once. */
export type Outline = readonly Subpath[];

export interface Stop {
  /** Position along the gradient: 0 to 1 in thousandths, ascending. */
  readonly at: number;
  readonly color: Color;
  /** 0 to 1 in thousandths. */
  readonly opacity: number;
}
export interface LinearPaint {
  readonly kind: "linear";
  readonly from: GridPoint;
  readonly to: GridPoint;
  readonly stops: readonly Stop[];
}
export interface RadialPaint {
  readonly kind: "radial";
  readonly center: GridPoint;
  readonly radius: number;
  readonly stops: readonly Stop[];
}
/** Gradients are interpolated between their stops in sRGB, as in SVG. */
export type Paint = Color | LinearPaint | RadialPaint;

interface Painted {
  readonly paint: Paint;
  /** 0 to 1 in thousandths. */
  readonly opacity: number;
}
export interface FillShape extends Painted {
  readonly kind: "fill";
  readonly outline: Outline;
}
/** A line with round ends and corners; a subpath of no length is a dot. */
export interface StrokeShape extends Painted {
  readonly kind: "stroke";
  readonly outline: Outline;
  readonly width: number;
  /** Moves the outline. */
  readonly offset: GridPoint;
}
export interface CircleShape extends Painted {
  readonly kind: "circle";
  readonly center: GridPoint;
  readonly radius: number;
}
export interface RectangleShape extends Painted {
  readonly kind: "rectangle";
  readonly corner: GridPoint;
  readonly width: number;
  readonly height: number;
}
export type Shape = FillShape | StrokeShape | CircleShape | RectangleShape;

export interface Scene {
  /** In whole px. */
  readonly width: number;
  readonly height: number;
  /** The gamut that contains the colors of the palette; others are mapped into it. */
  readonly gamut: "srgb" | "display-p3";
  readonly shapes: readonly Shape[];
}

/** A length or coordinate in px on the grid. */
export function onGrid(px: number): number {
  // Adding 0 turns minus zero into zero, which is written without a sign.
  return Math.round(px * GRID) + 0;
}

/** A place in px on the grid. */
export function pointOnGrid([x, y]: readonly [number, number]): GridPoint {
  return [onGrid(x), onGrid(y)];
}

/** An opacity or a position of a stop, held to 0 to 1, in thousandths. */
export function inThousandths(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
}
