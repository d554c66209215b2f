/**
 * The hue wheel of the scheme tool: a scaled bitmap of hues, cut off along a path so that its edge is sharp at any
 * size.
 */
import { type WheelPlane, wheelEdge } from "#engine/raster/wheel-edge.ts";
import { paintWheel } from "#engine/raster/wheel-plane.ts";
import { drawBytes, type PaintTarget } from "./paint-target.ts";

/** Side of the bitmap in pixels. Hues change slowly, so scaling it up shows no difference. */
const SIDE = { fine: 144, coarse: 56 } as const;
const EDGE_POINTS = { fine: 360, coarse: 72 } as const;

export function paintColorWheel(plane: WheelPlane, target: PaintTarget): void {
  const { context, isCoarse, gamut, width } = target;
  const side = SIDE[isCoarse ? "coarse" : "fine"];
  drawBytes(target, paintWheel(side, plane, gamut), { width: side, height: side });
  // Not with clip(): in a worker Chromium does not anti-alias it.
  context.globalCompositeOperation = "destination-in";
  context.fill(edgePath(width, wheelEdge(EDGE_POINTS[isCoarse ? "coarse" : "fine"], plane)));
  context.globalCompositeOperation = "source-over";
}

function edgePath(size: number, edge: readonly number[]): Path2D {
  const path = new Path2D();
  const middle = size / 2;
  for (const [index, radius] of edge.entries()) {
    const angle = (index / edge.length) * 2 * Math.PI;
    const [x, y] = [middle + Math.sin(angle) * radius * middle, middle - Math.cos(angle) * radius * middle];
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
  path.closePath();
  return path;
}
