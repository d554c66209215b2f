import type { CSSProperties } from "react";
import type { Point } from "#engine/mesh/mesh.ts";

/** Where a ring stands: at its place, but never cut off by the edge. */
export function ringPlace([x, y]: Point, roomPx: number): CSSProperties {
  const side = (share: number): string =>
    `clamp(${roomPx}px, ${(share * 100).toFixed(2)}%, calc(100% - ${roomPx}px))`;
  return { left: side(x), top: side(y) };
}
