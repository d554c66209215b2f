/** A scene as SVG: the same scene gives the same text. */
import { formatColor, formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { RasterGamut, Tile } from "#engine/raster/raster.ts";
import type { Color } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";
import { heldColor } from "./held-color.ts";
import { gridText, pathData } from "./path-data.ts";
import { FILE_ID } from "./pattern.ts";
import type { LinearPaint, Outline, Paint, RadialPaint, Scene, Shape } from "./scene.ts";

export interface SceneSvgOptions {
  /** Starts the ids inside, so that several pictures can stand in one page; `FILE_ID` by default. */
  readonly id?: string;
  /** The part to show, in whole px; the whole scene by default. For a large picture in tiles. */
  readonly part?: Tile;
  /**
   * "display-p3" writes the components of Display P3 as if they were those of sRGB: for a program that paints numbers
   * and knows no other space, whose pixels are then labeled as Display P3.
   */
  readonly numbers?: RasterGamut;
  /** Outlines are exact to this many hundredths of a px; 1 by default. A larger one makes a shorter text. */
  readonly step?: number;
}

/** Colors outside sRGB are written in Display P3, after an sRGB color for programs that do not know it. */
export function writeSceneSvg(scene: Scene, options: SceneSvgOptions = {}): string {
  const { part = { x: 0, y: 0, width: scene.width, height: scene.height } } = options;
  const writer = createWriter(scene, options);
  const body = scene.shapes.map(writer.shape).join("\n");
  const defs = writer.defs.length > 0 ? `<defs>\n${writer.defs.join("\n")}\n</defs>\n` : "";
  const box = `width="${part.width}" height="${part.height}" viewBox="${part.x} ${part.y} ${part.width} ${part.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>\n${defs}${body}\n</svg>\n`;
}

function countOutlines(shapes: readonly Shape[]): ReadonlyMap<Outline, number> {
  const counts = new Map<Outline, number>();
  for (const shape of shapes)
    if ("outline" in shape) counts.set(shape.outline, (counts.get(shape.outline) ?? 0) + 1);
  return counts;
}

function createWriter(scene: Scene, { id = FILE_ID, numbers = "srgb", step }: SceneSvgOptions) {
  const counts = countOutlines(scene.shapes);
  const defs: string[] = [];
  const outlineIds = new Map<Outline, string>();
  let ids = 0;
  const nextId = () => {
    ids += 1;
    return `${id}${ids.toString(36)}`;
  };
  const colored = (name: string, color: Color): string => {
    if (numbers === "display-p3") return `${name}="${formatHex(asIfSrgb(color))}"`;
    const fallback = `${name}="${formatHex(heldColor(color, "srgb"))}"`;
    if (scene.gamut === "srgb" || isInGamut(color, "srgb")) return fallback;
    return `${fallback} style="${name}:${formatColor(heldColor(color, "display-p3"), "display-p3", { precision: 4 })}"`;
  };
  const gradient = (paint: LinearPaint | RadialPaint): string => {
    const name = nextId();
    const stops = paint.stops.map(
      ({ at, color, opacity }) =>
        `<stop offset="${decimal(at)}" ${colored("stop-color", color)}${attribute("stop-opacity", opacity)}/>`,
    );
    const [kind, place] =
      paint.kind === "linear"
        ? [
            "linearGradient",
            `x1="${gridText(paint.from[0])}" y1="${gridText(paint.from[1])}" x2="${gridText(paint.to[0])}" y2="${gridText(paint.to[1])}"`,
          ]
        : [
            "radialGradient",
            `cx="${gridText(paint.center[0])}" cy="${gridText(paint.center[1])}" r="${gridText(paint.radius)}"`,
          ];
    defs.push(`<${kind} id="${name}" gradientUnits="userSpaceOnUse" ${place}>${stops.join("")}</${kind}>`);
    return name;
  };
  const painted = (name: "fill" | "stroke", paint: Paint): string =>
    "space" in paint ? colored(name, paint) : `${name}="url(#${gradient(paint)})"`;
  const outlined = (outline: Outline, attributes: string): string => {
    if ((counts.get(outline) ?? 0) < 2) return `<path d="${pathData(outline, step)}" ${attributes}/>`;
    const known = outlineIds.get(outline);
    if (known !== undefined) return `<use href="#${known}" ${attributes}/>`;
    const name = nextId();
    outlineIds.set(outline, name);
    defs.push(`<path id="${name}" d="${pathData(outline, step)}"/>`);
    return `<use href="#${name}" ${attributes}/>`;
  };
  const shape = (one: Shape): string => {
    switch (one.kind) {
      case "fill":
        return outlined(
          one.outline,
          `${painted("fill", one.paint)} fill-rule="evenodd"${attribute("fill-opacity", one.opacity)}`,
        );
      case "stroke": {
        const [x, y] = one.offset;
        const moved = x === 0 && y === 0 ? "" : ` transform="translate(${gridText(x)} ${gridText(y)})"`;
        return outlined(
          one.outline,
          `fill="none" ${painted("stroke", one.paint)} stroke-width="${gridText(one.width)}" stroke-linecap="round" stroke-linejoin="round"${attribute("stroke-opacity", one.opacity)}${moved}`,
        );
      }
      case "circle":
        return `<circle cx="${gridText(one.center[0])}" cy="${gridText(one.center[1])}" r="${gridText(one.radius)}" ${painted("fill", one.paint)}${attribute("fill-opacity", one.opacity)}/>`;
      case "rectangle":
        return `<rect x="${gridText(one.corner[0])}" y="${gridText(one.corner[1])}" width="${gridText(one.width)}" height="${gridText(one.height)}" ${painted("fill", one.paint)}${attribute("fill-opacity", one.opacity)}/>`;
    }
  };
  return { defs, shape };
}

function asIfSrgb(color: Color): Color {
  return { ...convertColor(heldColor(color, "display-p3"), "display-p3"), space: "srgb" };
}

function attribute(name: string, value: number): string {
  return value === 1 ? "" : ` ${name}="${decimal(value)}"`;
}

/** 0 to 1 without the leading zero. */
function decimal(value: number): string {
  return String(value).replace(/^0\./, ".");
}
