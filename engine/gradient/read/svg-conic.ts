/**
 * The conic gradient of a drawing in SVG, which has none of its own: a `<div>` in a `<foreignObject>` with a background of
 * CSS, turned and stretched by the groups around it. So Figma exports what it calls angular, before the shape that it fills.
 */
import { attributesOf, tagsOf } from "#engine/bytes/markup-tags.ts";
import { type Area, conicShape, isSimilar } from "./placed-shape.ts";
import { type ReadGradients, readCss } from "./read-css.ts";
import { IDENTITY, type Matrix, multiplied, transformOf } from "./svg-transform.ts";

const CONIC = /background(?:-image)?\s{0,9}:\s{0,9}(conic-gradient\((?:[^()]|\([^()]*\))*\))/i;
const SHAPE = /^(?:rect|circle|ellipse|path|polygon)$/;

/** Undefined for a drawing without one. Never throws. */
export function readSvgConic(text: string): ReadGradients | undefined {
  const found = foundIn(text);
  if (found === undefined) return undefined;
  const { css, box, matrix, area } = found;
  const read = readCss(css, { width: box.width, height: box.height });
  if (!read.ok) return read;
  const [layer] = read.layers;
  if (layer === undefined || layer.type !== "conic") return undefined;
  const [x, y] = layer.center01 ?? [0.5, 0.5];
  const shape = conicShape(
    [box.x + x * box.width, box.y + y * box.height],
    layer.angleDeg,
    matrix,
    area,
    layer.stops,
  );
  if (shape === undefined) return { ok: false, message: "This gradient has no size.", position: 1 };
  const notices = isSimilar(matrix)
    ? read.notices
    : [...read.notices, "The gradient is stretched: between its stops the colors turn evenly here."];
  return { ...read, layers: [{ ...layer, ...shape }], notices };
}

interface Found {
  readonly css: string;
  /** Of the foreign object, in its own units, and what leads from there to the drawing. */
  readonly box: Area;
  readonly matrix: Matrix;
  /** What is filled. */
  readonly area: Area;
}

function foundIn(text: string): Found | undefined {
  const groups: Matrix[] = [IDENTITY];
  let drawing: Area | undefined;
  let box: Area | undefined;
  let held: Omit<Found, "area"> | undefined;
  for (const { tag, name } of tagsOf(text)) {
    if (name === "/g" && groups.length > 1) groups.pop();
    if (name.startsWith("/")) continue;
    const attributes = attributesOf(tag);
    const outer = groups.at(-1) ?? IDENTITY;
    if (name === "g" && !tag.endsWith("/>"))
      groups.push(multiplied(outer, transformOf(attributes.get("transform")) ?? IDENTITY));
    else if (name === "svg") drawing = viewOf(attributes.get("viewBox")) ?? areaOf(attributes);
    else if (name === "foreignObject") box = areaOf(attributes);
    else if (name === "div" && box !== undefined && held === undefined) {
      const css = CONIC.exec(attributes.get("style") ?? "")?.[1];
      if (css !== undefined) held = { css, box, matrix: outer };
    } else if (held !== undefined && SHAPE.test(name)) {
      const area = name === "rect" && !attributes.has("transform") ? areaOf(attributes) : drawing;
      if (area !== undefined) return { ...held, area };
    }
  }
  return held && drawing && { ...held, area: drawing };
}

/** Undefined for one without a size. */
function areaOf(attributes: ReadonlyMap<string, string>): Area | undefined {
  const number = (key: string): number => Number.parseFloat(attributes.get(key) ?? "0") || 0;
  const area = { x: number("x"), y: number("y"), width: number("width"), height: number("height") };
  return area.width > 0 && area.height > 0 ? area : undefined;
}

function viewOf(text: string | undefined): Area | undefined {
  const [x = Number.NaN, y = Number.NaN, width = Number.NaN, height = Number.NaN] = (text ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return [x, y].every(Number.isFinite) && width > 0 && height > 0 ? { x, y, width, height } : undefined;
}
