/**
 * Exportable pictures as data for the worker. To add one, define its kind and parameters, and an entry here that
 * makes a source of it: a raster, or a drawing function.
 */
import { hasShape } from "#app/workers/jobs.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Gradient } from "#engine/gradient/gradient.ts";
import type { GradientLayer } from "#engine/gradient/write/write-css.ts";
import type { Mesh } from "#engine/mesh/mesh.ts";
import { meshPicture } from "#engine/mesh/mesh-picture.ts";
import { drawPattern } from "#engine/pattern/draw.ts";
import type { Pattern } from "#engine/pattern/pattern.ts";
import { gradientRaster } from "#engine/raster/gradient-raster.ts";
import { layersRaster } from "#engine/raster/layers-raster.ts";
import { type PaletteSheet, sheetGamut, sheetRaster } from "#engine/raster/palette-sheet.ts";
import type { Raster, RasterGamut, Tile } from "#engine/raster/raster.ts";
import type { Context2d } from "./canvas-context.ts";
import { drawScene } from "./draw-scene.ts";

export type PictureSource = { readonly hasAlpha: boolean } & (
  | { readonly kind: "raster"; readonly raster: Raster }
  /** Draws the tile; the context is translated, so that coordinates are those of the whole picture. */
  | { readonly kind: "drawn"; readonly draw: (context: Context2d, tile: Tile) => void }
);

interface PictureNumbers {
  readonly "palette-sheet": PaletteSheet;
  readonly gradient: { readonly gradient: Gradient };
  /** Blended layers, the topmost first. */
  readonly "gradient-layers": { readonly layers: readonly GradientLayer[] };
  readonly mesh: { readonly mesh: Mesh; readonly grain01: number; readonly seed: string };
  readonly pattern: { readonly pattern: Pattern };
}

export type ExportedPicture = {
  [Kind in keyof PictureNumbers]: { readonly kind: Kind } & PictureNumbers[Kind];
}[keyof PictureNumbers];

/** The smallest gamut that contains every color, or the widest that a picture can have. */
export function gamutOfPicture(picture: ExportedPicture): RasterGamut {
  switch (picture.kind) {
    case "palette-sheet":
      return sheetGamut(picture);
    case "gradient":
      return picture.gradient.stops.every(({ color }) => isInGamut(color, "srgb")) ? "srgb" : "display-p3";
    case "gradient-layers":
      return "srgb";
    case "mesh":
      return picture.mesh.vertices.every(({ color }) => isInGamut(color, "srgb")) ? "srgb" : "display-p3";
    case "pattern":
      return picture.pattern.colors.every(({ color }) => isInGamut(color, "srgb")) ? "srgb" : "display-p3";
  }
}

export function sourceOfPicture(
  picture: ExportedPicture,
  size: readonly [width: number, height: number],
  gamut: RasterGamut,
): PictureSource {
  switch (picture.kind) {
    case "palette-sheet":
      return { kind: "raster", hasAlpha: false, raster: sheetRaster(picture, size, gamut) };
    case "gradient": {
      const hasAlpha = picture.gradient.stops.some(({ color }) => (color.alpha ?? 0) < 1);
      return { kind: "raster", hasAlpha, raster: gradientRaster(picture.gradient, size, { gamut }) };
    }
    case "gradient-layers":
      return { kind: "raster", hasAlpha: true, raster: layersRaster(picture.layers, size) };
    case "mesh":
      return { kind: "raster", hasAlpha: false, raster: meshPicture(picture, size) };
    case "pattern": {
      const [width, height] = size;
      const scene = drawPattern(picture.pattern, { width, height });
      return {
        kind: "drawn",
        hasAlpha: false,
        draw: (context) => drawScene(context, scene, gamut),
      };
    }
  }
}

const KINDS: Readonly<Record<ExportedPicture["kind"], true>> = {
  "palette-sheet": true,
  gradient: true,
  "gradient-layers": true,
  mesh: true,
  pattern: true,
};

export const isExportedPicture = (value: unknown): value is ExportedPicture =>
  hasShape(value, { kind: "string" }) && Object.hasOwn(KINDS, String(value["kind"]));
