/** Link-preview pictures, 1200 × 630, drawn with a page's own colors: SVG with text as outlines, then PNG. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import satori, { type Font } from "satori";
import { type ItemContent, kindOf } from "#domain/library/content-kinds.ts";
import { base64 } from "#engine/bytes/base64.ts";
import { onColor } from "#engine/contrast/contrast.ts";
import { parseColor } from "#engine/parse/parse.ts";

const [WIDTH, HEIGHT] = [1200, 630];
/** Width of the part at the right that the picture of an item fills, px. */
const SIDE_WIDTH = 624;
const WEIGHTS = [5, 3, 2, 1.4, 1.1];
const INK = { dark: "#14121f", light: "#faf9ff", black: "#000", white: "#fff" } as const;
const MODULES = path.resolve("node_modules");

export interface PreviewPicture {
  readonly title: string;
  readonly line: string;
  /** CSS hex colors; the first is the background. */
  readonly colors: readonly string[];
  /** Whose own picture is drawn in place of bands. */
  readonly content?: ItemContent;
}

/** The picture of a stored item and nothing else. */
export interface ContentPicture {
  readonly content: ItemContent;
  /** Size in px. */
  readonly width: number;
  readonly height: number;
}

export type Picture = PreviewPicture | ContentPicture;

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
  if (!("title" in picture)) return pngOf(picture.content, picture);
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

function layout({ title, line, colors, content }: PreviewPicture): Node {
  const size = { width: SIDE_WIDTH, height: HEIGHT };
  const drawn = content && kindOf(content).pictureOf(content, size);
  const hasBands = drawn === undefined;
  const field = colors[0] ?? "#f7f6ff";
  const ink = inkOn(hasBands ? field : "#f7f6ff");
  const fontSize = title.length > 34 ? 60 : title.length > 18 ? 78 : 104;
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
        box({ fontSize, fontWeight: 700, lineHeight: 1, letterSpacing: -2 }, title.slice(0, 70)),
        box({ fontSize: 30, fontWeight: 500, marginTop: 20 }, line.slice(0, 90)),
      ]),
    ],
  );
  const side =
    drawn === undefined
      ? box(
          { flex: 1 },
          colors
            .slice(1, 12)
            .map((color, index) => box({ backgroundColor: color, flexGrow: WEIGHTS[index] ?? 1 })),
        )
      : "bands" in drawn
        ? box(
            { flex: 1 },
            drawn.bands.map((color) => box({ backgroundColor: color, flexGrow: 1 })),
          )
        : image(rasterized(drawn, size));
  return box({ width: WIDTH, height: HEIGHT, fontFamily: "Mona Sans" }, [text, side]);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Throws for a content whose colors are its picture. */
function pngOf(content: ItemContent, size: Size): Uint8Array {
  const drawn = kindOf(content).pictureOf(content, size);
  if (drawn === undefined || "bands" in drawn) throw new Error(`There is no picture of a ${content.type}`);
  return rasterized(drawn, size);
}

function rasterized(
  drawn: { readonly png: Uint8Array } | { readonly svg: string },
  { width }: Size,
): Uint8Array {
  if ("png" in drawn) return drawn.png;
  return new Resvg(drawn.svg, { fitTo: { mode: "width", value: width } }).render().asPng();
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
