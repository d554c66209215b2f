/**
 * The gradients of an SVG drawing (SVG 2 §14.2), as drawing programs and write-svg.ts write them. A linear one is given
 * exactly: its line, transformed and in the units of its shape, as an angle and positions on the line of CSS. A radial
 * one is an ellipse that stands upright.
 */

import { attributesOf, tagsOf } from "#engine/bytes/markup-tags.ts";
import type { GradientStop } from "#engine/gradient/gradient.ts";
import type { GradientLayer } from "#engine/gradient/write/write-css.ts";
import { BLEND_MODES } from "#engine/mix/blend.ts";
import { strictColor } from "#engine/parse/strict-color.ts";
import type { Color } from "#engine/space/color.ts";
import { noticeFades } from "./fades.ts";
import { cutStops } from "./place-stops.ts";
import { type Area, isUpright, linearShape, radialShape } from "./placed-shape.ts";
import { type ReadGradients, withinLimits } from "./read-css.ts";
import { IDENTITY, type Matrix, multiplied, transformOf } from "./svg-transform.ts";

/** A longer text is a drawing, not a gradient. */
const MAX_LETTERS = 200_000;
/** Gradients that take their stops from one another. */
const MAX_LINKS = 8;
const DEFAULT_SIDE = 100;
const SHAPES = /^(?:rect|circle|ellipse|path|polygon|polyline|line|g|svg|text|tspan)$/;

type Attributes = ReadonlyMap<string, string>;

interface Element {
  readonly kind: "linear" | "radial";
  readonly attributes: Attributes;
  readonly stops: GradientStop[];
}

interface Use {
  readonly id: string;
  readonly area: Area;
  readonly attributes: Attributes;
  /** Whether it covers the whole drawing, as a background does. */
  readonly isWhole: boolean;
  /** Whether the area is that of the shape itself. */
  readonly isExact: boolean;
}

/** The gradients with which the drawing is covered, or else the first that it uses. Never throws. */
export function readSvgGradient(text: string): ReadGradients {
  if (text.length > MAX_LETTERS) return fail(`A gradient is at most ${MAX_LETTERS} characters long.`);
  const { elements, uses } = elementsOf(text);
  const notices: string[] = [];
  const notice = (sentence: string): void => {
    if (!notices.includes(sentence)) notices.push(sentence);
  };
  const known = uses.filter(({ id }) => elements.has(id));
  const first = known[0] ?? [...elements.keys()].map((id): Use => ({ ...PLAIN_USE, id }))[0];
  if (first === undefined) return fail("There is no gradient in this drawing.");
  // The last one painted lies on top.
  const chosen = known.length > 0 && known.every(({ isWhole }) => isWhole) ? known.toReversed() : [first];
  const others = elements.size - new Set(chosen.map(({ id }) => id)).size;
  if (others > 0)
    notice(
      `Of the ${elements.size} gradients of this drawing ${chosen.length === 1 ? "the first was" : `${chosen.length} were`} taken.`,
    );
  const layers: GradientLayer[] = [];
  for (const use of chosen) {
    const layer = layerOf(use, elements, notice);
    if (typeof layer === "string") return fail(layer);
    layers.push(layer);
  }
  return { ok: true, layers: withinLimits(layers, notices), notices };
}

const PLAIN_USE: Omit<Use, "id"> = {
  area: { x: 0, y: 0, width: DEFAULT_SIDE, height: DEFAULT_SIDE },
  attributes: new Map(),
  isWhole: true,
  isExact: true,
};

function elementsOf(text: string): { elements: ReadonlyMap<string, Element>; uses: readonly Use[] } {
  const elements = new Map<string, Element>();
  const uses: Use[] = [];
  let open: Element | undefined;
  let drawing = PLAIN_USE.area;
  for (const { tag, name } of tagsOf(text)) {
    if (/^\/(?:linear|radial)Gradient$/.test(name)) open = undefined;
    if (name.startsWith("/")) continue;
    const attributes = attributesOf(tag);
    if (name === "svg") drawing = drawingOf(attributes) ?? drawing;
    else if (name === "linearGradient" || name === "radialGradient") {
      const element: Element = {
        kind: name === "linearGradient" ? "linear" : "radial",
        attributes,
        stops: [],
      };
      const id = attributes.get("id") ?? `(${elements.size + 1})`;
      if (!elements.has(id)) elements.set(id, element);
      open = tag.endsWith("/>") ? undefined : element;
    } else if (name === "stop" && open !== undefined) {
      const stop = stopOf(attributes, open.stops.at(-1)?.position01 ?? 0);
      if (stop !== undefined) open.stops.push(stop);
    } else if (SHAPES.test(name)) {
      const id = /^\s*url\(\s*["']?#([^"')]+)/.exec(propertyOf(attributes, "fill") ?? "")?.[1];
      if (id !== undefined) uses.push(usageOf(id, name, attributes, drawing));
    }
  }
  return { elements, uses };
}

function drawingOf(attributes: Attributes): Area | undefined {
  const box = (attributes.get("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = Number.NaN, y = Number.NaN, width = Number.NaN, height = Number.NaN] =
    box.length === 4
      ? box
      : [
          0,
          0,
          Number.parseFloat(attributes.get("width") ?? ""),
          Number.parseFloat(attributes.get("height") ?? ""),
        ];
  return [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0
    ? { x, y, width, height }
    : undefined;
}

function usageOf(id: string, name: string, attributes: Attributes, drawing: Area): Use {
  const own =
    name === "rect"
      ? rectOf(attributes, drawing)
      : name === "circle" || name === "ellipse"
        ? roundOf(attributes)
        : undefined;
  const area = own ?? drawing;
  const isWhole =
    name === "rect" &&
    area.x <= drawing.x &&
    area.y <= drawing.y &&
    area.x + area.width >= drawing.x + drawing.width &&
    area.y + area.height >= drawing.y + drawing.height;
  return { id, area, attributes, isWhole, isExact: own !== undefined && !attributes.has("transform") };
}

function rectOf(attributes: Attributes, drawing: Area): Area | undefined {
  const [x, y] = [
    share(attributes.get("x"), drawing.width, 0),
    share(attributes.get("y"), drawing.height, 0),
  ];
  const width = share(attributes.get("width"), drawing.width, 0);
  const height = share(attributes.get("height"), drawing.height, 0);
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

function roundOf(attributes: Attributes): Area | undefined {
  const number = (key: string): number => Number.parseFloat(attributes.get(key) ?? "0");
  const [rx, ry] = [number("rx") || number("r"), number("ry") || number("r")];
  return rx > 0 && ry > 0
    ? { x: number("cx") - rx, y: number("cy") - ry, width: 2 * rx, height: 2 * ry }
    : undefined;
}

/** Undefined for a color that only the page of the drawing knows. */
function stopOf(attributes: Attributes, before01: number): GradientStop | undefined {
  const color = strictColor((propertyOf(attributes, "stop-color") ?? "#000").trim());
  if (color === undefined) return undefined;
  const opacity = Math.min(1, Math.max(0, share(propertyOf(attributes, "stop-opacity"), 1, 1)));
  const offset = Math.min(1, Math.max(0, share(attributes.get("offset"), 1, 0)));
  const seen: Color = opacity === 1 ? color : { ...color, alpha: (color.alpha ?? 1) * opacity };
  return { color: seen, position01: Math.max(before01, offset) };
}

/** A sentence if it cannot be read. */
function layerOf(
  use: Use,
  elements: ReadonlyMap<string, Element>,
  notice: (sentence: string) => void,
): GradientLayer | string {
  const own = elements.get(use.id);
  if (own === undefined) return "There is no gradient in this drawing.";
  const chain = [own];
  for (let link = linkOf(own); link !== undefined && chain.length < MAX_LINKS; ) {
    const next = elements.get(link);
    if (next === undefined || chain.includes(next)) break;
    chain.push(next);
    link = linkOf(next);
  }
  const attribute = (key: string): string | undefined =>
    chain.find(({ attributes }) => attributes.has(key))?.attributes.get(key);
  const stops = chain.find((each) => each.stops.length > 0)?.stops ?? [];
  noticeFades(stops, notice);
  if (stops.length < 2) return "The gradient of this drawing has fewer than two stops that can be read.";
  const spread = attribute("spreadMethod");
  if (spread === "reflect") notice("The repetition, mirrored each time, was left out.");
  const isInBox = attribute("gradientUnits") !== "userSpaceOnUse";
  const { area } = use;
  if (!use.isExact) notice("The box of the drawing was taken in place of that of its shape.");
  const toArea: Matrix = isInBox ? [area.width, 0, 0, area.height, 0, 0] : [1, 0, 0, 1, -area.x, -area.y];
  const matrix = multiplied(toArea, transformOf(attribute("gradientTransform")) ?? IDENTITY);
  const [across, down] = isInBox ? [1, 1] : [area.width, area.height];
  const place = (key: string, whole: number, usual: number): number =>
    share(attribute(key), whole, usual * whole);
  const common = {
    space: attribute("color-interpolation") === "linearRGB" ? ("srgb-linear" as const) : ("srgb" as const),
    ...(spread === "repeat" && { isRepeating: true }),
  };
  const shape =
    own.kind === "linear"
      ? linearShape(
          [place("x1", across, 0), place("y1", down, 0)],
          [place("x2", across, 1), place("y2", down, 0)],
          matrix,
          area,
          stops,
        )
      : radialShape(
          [place("cx", across, 0.5), place("cy", down, 0.5)],
          place("r", isInBox ? 1 : Math.hypot(across, down) / Math.SQRT2, 0.5),
          matrix,
          area,
          stops,
        );
  if (shape === undefined) return "The line of this gradient has no length.";
  if (own.kind === "radial") {
    if (attribute("fx") !== undefined || attribute("fy") !== undefined)
      notice("The focus beside the center was left out.");
    if (!isUpright(matrix)) notice("The ellipse is turned, and was taken upright.");
  }
  const blend = /mix-blend-mode\s*:\s*([\w-]+)/.exec(use.attributes.get("style") ?? "")?.[1];
  return {
    ...cutStops({ ...common, ...shape }, notice),
    blend: BLEND_MODES.find((mode) => mode === blend) ?? "normal",
  };
}

function linkOf({ attributes }: Element): string | undefined {
  const link = attributes.get("href") ?? attributes.get("xlink:href") ?? attributes.get("xlinkHref");
  return link?.startsWith("#") ? link.slice(1) : undefined;
}

/** `style` has precedence over the attribute (SVG 2 §6.3); JSX writes attributes in one word. */
function propertyOf(attributes: Attributes, property: string): string | undefined {
  const inStyle = new RegExp(`(?:^|[;\\s])${property}\\s*:\\s*([^;]+)`).exec(
    attributes.get("style") ?? "",
  )?.[1];
  const inJsx = property.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return inStyle ?? attributes.get(property) ?? attributes.get(inJsx);
}

/** A number, or a percentage of `whole`. */
function share(text: string | undefined, whole: number, usual: number): number {
  const value = Number.parseFloat(text ?? "");
  if (!Number.isFinite(value)) return usual;
  return text?.trim().endsWith("%") ? (value / 100) * whole : value;
}

function fail(message: string): ReadGradients {
  return { ok: false, message, position: 1 };
}
