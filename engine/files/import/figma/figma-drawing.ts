/**
 * The paints of layers copied in Figma, as a drawing in SVG: a rectangle for each, in the order that they are painted
 * in, as large as its layer. A layer names its rectangle, and its style of color comes before that.
 */

import { groupedBy } from "#engine/bytes/grouped.ts";
import type { UnreadPart } from "#engine/files/import/read-palette.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { idOf, inOrder, numberOf, parentOf, textOf } from "./figma-nodes.ts";
import { isKiwiRecord, type KiwiRecord, type KiwiValue, kiwiRecords, tooManyLayers } from "./kiwi.ts";

/** Names that Figma gives by itself, with a number. */
const GENERATED =
  /^(?:rectangle|ellipse|frame|group|vector|line|arrow|star|polygon|text|image|union|subtract|intersect|exclude|section|component|slice|page|mask group|boolean)(?: ?\d+)?$/i;
/** Instances within instances. */
const MAX_NESTING = 15;
/** Layers within layers; no program writes more. */
const MAX_DEPTH = 100;
/** Layers, those of each instance counted anew; more are a document, and not a selection. */
const MAX_LAYERS = 50_000;
const DEFAULT_SIDE = 100;

interface Layers {
  readonly byId: ReadonlyMap<string, KiwiRecord>;
  /** The children of each layer, the lowest first. */
  readonly children: ReadonlyMap<string, readonly KiwiRecord[]>;
  readonly isWide: boolean;
}

interface Paints {
  layers: number;
  readonly shapes: string[];
  readonly texts: string[];
  readonly gradients: string[];
  readonly unread: UnreadPart[];
}

export interface FigmaDrawing {
  /** SVG. */
  readonly text: string;
  /** Paints that are kept as their colors, or not at all. */
  readonly unread: readonly UnreadPart[];
}

type Overrides = ReadonlyMap<string, KiwiRecord>;
const NONE: Overrides = new Map();

/**
 * An SVG without shapes if nothing that is visible is painted with a color. Text counts only where nothing else is
 * painted. Throws a FileProblem on too many layers.
 */
export function figmaDrawing(nodes: readonly KiwiRecord[]): FigmaDrawing {
  const layers = layersOf(nodes);
  const copied = nodes.filter((node) => isCopied(node, layers));
  const paints: Paints = { layers: 0, shapes: [], texts: [], gradients: [], unread: [] };
  for (const node of inOrder(copied)) draw(node, layers, paints, NONE, 0);
  const shapes = paints.shapes.length > 0 ? paints.shapes : paints.texts;
  const [only] = copied;
  const title = copied.length === 1 && only !== undefined && shapes.length > 1 ? ownName(only) : undefined;
  const { width, height } = sizeOf(copied.length === 1 ? only : undefined);
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    ...(title === undefined ? [] : [`<title>${escaped(title)}</title>`]),
    ...paints.gradients,
    ...shapes,
    "</svg>",
  ];
  return { text: lines.join("\n"), unread: paints.unread };
}

function layersOf(nodes: readonly KiwiRecord[]): Layers {
  const byId = new Map(nodes.map((node) => [idOf(node["guid"]) ?? "", node]));
  const children = groupedBy(inOrder(nodes), (node) => parentOf(node) ?? "");
  return {
    byId,
    children,
    isWide: nodes.some((node) => node["documentColorProfile"] === "DISPLAY_P3"),
  };
}

/** What was selected stands on a page; what it only refers to, components and styles, stands on one of its own. */
function isCopied(node: KiwiRecord, { byId }: Layers): boolean {
  if (node["type"] === "DOCUMENT" || node["type"] === "CANVAS" || node["styleType"] !== undefined)
    return false;
  const parent = byId.get(parentOf(node) ?? "");
  return parent === undefined || (parent["type"] === "CANVAS" && parent["internalOnly"] !== true);
}

function draw(node: KiwiRecord, layers: Layers, paints: Paints, overrides: Overrides, depth: number): void {
  paints.layers += 1;
  if (depth > MAX_DEPTH || paints.layers > MAX_LAYERS) throw tooManyLayers();
  const layer = { ...node, ...overrides.get(idOf(node["guid"]) ?? "") };
  if (layer["visible"] === false || layer["type"] === "VARIABLE") return;
  const component = layers.byId.get(componentOf(layer) ?? "");
  const into = layer["type"] === "TEXT" ? paints.texts : paints.shapes;
  const name = nameOf(layer, layers);
  for (const paint of paintsOf(layer, component, "fillPaints", "backgroundPaints"))
    into.push(...shapesOf(paint, "fill", name, layer, layers, paints));
  for (const paint of paintsOf(layer, component, "strokePaints"))
    into.push(...shapesOf(paint, "stroke", name, layer, layers, paints));
  const id = idOf(node["guid"]) ?? "";
  for (const child of layers.children.get(id) ?? []) draw(child, layers, paints, overrides, depth + 1);
  if (component !== undefined && depth < MAX_NESTING) {
    const changed = overridesOf(layer);
    for (const child of layers.children.get(idOf(component["guid"]) ?? "") ?? [])
      draw(child, layers, paints, changed, depth + 1);
  }
}

/** The first list that the layer has, or else its component. */
function paintsOf(
  layer: KiwiRecord,
  component: KiwiRecord | undefined,
  ...keys: readonly string[]
): readonly KiwiRecord[] {
  const [list] = [layer, component].flatMap((from) =>
    keys.flatMap((key) => (from?.[key] === undefined ? [] : [kiwiRecords(from[key])])),
  );
  return (list ?? []).filter((paint) => paint["visible"] !== false);
}

/**
 * One rectangle for a paint, before which an angular gradient stands as Figma exports it; for a gradient that neither SVG nor
 * CSS has, one for each of its stops; none for a picture.
 */
function shapesOf(
  paint: KiwiRecord,
  property: "fill" | "stroke",
  name: string | undefined,
  layer: KiwiRecord,
  { isWide }: Layers,
  { gradients, unread }: Paints,
): string[] {
  const opacity = numberOf(paint["opacity"], 1);
  const { width, height } = sizeOf(layer);
  const label = name === undefined ? "" : ` aria-label="${escaped(name)}"`;
  const rectangle = (value: string): string =>
    `<rect width="${width}" height="${height}"${label} style="${property}: ${value}"/>`;
  const type = textOf(paint["type"]);
  if (type === "SOLID") {
    const color = colorText(paint["color"], opacity, isWide);
    return color === undefined ? [] : [rectangle(color)];
  }
  const stops = kiwiRecords(paint["stops"]).flatMap((stop) => {
    const color = colorText(stop["color"], opacity, isWide, true);
    return color === undefined ? [] : [{ color, at: numberOf(stop["position"], 0) }];
  });
  const matrix = inverse(paint["transform"]);
  if (stops.length > 1 && matrix !== undefined) {
    const kind = GRADIENTS[type];
    if (kind !== undefined) {
      const id = `g${gradients.length + 1}`;
      const list = stops
        .map(({ color, at }) => `<stop offset="${at}" style="stop-color: ${color}"/>`)
        .join("");
      gradients.push(
        `<${kind.tag} id="${id}" ${kind.shape} gradientTransform="matrix(${matrix.join(" ")})">${list}</${kind.tag}>`,
      );
      return [rectangle(`url(#${id})`)];
    }
    if (type === "GRADIENT_ANGULAR") return [angular(stops, matrix, [width, height]), rectangle("none")];
  }
  if (type === "GRADIENT_DIAMOND")
    unread.push({
      text: `${name ?? "A layer"}: a diamond gradient`,
      why: "Neither CSS nor SVG has it. Its colors were read, its shape was not kept.",
    });
  return stops.map(({ color }) => rectangle(color));
}

type Matrix = readonly number[];

/** A sweep around the middle of the square, clockwise from its right side. */
function angular(
  stops: readonly { readonly color: string; readonly at: number }[],
  matrix: Matrix,
  [width, height]: readonly [number, number],
): string {
  const placed = matrix.map((each, index) => Number((each * (index % 2 === 0 ? width : height)).toFixed(6)));
  const list = stops.map(({ color, at }) => `${color} ${Number((at * 100).toFixed(4))}%`).join(", ");
  return `<g transform="matrix(${placed.join(" ")})"><foreignObject width="1" height="1"><div xmlns="http://www.w3.org/1999/xhtml" style="background: conic-gradient(from 90deg, ${list})"></div></foreignObject></g>`;
}

/** Where Figma draws a gradient before its transform: within a square of 1. */
const GRADIENTS: Readonly<Record<string, { readonly tag: string; readonly shape: string } | undefined>> = {
  GRADIENT_LINEAR: { tag: "linearGradient", shape: 'x1="0" y1="0.5" x2="1" y2="0.5"' },
  GRADIENT_RADIAL: { tag: "radialGradient", shape: 'cx="0.5" cy="0.5" r="0.5"' },
};

/** Figma's transform leads from the layer to the gradient, that of SVG from the gradient to the layer. */
function inverse(value: KiwiValue | undefined): Matrix | undefined {
  if (value === undefined) return [1, 0, 0, 1, 0, 0];
  if (!isKiwiRecord(value)) return undefined;
  const [a, c, e] = [value["m00"], value["m01"], value["m02"]].map((each) => numberOf(each, 0));
  const [b, d, f] = [value["m10"], value["m11"], value["m12"]].map((each) => numberOf(each, 0));
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
  const [x = 0, y = 0] = [e, f];
  const area = a * d - b * c;
  if (!Number.isFinite(1 / area)) return undefined;
  return [d, -b, -c, a, c * y - d * x, b * x - a * y].map((each) => Number((each / area).toFixed(6)));
}

/** Undefined for what is no color, and for one that cannot be seen unless it is the stop of a gradient. */
function colorText(
  value: KiwiValue | undefined,
  opacity: number,
  isWide: boolean,
  isStop = false,
): string | undefined {
  if (!isKiwiRecord(value)) return undefined;
  const [red, green, blue] = [value["r"], value["g"], value["b"]].map((each) => numberOf(each, 0));
  const alpha = Math.min(1, Math.max(0, numberOf(value["a"], 1) * opacity));
  if (red === undefined || green === undefined || blue === undefined || (alpha === 0 && !isStop))
    return undefined;
  if (isWide) return `color(display-p3 ${red} ${green} ${blue} / ${alpha})`;
  const color: Color = { space: "srgb", coords: [red, green, blue], alpha };
  return formatHex(color);
}

/** The style that its fill was taken from, or its own name. */
function nameOf(layer: KiwiRecord, { byId }: Layers): string | undefined {
  const given = layer["styleIdForFill"];
  const style = idOf(isKiwiRecord(given) ? given["guid"] : undefined) ?? idOf(layer["inheritFillStyleID"]);
  const named = style === undefined ? undefined : byId.get(style);
  return ownName(named ?? layer);
}

/** In a style "/" puts names into folders. */
function ownName({ name }: KiwiRecord): string | undefined {
  if (typeof name !== "string" || GENERATED.test(name.trim())) return undefined;
  return name.replaceAll("/", " ");
}

function componentOf({ symbolData, overriddenSymbolID }: KiwiRecord): string | undefined {
  return idOf(overriddenSymbolID) ?? idOf(isKiwiRecord(symbolData) ? symbolData["symbolID"] : undefined);
}

/** What an instance changes in its component, by the layer there. */
function overridesOf({ symbolData }: KiwiRecord): Overrides {
  if (!isKiwiRecord(symbolData)) return NONE;
  return new Map(
    kiwiRecords(symbolData["symbolOverrides"]).flatMap((override): [string, KiwiRecord][] => {
      const { guidPath, fillPaints, strokePaints, visible } = override;
      const path = isKiwiRecord(guidPath) ? kiwiRecords(guidPath["guids"]) : [];
      const id = idOf(path.at(-1));
      if (id === undefined) return [];
      return [
        [
          id,
          {
            ...(fillPaints !== undefined && { fillPaints }),
            ...(strokePaints !== undefined && { strokePaints }),
            ...(visible !== undefined && { visible }),
          },
        ],
      ];
    }),
  );
}

function sizeOf(layer: KiwiRecord | undefined): { readonly width: number; readonly height: number } {
  const size = layer?.["size"];
  const side = (key: "x" | "y"): number => {
    const value = isKiwiRecord(size) ? numberOf(size[key], 0) : 0;
    return value > 0 ? Number(value.toFixed(3)) : DEFAULT_SIDE;
  };
  return { width: side("x"), height: side("y") };
}

function escaped(text: string): string {
  return text
    .slice(0, 200)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
