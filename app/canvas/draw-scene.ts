/** Draws a wallpaper's display list with a 2D context, as its SVG is drawn. */
import { formatHex } from "#engine/format/format.ts";
import { mapToGamut } from "#engine/gamut/gamut.ts";
import { GRID, type Path } from "#engine/pattern/path.ts";
import type { Paint, Scene, Shape } from "#engine/pattern/scene.ts";
import { createRandom } from "#engine/random/random.ts";
import type { RasterGamut } from "#engine/raster/raster.ts";
import type { Oklab } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";
import type { Context2d } from "./canvas-context.ts";

export interface SceneSize {
  /** Of the whole picture in px. */
  readonly width: number;
  readonly height: number;
}

/** The context's coordinates are px of the whole picture. */
export function drawScene(context: Context2d, scene: Scene, size: SceneSize, gamut: RasterGamut): void {
  const scale = size.width / scene.width;
  context.save();
  context.scale(scale, size.height / scene.height);
  context.fillStyle = cssOf(scene.ground, gamut);
  context.fillRect(0, 0, scene.width, scene.height);
  for (const shape of scene.shapes) drawShape(context, shape, scale, gamut);
  context.restore();
  if (scene.grain > 0) drawGrain(context, scene.grain, size, scale);
}

function drawShape(context: Context2d, shape: Shape, scale: number, gamut: RasterGamut): void {
  const path = pathOf(shape.path);
  context.save();
  context.globalAlpha = shape.opacity ?? 1;
  const { shadow } = shape;
  if (shadow !== undefined) {
    // Shadows of a context are in px, whatever its scale.
    context.shadowColor = `rgb(0 0 0 / ${shadow.opacity})`;
    context.shadowBlur = shadow.blur * scale * 2;
    context.shadowOffsetX = shadow.by[0] * scale;
    context.shadowOffsetY = shadow.by[1] * scale;
  }
  const ink = inkOf(context, shape.paint, gamut);
  if (shape.line === undefined) {
    context.fillStyle = ink;
    context.fill(path, "evenodd");
  } else {
    context.strokeStyle = ink;
    context.lineWidth = shape.line;
    context.lineCap = "round";
    context.lineJoin = "round";
    context.stroke(path);
  }
  context.restore();
}

function inkOf(context: Context2d, paint: Paint, gamut: RasterGamut): string | CanvasGradient {
  if (paint.kind === "flat") return cssOf(paint.color, gamut);
  const gradient =
    paint.kind === "linear"
      ? context.createLinearGradient(...paint.from, ...paint.to)
      : context.createRadialGradient(...paint.center, 0, ...paint.center, paint.radius);
  for (const { at, color, opacity } of paint.stops) gradient.addColorStop(at, cssOf(color, gamut, opacity));
  return gradient;
}

function pathOf(path: Path): Path2D {
  const made = new Path2D();
  let [x, y, controlX, controlY] = [0, 0, 0, 0];
  for (const { command, steps } of path) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = steps.map((step) => step / GRID);
    if (command === "M") made.moveTo(a, b);
    else if (command === "L") made.lineTo(a, b);
    else if (command === "C") made.bezierCurveTo(a, b, c, d, e, f);
    else if (command === "Z") made.closePath();
    else {
      [controlX, controlY] = command === "Q" ? [a, b] : [2 * x - controlX, 2 * y - controlY];
      made.quadraticCurveTo(controlX, controlY, command === "Q" ? c : a, command === "Q" ? d : b);
    }
    if (command !== "Z") [x, y] = [(steps.at(-2) ?? 0) / GRID, (steps.at(-1) ?? 0) / GRID];
  }
  return made;
}

/** Side of the repeated square of grains, px. */
const GRAIN_PX = 256;

function drawGrain(context: Context2d, strength: number, { width, height }: SceneSize, scale: number): void {
  const tile = new OffscreenCanvas(GRAIN_PX, GRAIN_PX);
  const tileContext = tile.getContext("2d");
  if (tileContext === null) return;
  const image = tileContext.createImageData(GRAIN_PX, GRAIN_PX);
  const random = createRandom("grain");
  for (let at = 0; at < image.data.length; at += 4) {
    // The sum of three is close to a bell.
    const grey = 128 + 150 * ((random() + random() + random()) / 1.5 - 1);
    image.data.set([grey, grey, grey, 255], at);
  }
  tileContext.putImageData(image, 0, 0);
  const pattern = context.createPattern(tile, "repeat");
  if (pattern === null) return;
  // Grains are as large as in the SVG, never smaller than a pixel.
  const size = Math.max(1, scale * 0.55);
  pattern.setTransform(new DOMMatrix().scale(size, size));
  context.save();
  context.globalAlpha = strength;
  context.globalCompositeOperation = "soft-light";
  context.fillStyle = pattern;
  context.fillRect(0, 0, width, height);
  context.restore();
}

function cssOf({ lightness, a, b }: Oklab, gamut: RasterGamut, opacity = 1): string {
  const color = mapToGamut({ space: "oklab", coords: [lightness, a, b], alpha: 1 }, gamut);
  if (gamut === "srgb") return formatHex({ ...color, alpha: opacity });
  const { coords } = convertColor(color, "display-p3");
  return `color(display-p3 ${coords.map((value = 0) => value.toFixed(5)).join(" ")} / ${opacity})`;
}
