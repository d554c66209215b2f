/** The canvas of the "over" view and the box of its text. Px. */
export interface SurfaceSize {
  readonly width: number;
  readonly height: number;
  readonly boxWidth: number;
  readonly boxHeight: number;
  /** From the edges of the box to the text in it. */
  readonly insetX: number;
  readonly insetY: number;
}

/** Until it is measured, the canvas of a desktop: a shared link is whole without scripts. */
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
