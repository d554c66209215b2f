/** A display list as SVG: whole numbers only, so that it is the same text wherever it is written. */
import { formatHex } from "#engine/format/format.ts";
import { isInGamut, mapToGamut } from "#engine/gamut/gamut.ts";
import type { Color, Oklab } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";
import { GRID, onGrid, type Path } from "./path.ts";
import type { Paint, PaintStop, Scene, Shadow, Shape } from "./scene.ts";

export interface SceneSvgOptions {
  /** In px; the units of the scene where they are missing. */
  readonly size?: { readonly width: number; readonly height: number } | undefined;
  /** Begins the ids of gradients and filters, for pages that show more than one. */
  readonly id?: string | undefined;
  /**
   * How colors are written: "css" writes those outside sRGB as `color(display-p3 …)` behind a nearest hex; "srgb" and
   * "display-p3" write only the bytes in that space, for renderers that know no other (default "css").
   */
  readonly colors?: "css" | "srgb" | "display-p3" | undefined;
  /** The part to show, in units: x, y, width, height. */
  readonly part?: readonly [number, number, number, number] | undefined;
  /** Name for assistive technology. */
  readonly title?: string | undefined;
}

/** Standard deviations that a blur reaches. */
const REACH = 3;

/** The grain is left to the renderer if the picture becomes pixels (`colors` other than "css"). */
export function writeSceneSvg(scene: Scene, options: SceneSvgOptions = {}): string {
  const { size = scene, id = "w", part = [0, 0, scene.width, scene.height], title } = options;
  const asked = options.colors ?? "css";
  const colors = asked === "css" && scene.gamut === "srgb" ? "srgb" : asked;
  const definitions: string[] = [];
  const writer = {
    paint: createPaintWriter(definitions, id, colors),
    shadow: createShadowWriter(definitions, id, scene),
    outline: createOutlineWriter(definitions, id),
  };
  const shapes = scene.shapes.map((shape) => writeShape(shape, writer));
  const hasGrain = scene.grain > 0 && asked === "css";
  if (hasGrain) definitions.push(grainFilter(id));
  const box = part.map(onGrid).join(" ");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${box}" preserveAspectRatio="none"${title === undefined ? "" : ` role="img" aria-label="${escaped(title)}"`}>`,
    definitions.length > 0 ? `<defs>${definitions.join("")}</defs>` : "",
    `<path ${fillText(writer.paint({ kind: "flat", color: scene.ground }))} d="M0 0h${onGrid(scene.width)}v${onGrid(scene.height)}H0z"/>`,
    ...shapes,
    hasGrain
      ? `<rect width="${onGrid(scene.width)}" height="${onGrid(scene.height)}" filter="url(#${id}n)" opacity="${decimal(scene.grain, 3)}" style="mix-blend-mode:soft-light"/>`
      : "",
    "</svg>",
  ].join("");
}

interface Writers {
  readonly paint: (paint: Paint) => Painted;
  readonly shadow: (shadow: Shadow) => string;
  /** The id of an outline that is drawn more than once. */
  readonly outline: (d: string) => string;
}

/** The value of `fill`, and one that newer browsers prefer. */
interface Painted {
  readonly plain: string;
  readonly wide?: string | undefined;
}

function writeShape({ path, paint, opacity = 1, line, shadow }: Shape, writers: Writers): string {
  if (path.length === 0) return "";
  const painted = writers.paint(paint);
  const ink =
    line === undefined
      ? fillText(painted)
      : `fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="${onGrid(line)}" ${fillText(painted, "stroke")}`;
  const weak = opacity === 1 ? "" : ` opacity="${decimal(opacity, 3)}"`;
  const d = pathText(path);
  const rule = line === undefined ? ' fill-rule="evenodd"' : "";
  if (shadow === undefined) return `<path ${ink}${weak}${rule} d="${d}"/>`;
  const outline = writers.outline(d);
  return `<use href="#${outline}" ${writers.shadow(shadow)}/><use href="#${outline}" ${ink}${weak}${rule}/>`;
}

function fillText({ plain, wide }: Painted, attribute = "fill"): string {
  return `${attribute}="${plain}"${wide === undefined ? "" : ` style="${attribute}:${wide}"`}`;
}

/** Relative commands, whose numbers are shorter. */
export function pathText(path: Path): string {
  let [x, y] = [0, 0];
  let text = "";
  for (const { command, steps } of path) {
    if (command === "Z") {
      text += "z";
      continue;
    }
    const relative = steps.map((step, index) => step - (index % 2 === 0 ? x : y));
    // The first move of a relative path counts from the origin, as after a closed outline from its start.
    text += (command === "M" ? "M" : command.toLowerCase()) + numbers(command === "M" ? steps : relative);
    [x, y] = [steps.at(-2) ?? x, steps.at(-1) ?? y];
  }
  return text;
}

function numbers(steps: readonly number[]): string {
  return steps.map((step, index) => (index > 0 && step >= 0 ? ` ${step}` : String(step))).join("");
}

/** In units, not in steps: some renderers keep the places of gradients in numbers up to 32,767. */
const GRADIENT = `gradientUnits="userSpaceOnUse" gradientTransform="scale(${GRID})"`;

function units(length: number): string {
  return decimal(onGrid(length) / GRID, 2);
}

function createPaintWriter(
  definitions: string[],
  id: string,
  colors: NonNullable<SceneSvgOptions["colors"]>,
): (paint: Paint) => Painted {
  const known = new Map<string, string>();
  return (paint) => {
    if (paint.kind === "flat") return written(paint.color, colors);
    const stops = paint.stops.map((stop) => stopText(stop, colors)).join("");
    const shape =
      paint.kind === "linear"
        ? `<linearGradient id="#" ${GRADIENT} x1="${units(paint.from[0])}" y1="${units(paint.from[1])}" x2="${units(paint.to[0])}" y2="${units(paint.to[1])}">${stops}</linearGradient>`
        : `<radialGradient id="#" ${GRADIENT} cx="${units(paint.center[0])}" cy="${units(paint.center[1])}" r="${units(paint.radius)}">${stops}</radialGradient>`;
    const name = known.get(shape) ?? `${id}${known.size}`;
    if (!known.has(shape)) {
      known.set(shape, name);
      definitions.push(shape.replace('"#"', `"${name}"`));
    }
    return { plain: `url(#${name})` };
  };
}

function stopText({ at, color, opacity }: PaintStop, colors: NonNullable<SceneSvgOptions["colors"]>): string {
  const painted = fillText(written(color, colors), "stop-color");
  return `<stop offset="${decimal(at, 4)}" ${painted}${opacity === 1 ? "" : ` stop-opacity="${decimal(opacity, 3)}"`}/>`;
}

function written({ lightness, a, b }: Oklab, colors: NonNullable<SceneSvgOptions["colors"]>): Painted {
  const color: Color = { space: "oklab", coords: [lightness, a, b], alpha: 1 };
  if (colors === "display-p3") return { plain: p3Hex(color) };
  const plain = formatHex(mapToGamut(color, "srgb"));
  if (colors === "srgb" || isInGamut(color, "srgb")) return { plain };
  const { coords } = convertColor(mapToGamut(color, "display-p3"), "display-p3");
  return { plain, wide: `color(display-p3 ${coords.map((value = 0) => decimal(value, 4)).join(" ")})` };
}

/** The bytes in Display P3, written as if they were sRGB. */
function p3Hex(color: Color): string {
  const { coords } = convertColor(mapToGamut(color, "display-p3"), "display-p3");
  return formatHex({ space: "srgb", coords, alpha: 1 });
}

function createShadowWriter(
  definitions: string[],
  id: string,
  { width, height }: Scene,
): (shadow: Shadow) => string {
  const known = new Map<number, string>();
  return ({ by, blur, opacity }) => {
    const name = known.get(blur) ?? `${id}s${known.size}`;
    if (!known.has(blur)) {
      known.set(blur, name);
      const reach = onGrid(blur * REACH);
      definitions.push(
        `<filter id="${name}" filterUnits="userSpaceOnUse" x="${-reach}" y="${-reach}" width="${onGrid(width) + 2 * reach}" height="${onGrid(height) + 2 * reach}"><feGaussianBlur stdDeviation="${onGrid(blur)}"/></filter>`,
      );
    }
    return `fill-rule="evenodd" opacity="${decimal(opacity, 3)}" filter="url(#${name})" transform="translate(${onGrid(by[0])} ${onGrid(by[1])})"`;
  };
}

function createOutlineWriter(definitions: string[], id: string): (d: string) => string {
  let count = 0;
  return (d) => {
    const name = `${id}o${count}`;
    count += 1;
    definitions.push(`<path id="${name}" d="${d}"/>`);
    return name;
  };
}

/** Gray noise about the middle, which soft light turns into lighter and darker grains. */
function grainFilter(id: string): string {
  return `<filter id="${id}n" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".011" numOctaves="2" seed="7"/><feColorMatrix values="1.4 0 0 0 -.2 1.4 0 0 0 -.2 1.4 0 0 0 -.2 0 0 0 0 1"/></filter>`;
}

function decimal(value: number, places: number): string {
  return String(Number(value.toFixed(places)));
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
