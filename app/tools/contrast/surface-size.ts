/** Sizes of the canvas of the "over" view and of the text's box, in px. */
export interface SurfaceSize {
  readonly width: number;
  readonly height: number;
  readonly boxWidth: number;
  readonly boxHeight: number;
  /** Padding from the edges of the box to its text. */
  readonly insetX: number;
  readonly insetY: number;
}

/** A desktop canvas, assumed until it is measured, so that a shared link is complete without JavaScript. */
export const NOMINAL_SIZE: SurfaceSize = {
  width: 1080,
  height: 728,
  boxWidth: 520,
  boxHeight: 212,
  insetX: 24,
  insetY: 20,
};

export function isSameSize(a: SurfaceSize, b: SurfaceSize): boolean {
  return (
    a.width === b.width &&
    a.height === b.height &&
    a.boxWidth === b.boxWidth &&
    a.boxHeight === b.boxHeight &&
    a.insetX === b.insetX &&
    a.insetY === b.insetY
  );
}
