/**
 * The grain of a mesh as a layer for CSS and SVG: the same blue noise as in pictures (grain.ts), as a tile of white and black
 * of small alpha. Layers are mixed in sRGB, so the noise is as strong as in a picture on a middle gray, and elsewhere it
 * lifts dark colors and lowers light ones a little, which OKLab does not.
 */
import { base64 } from "#engine/bytes/base64.ts";
import { joined } from "#engine/bytes/joined.ts";
import { createPngWriter } from "#engine/files/png-writer.ts";
import { MAX_GRAIN } from "#engine/mesh/grain.ts";
import type { DitherMask } from "#engine/raster/dither.ts";

/** Change of lightness in OKLab of a middle gray for one unit of alpha: half of the slope of lightness there. */
const LIGHTNESS_OF_ALPHA = 0.43;

/** A tile of one pixel a threshold as a data address. `grain01` above 0, to 1. */
export function grainTile({ side, thresholds }: DitherMask, grain01: number): string {
  const bytes = new Uint8ClampedArray(side * side * 4);
  for (const [index, threshold] of thresholds.entries()) {
    const change = (threshold - 0.5) * MAX_GRAIN * grain01;
    const shade = change > 0 ? 255 : 0;
    bytes.set([shade, shade, shade, Math.round((255 * Math.abs(change)) / LIGHTNESS_OF_ALPHA)], 4 * index);
  }
  const parts: Uint8Array[] = [];
  const png = createPngWriter({ width: side, height: side, gamut: "srgb", hasAlpha: true }, (part) =>
    parts.push(part),
  );
  png.writeRows(bytes);
  png.end();
  return `data:image/png;base64,${base64(joined(parts))}`;
}

/** Declarations of write-mesh-css.ts with the tile on top. */
export function grainedCss(css: string, tile: string): string {
  return css
    .replace(" */", "; the grain is not counted */")
    .replace("background: url(", `background: url(${tile}), url(`)
    .replace("background-image:\n", `background-image:\n  url(${tile}),\n`);
}

/** A file of write-mesh-svg.ts with the tile over its whole box. */
export function grainedSvg(svg: string, tile: string): string {
  const layer = [
    '  <defs><pattern id="grain" width="64" height="64" patternUnits="userSpaceOnUse">',
    `    <image width="64" height="64" href="${tile}"/></pattern></defs>`,
    '  <rect width="100%" height="100%" fill="url(#grain)"/>',
    "</svg>",
  ];
  return svg.replace("</svg>", layer.join("\n"));
}
