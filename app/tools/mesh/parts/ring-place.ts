import type { CSSProperties } from "react";
import type { Point } from "#engine/mesh/mesh.ts";

/** The CSS position of a handle: at its point, but at least `roomPx` from the edges, so that it is not cut off. */
export function ringPlace([x, y]: Point, roomPx: number): CSSProperties {
  const side = (share: number): string =>
    `clamp(${roomPx}px, ${(share * 100).toFixed(2)}%, calc(100% - ${roomPx}px))`;
  return { left: side(x), top: side(y) };
}
