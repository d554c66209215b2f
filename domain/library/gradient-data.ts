/** A gradient as the library stores it, and as the API answers it. */
export interface GradientData {
  readonly type: "linear" | "radial" | "conic";
  readonly angleDeg: number;
  /** Interpolation space, one of those the engine supports. */
  readonly space: string;
  readonly stops: readonly { readonly color: string; readonly position01: number }[];
}
