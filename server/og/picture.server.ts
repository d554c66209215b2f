/** Link-preview pictures, 1200 × 630, drawn with a page's own colors: SVG with text as outlines, then PNG. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import satori, { type Font } from "satori";
import { patternOf } from "#domain/documents/wallpaper/wallpaper-document.ts";
import { meshPictureOf, storedMesh } from "#domain/library/mesh-link.ts";
import { storedWallpaper } from "#domain/library/wallpaper-link.ts";
import { onColor } from "#engine/contrast/contrast.ts";
import { base64 } from "#engine/files/base64.ts";
import { meshPng } from "#engine/mesh/write/mesh-png.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { drawPattern } from "#engine/pattern/draw.ts";
import { writeSceneSvg } from "#engine/pattern/write-scene-svg.ts";

const [WIDTH, HEIGHT] = [1200, 630];
/** Width of the part at the right that a gradient or a mesh fills, px. */
const SIDE_WIDTH = 624;
const WEIGHTS = [5, 3, 2, 1.4, 1.1];
const INK = { dark: "#14121f", light: "#faf9ff", black: "#000", white: "#fff" } as const;
const MODULES = path.resolve("node_modules");

export interface PreviewPicture {
  readonly title: string;
  readonly line: string;
  /** CSS hex colors; the first is the background. */
  readonly colors: readonly string[];
  /** Sampled stops of a gradient, in place of bands. */
  readonly gradient?: readonly string[];
  /** Link of a mesh, in place of bands. */
  readonly mesh?: string;
  /** Link of a wallpaper, in place of bands. */
  readonly wallpaper?: string;
}

/** A stored wallpaper and nothing else. */
export interface WallpaperPicture {
  readonly wallpaper: string;
  /** Size in px. */
  readonly width: number;
  readonly height: number;
}

export type Picture = PreviewPicture | WallpaperPicture;

let ready: Promise<Font[]> | undefined;

/** Loads fonts and rasterizer once, with the first picture. */
function prepare(): Promise<Font[]> {
  ready ??= (async () => {
    const [wasm, bold, medium] = await Promise.all([
      readFile(path.join(MODULES, "@resvg/resvg-wasm/index_bg.wasm")),
      readFile(path.join(MODULES, "@fontsource/mona-sans/files/mona-sans-latin-700-normal.woff")),
      readFile(path.join(MODULES, "@fontsource/mona-sans/files/mona-sans-latin-500-normal.woff")),
    ]);
    await initWasm(wasm);
    return [
      { name: "Mona Sans", data: bold, weight: 700, style: "normal" },
      { name: "Mona Sans", data: medium, weight: 500, style: "normal" },
    ];
  })();
  return ready;
}

/** The bytes of the PNG. */
export async function drawPicture(picture: Picture): Promise<Uint8Array> {
  const fonts = await prepare();
  if (!("title" in picture)) return wallpaperPng(picture.wallpaper, picture.width, picture.height);
  const svg = await satori(layout(picture), { width: WIDTH, height: HEIGHT, fonts });
  return new Resvg(svg, { fitTo: { mode: "width", value: WIDTH } }).render().asPng();
}

interface Node {
  readonly type: string;
  readonly key: null;
  readonly props: {
    readonly style: Record<string, unknown>;
    /** Address of an image element. */
    readonly src?: string;
    readonly width?: number;
    readonly height?: number;
    readonly children?: Node | readonly Node[] | string;
  };
}

function box(style: Record<string, unknown>, children?: Node | readonly Node[] | string): Node {
  return {
    type: "div",
    key: null,
    props: { style: { display: "flex", ...style }, ...(children !== undefined && { children }) },
  };
}

function layout({ title, line, colors, gradient, mesh, wallpaper }: PreviewPicture): Node {
  const hasBands = gradient === undefined && mesh === undefined && wallpaper === undefined;
  const field = colors[0] ?? "#f7f6ff";
  const ink = inkOn(hasBands ? field : "#f7f6ff");
  const size = title.length > 34 ? 60 : title.length > 18 ? 78 : 104;
  const text = box(
    {
      flexDirection: "column",
      justifyContent: "space-between",
      padding: 56,
      width: hasBands ? "62%" : WIDTH - SIDE_WIDTH,
      backgroundColor: hasBands ? field : "#f7f6ff",
      color: ink,
    },
    [
      box({ fontSize: 30, fontWeight: 700 }, "Tincture"),
      box({ flexDirection: "column" }, [
        box({ fontSize: size, fontWeight: 700, lineHeight: 1, letterSpacing: -2 }, title.slice(0, 70)),
        box({ fontSize: 30, fontWeight: 500, marginTop: 20 }, line.slice(0, 90)),
      ]),
    ],
  );
  const side =
    mesh !== undefined
      ? image(meshPng(meshPictureOf(storedMesh(mesh)), SIDE_WIDTH, HEIGHT))
      : wallpaper !== undefined
        ? image(wallpaperPng(wallpaper, SIDE_WIDTH, HEIGHT))
        : gradient === undefined
          ? box(
              { flex: 1 },
              colors
                .slice(1, 12)
                .map((color, index) => box({ backgroundColor: color, flexGrow: WEIGHTS[index] ?? 1 })),
            )
          : box(
              { flex: 1 },
              gradient.map((color) => box({ backgroundColor: color, flexGrow: 1 })),
            );
  return box({ width: WIDTH, height: HEIGHT, fontFamily: "Mona Sans" }, [text, side]);
}

/** Draws a wallpaper in sRGB: the rasterizer paints colors of Display P3 black. */
function wallpaperPng(link: string, width: number, height: number): Uint8Array {
  const scene = drawPattern(patternOf(storedWallpaper(link)), { width, height });
  const svg = writeSceneSvg({ ...scene, gamut: "srgb" });
  return new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
}

/** A picture that fills the side, at the size at which it is shown. */
function image(png: Uint8Array): Node {
  const src = `data:image/png;base64,${base64(png)}`;
  return { type: "img", key: null, props: { src, width: SIDE_WIDTH, height: HEIGHT, style: {} } };
}

function inkOn(color: string): string {
  const parsed = parseColor(color);
  return parsed.ok ? INK[onColor(parsed.color)] : INK.dark;
}
