/**
 * Gradients as SVG, which interpolates only in sRGB: the verified stops of fallback.ts with the geometry of CSS. SVG
 * has no conic gradients, so these are written as pictures, which the file states in a comment.
 */

import { DEFAULT_TOLERANCE, type FallbackStop, fallbackStops } from "#engine/gradient/fallback.ts";
import { type Box, centerOf, lineOf, radiiOf } from "#engine/gradient/geometry.ts";
import { reachOf } from "#engine/gradient/gradient.ts";
import { hexOfStop } from "#engine/gradient/write/gradient-text.ts";
import type { GradientLayer } from "#engine/gradient/write/write-css.ts";
import { conicPicture } from "./conic-picture.ts";

export interface SvgOptions {
  /** Px. */
  readonly size?: Box;
  readonly tolerance?: number;
}

const SIZE: Box = [1600, 1000];

/**
 * SVG text with the layers from the bottom up; Figma accepts it from the clipboard. `size` in px, `tolerance` in ΔEOK.
 */
export function writeSvg(
  layers: readonly GradientLayer[],
  { size = SIZE, tolerance = DEFAULT_TOLERANCE }: SvgOptions = {},
): string {
  const [width, height] = size;
  const drawn = layers.map((layer, index) => drawLayer(layer, `g${index + 1}`, size, tolerance)).toReversed();
  const defs = drawn.map(({ definition }) => definition).filter(Boolean);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    ...(drawn.some(({ isPicture }) => isPicture)
      ? ["  <!-- SVG has no conic gradients: this layer is a picture of its own pixels. -->"]
      : []),
    ...(defs.length > 0 ? ["  <defs>", ...defs, "  </defs>"] : []),
    ...drawn.map(({ shape }) => shape),
    "</svg>\n",
  ].join("\n");
}

/** The definition of a gradient for a box at the origin, and a rectangle filled with it. */
export function drawLayer(layer: GradientLayer, id: string, box: Box, tolerance: number) {
  const [width, height] = box;
  const blend = layer.blend === "normal" ? "" : ` style="mix-blend-mode:${layer.blend}"`;
  if (layer.type === "conic") {
    const href = conicPicture(layer, box);
    return {
      isPicture: true,
      definition: "",
      shape: `  <image width="${width}" height="${height}" preserveAspectRatio="none" href="${href}"${blend}/>`,
    };
  }
  const shape = `  <rect width="${width}" height="${height}" fill="url(#${id})"${blend}/>`;
  const { stops } = fallbackStops(layer, tolerance, "any");
  const [start, end] = layer.isRepeating ? reachOf(layer) : [0, 1];
  const offset = (stop: FallbackStop): number =>
    end > start ? (stop.position01 - start) / (end - start) : 0;
  const spread = layer.isRepeating ? ' spreadMethod="repeat"' : "";
  if (layer.type === "linear") {
    const [[x1, y1], [x2, y2]] = lineOf(layer, box);
    const at = (share: number): string[] => [number(x1 + (x2 - x1) * share), number(y1 + (y2 - y1) * share)];
    const [[fromX = "", fromY = ""], [toX = "", toY = ""]] = [at(start), at(end)];
    const place = `x1="${fromX}" y1="${fromY}" x2="${toX}" y2="${toY}"`;
    return {
      isPicture: false,
      shape,
      definition: gradientElement("linearGradient", id, `${place}${spread}`, stops, offset),
    };
  }
  const [x, y] = centerOf(layer, box);
  const [radiusX, radiusY] = radiiOf(layer, box);
  // A repeating gradient is unrolled from the center on, because it also repeats before its first stop.
  const whole = layer.isRepeating ? unrolled(stops, start, end) : stops;
  const period = layer.isRepeating ? end - start : 1;
  const turned = `gradientTransform="translate(${number(x)} ${number(y)}) scale(${number(radiusX * period)} ${number(radiusY * period)})"`;
  const place = `cx="0" cy="0" r="1" ${turned}`;
  const ofPeriod = (stop: FallbackStop): number =>
    layer.isRepeating ? stop.position01 / period : stop.position01;
  return {
    isPicture: false,
    shape,
    definition: gradientElement("radialGradient", id, `${place}${spread}`, whole, ofPeriod),
  };
}

function gradientElement(
  name: string,
  id: string,
  place: string,
  stops: readonly FallbackStop[],
  offset: (stop: FallbackStop) => number,
): string {
  const lines = stops.map((stop) => {
    const opacity = stop.alpha < 255 ? ` stop-opacity="${number(stop.alpha / 255, 4)}"` : "";
    return `      <stop offset="${number(offset(stop), 6)}" stop-color="${hexOfStop({ ...stop, alpha: 255 })}"${opacity}/>`;
  });
  return [
    `    <${name} id="${id}" gradientUnits="userSpaceOnUse" ${place}>`,
    ...lines,
    `    </${name}>`,
  ].join("\n");
}

/** One period that starts at 0, for a gradient that also repeats towards its center. */
function unrolled(stops: readonly FallbackStop[], start: number, end: number): readonly FallbackStop[] {
  const period = end - start;
  if (period <= 0) return stops;
  const shift = start % period;
  const moved = stops.map((stop) => ({ ...stop, position01: stop.position01 - start + shift }));
  const before = moved.filter(({ position01 }) => position01 <= period);
  const after = moved
    .filter(({ position01 }) => position01 > period)
    .map((stop) => ({ ...stop, position01: stop.position01 - period }));
  const [last, next] = [before.at(-1), after[0]];
  if (last === undefined || next === undefined) return moved;
  const seam = between(last, { ...next, position01: next.position01 + period }, period);
  return [{ ...seam, position01: 0 }, ...after, ...before, seam];
}

function between(from: FallbackStop, to: FallbackStop, position01: number): FallbackStop {
  const span = to.position01 - from.position01;
  const share = span > 0 ? (position01 - from.position01) / span : 0;
  const mixed = (a: number, b: number): number => Math.round(a + (b - a) * share);
  return {
    bytes: [
      mixed(from.bytes[0], to.bytes[0]),
      mixed(from.bytes[1], to.bytes[1]),
      mixed(from.bytes[2], to.bytes[2]),
    ],
    alpha: mixed(from.alpha, to.alpha),
    position01,
  };
}

function number(value: number, decimals = 3): string {
  return String(Number(value.toFixed(decimals)));
}
