/** Paints a wallpaper's scene with a 2D context, as its SVG is drawn. */
import { formatHex } from "#engine/format/format.ts";
import { heldColor } from "#engine/pattern/held-color.ts";
import { GRID, type Outline, type Paint, type Scene, type Shape } from "#engine/pattern/scene.ts";
import type { RasterGamut } from "#engine/raster/raster.ts";
import type { Color } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";
import type { Context2d } from "./canvas-context.ts";

/** Coordinates of the context must be px of the whole scene. */
export function drawScene(context: Context2d, scene: Scene, gamut: RasterGamut): void {
  context.save();
  context.scale(1 / GRID, 1 / GRID);
  // An outline that is shared by several shapes is built once.
  const paths = new Map<Outline, Path2D>();
  const pathOf = (outline: Outline): Path2D => {
    const known = paths.get(outline) ?? builtPath(outline);
    paths.set(outline, known);
    return known;
  };
  for (const shape of scene.shapes) drawShape(context, shape, pathOf, gamut);
  context.restore();
}

function drawShape(
  context: Context2d,
  shape: Shape,
  pathOf: (outline: Outline) => Path2D,
  gamut: RasterGamut,
): void {
  context.globalAlpha = shape.opacity;
  const ink = inkOf(context, shape.paint, gamut);
  if (shape.kind === "stroke") {
    context.save();
    context.translate(...shape.offset);
    context.strokeStyle = ink;
    context.lineWidth = shape.width;
    context.lineCap = "round";
    context.lineJoin = "round";
    context.stroke(pathOf(shape.outline));
    context.restore();
    return;
  }
  context.fillStyle = ink;
  if (shape.kind === "fill") context.fill(pathOf(shape.outline), "evenodd");
  else if (shape.kind === "rectangle") context.fillRect(...shape.corner, shape.width, shape.height);
  else {
    context.beginPath();
    context.arc(...shape.center, shape.radius, 0, 2 * Math.PI);
    context.fill();
  }
}

function inkOf(context: Context2d, paint: Paint, gamut: RasterGamut): string | CanvasGradient {
  if ("space" in paint) return cssOf(paint, gamut);
  const gradient =
    paint.kind === "linear"
      ? context.createLinearGradient(...paint.from, ...paint.to)
      : context.createRadialGradient(...paint.center, 0, ...paint.center, paint.radius);
  for (const { at, color, opacity } of paint.stops) gradient.addColorStop(at, cssOf(color, gamut, opacity));
  return gradient;
}

function builtPath(outline: Outline): Path2D {
  const path = new Path2D();
  for (const { start, segments, isClosed } of outline) {
    path.moveTo(...start);
    for (const segment of segments) {
      if (segment.length === 2) path.lineTo(...segment);
      else path.bezierCurveTo(...segment);
    }
    if (isClosed) path.closePath();
    // A subpath of no length is a dot, which a context draws for a line of no length.
    else if (segments.length === 0) path.lineTo(...start);
  }
  return path;
}

function cssOf(color: Color, gamut: RasterGamut, opacity = 1): string {
  const within = { ...heldColor(color, gamut), alpha: opacity };
  if (gamut === "srgb") return formatHex(within);
  const { coords } = convertColor(within, "display-p3");
  return `color(display-p3 ${coords.map((value = 0) => value.toFixed(5)).join(" ")} / ${opacity})`;
}
