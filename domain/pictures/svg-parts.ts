/** The pieces of SVG that the small pictures of tools are made of. Lengths are in the px of a picture of 104 × 60. */
import type { Color } from "#engine/space/color.ts";
import type { FourModeTheme } from "#engine/theme/solve-theme.ts";
import { hexOf, type PaletteRoles } from "./palette-roles.ts";

/** Size of a picture in its own px; it is shown at other sizes, too. */
export const [PICTURE_WIDTH, PICTURE_HEIGHT] = [104, 60];

export interface TextLook {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly size: number;
  /** An SVG paint. */
  readonly fill: string;
  readonly face: "display" | "mono";
}

/** Writes a line of text: as text where the page has the fonts, as outlines in a file. */
export type WriteText = (text: string, look: TextLook) => string;

/** For pictures that stand in a page, whose style sheet has the fonts (tool-picture.css). */
export const writeAsText: WriteText = (text, { x, y, size, fill, face }) =>
  `<text class="picture-${face}" x="${x}" y="${y}" font-size="${size}" fill="${fill}">${text}</text>`;

/** What the picture of a tool is drawn of. */
export interface ToolDrawing {
  readonly roles: PaletteRoles;
  /** Solved from the palette's brand colors. */
  readonly theme: FourModeTheme;
  /** Starts the ids inside, so that several pictures can stand in one page. */
  readonly id: string;
  readonly write: WriteText;
}

export type DrawTool = (drawing: ToolDrawing) => string;

export type Box = readonly [x: number, y: number, width: number, height: number];

export function rect([x, y, width, height]: Box, fill: string, radius = 0): string {
  return `<path fill="${fill}" d="${radius > 0 ? rounded([x, y, width, height], radius) : `M${x} ${y}h${width}v${height}h${-width}z`}"/>`;
}

function rounded([x, y, width, height]: Box, r: number): string {
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

export function ground(fill: string): string {
  return rect([0, 0, PICTURE_WIDTH, PICTURE_HEIGHT], fill);
}

/** Rows of equal cells that fill the picture. */
export function cells(rows: readonly (readonly Color[])[]): string {
  const height = PICTURE_HEIGHT / rows.length;
  return rows
    .flatMap((row, at) => {
      const width = PICTURE_WIDTH / row.length;
      return row.map((color, index) =>
        rect([round(index * width), round(at * height), round(width), round(height)], hexOf(color)),
      );
    })
    .join("");
}

/** The ring of a picker or a handle: white around its color, with a dark edge that shows on white. */
export function ring(x: number, y: number, color: Color, radius = 5): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" fill="${hexOf(color)}" stroke="#14121f" stroke-width="4.5"/><circle cx="${round(x)}" cy="${round(y)}" r="${radius}" fill="${hexOf(color)}" stroke="#fff" stroke-width="2"/>`;
}

export interface LinearLook {
  readonly id: string;
  readonly colors: readonly Color[];
  /** Direction in the unit of the box: from 0 0 to this point. */
  readonly to: readonly [x: number, y: number];
}

/** The definition of a gradient through colors at equal distances, for `url(#id)`. */
export function linear({ id, colors, to: [x, y] }: LinearLook): string {
  const stops = colors.map(
    (color, index) => `<stop offset="${round(index / (colors.length - 1))}" stop-color="${hexOf(color)}"/>`,
  );
  return `<linearGradient id="${id}" x2="${x}" y2="${y}">${stops.join("")}</linearGradient>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
