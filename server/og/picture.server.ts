/** Pictures for link previews and to post, drawn with an item's or a page's own colors: SVG with text as outlines, then PNG. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { type ItemContent, kindOf } from "#domain/library/content-kinds.ts";
import { writeAsOutlines } from "#domain/pictures/outline-text.ts";
import { paletteRoles, readColors } from "#domain/pictures/palette-roles.ts";
import {
  gradientPicture,
  type PictureSize,
  type PostContent,
  type PostFaces,
  pictureSheet,
  postSvg,
} from "#domain/pictures/post-picture.ts";
import { PICTURE_HEIGHT, PICTURE_WIDTH } from "#domain/pictures/svg-parts.ts";
import { toolPictures } from "#domain/pictures/tool-pictures.ts";
import { base64 } from "#engine/bytes/base64.ts";
import { pictureFaces } from "./picture-faces.server.ts";

/** Of link previews. */
export const PREVIEW_SIZE: PictureSize = { width: 1200, height: 630 };

export interface PreviewPicture {
  readonly title: string;
  readonly line: string;
  readonly credit?: string;
  /** CSS hex colors; the first is the background. */
  readonly colors: readonly string[];
  /** Of the colors, in their order. */
  readonly names?: readonly string[];
  /** Whose own picture is drawn in place of bands. */
  readonly content?: ItemContent;
  /** The tool whose picture is drawn in the colors. */
  readonly tool?: string;
  /** That of link previews by default. */
  readonly size?: PictureSize;
}

/** The picture of a stored item and nothing else. */
export interface ContentPicture {
  readonly content: ItemContent;
  /** Size in px. */
  readonly width: number;
  readonly height: number;
}

export type Picture = PreviewPicture | ContentPicture;

let ready: Promise<void> | undefined;

/** Loads the rasterizer once, with the first picture. */
function prepare(): Promise<void> {
  ready ??= readFile(path.resolve("node_modules/@resvg/resvg-wasm/index_bg.wasm"))
    .then((wasm) => initWasm(wasm))
    // It can be loaded once in a process; whatever else draws here has done so.
    .catch((error: unknown) => {
      if (!String(error).includes("Already initialized")) throw error;
    });
  return ready;
}

/** The bytes of the PNG. */
export async function drawPicture(picture: Picture): Promise<Uint8Array> {
  await prepare();
  if (!("title" in picture)) return pngOf(picture.content, picture);
  const { width } = picture.size ?? PREVIEW_SIZE;
  return rasterized({ svg: previewSvg(picture, await pictureFaces()) }, { width });
}

function previewSvg({ size = PREVIEW_SIZE, ...picture }: PreviewPicture, faces: PostFaces): string {
  const { title, line, credit = "", colors, names = [], content, tool } = picture;
  const post: PostContent = {
    title,
    line,
    credit,
    colors: colors.slice(0, MAX_BANDS).map((hex, index) => ({ hex, name: names[index] ?? "" })),
  };
  if (tool !== undefined) {
    const drawing = toolDrawing(tool, colors, faces);
    if (drawing !== undefined)
      return pictureSheet(post, size, { faces, draw: (box) => placed(drawing, box, colors) });
  }
  const drawn = content && kindOf(content).pictureOf(content, size);
  if (content === undefined || drawn === undefined) return postSvg(post, size, faces);
  if ("bands" in drawn) return gradientPicture(post, size, faces, drawn.bands);
  const draw = (box: PictureSize) => image(pngOf(content, box), box);
  return pictureSheet(post, size, { faces, draw });
}

const MAX_BANDS = 12;

function toolDrawing(tool: string, colors: readonly string[], faces: PostFaces): string | undefined {
  const read = readColors(colors);
  if (read === undefined) return undefined;
  return toolPictures(paletteRoles(read), { id: "t", write: writeAsOutlines(faces) })[tool];
}

/** The small picture of a tool, whole, in the middle of a box of the palette's first color. */
function placed(
  drawing: string,
  { width, height }: PictureSize,
  [ground = "#e8e6f5"]: readonly string[],
): string {
  const scale = (width * 0.84) / PICTURE_WIDTH;
  const [x, y] = [width * 0.08, (height - PICTURE_HEIGHT * scale) / 2];
  const box = `<clipPath id="box"><rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" rx="1.2"/></clipPath>`;
  return `<rect width="${width}" height="${height}" fill="${ground}"/>${box}<g transform="translate(${x} ${y}) scale(${scale})"><g clip-path="url(#box)">${withoutProperties(drawing)}</g></g>`;
}

/** The rasterizer knows no custom properties: each has its value in light mode behind it. */
function withoutProperties(drawing: string): string {
  return drawing.replaceAll(/var\(--[a-z0-9-]+, (#[0-9a-f]{6})\)/g, "$1");
}

/** Throws for a content whose colors are its picture. */
function pngOf(content: ItemContent, { width, height }: PictureSize): Uint8Array {
  const size = { width: Math.round(width), height: Math.round(height) };
  const drawn = kindOf(content).pictureOf(content, size);
  if (drawn === undefined || "bands" in drawn) throw new Error(`There is no picture of a ${content.type}`);
  return rasterized(drawn, size);
}

function rasterized(
  drawn: { readonly png: Uint8Array } | { readonly svg: string },
  { width }: Pick<PictureSize, "width">,
): Uint8Array {
  if ("png" in drawn) return drawn.png;
  return new Resvg(drawn.svg, { fitTo: { mode: "width", value: width } }).render().asPng();
}

/** A picture that fills the box, at the size at which it is shown. */
function image(png: Uint8Array, { width, height }: PictureSize): string {
  return `<image href="data:image/png;base64,${base64(png)}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/>`;
}
