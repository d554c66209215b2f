/**
 * Generates meshes from palettes of the library (LIB-1): the colors of a palette on a grid of 3 × 3 or 4 × 3 vertices.
 * Of several arrangements the one with the most saturated picture is chosen, and of all meshes those that differ most.
 * Deterministic.
 */
import { linkedMesh, MESH } from "../../domain/documents/mesh/mesh-document.ts";
import { meshLink } from "../../domain/library/mesh-link.ts";
import { formatHex } from "../../engine/format/format.ts";
import type { Mesh } from "../../engine/mesh/mesh.ts";
import { meshColors } from "../../engine/mesh/mesh-colors.ts";
import { meshRaster } from "../../engine/mesh/mesh-raster.ts";
import { meshFromColors } from "../../engine/mesh/starts.ts";
import { type FlatLabs, paletteDistance } from "../../engine/palette/palette-distance.ts";
import type { Oklab } from "../../engine/space/color.ts";
import { colorToOklab } from "../../engine/space/convert.ts";
import { readColor, type SeedItem } from "./seed-item.ts";

/** The palettes that are used: data set and number of colors, with the columns and the number of their meshes. */
const TAKEN = [
  { source: "wada", colors: 4, columns: 3, most: 14 },
  { source: "thing", colors: 6, columns: 4, most: 10 },
] as const;
const ROWS = 3;
const ARRANGEMENTS = 12;
/** How far vertices are moved, as a share of half a cell. */
const WARP_01 = 0.9;
/** Size of the picture whose saturation is measured. */
const JUDGED_PX = [24, 16] as const;
/** Least mean chroma of the picture in OKLCH, and the least share of the mean chroma of its vertices. */
const [MIN_CHROMA, MIN_KEPT] = [0.075, 0.8];
const MAX_COLORS = 16;

interface Made {
  readonly item: SeedItem;
  readonly labs: FlatLabs;
}

/** Makes the meshes of all data sets; `palettes` must have color names. */
export function makeMeshes(palettes: readonly SeedItem[]): SeedItem[] {
  return TAKEN.flatMap(({ source, colors, columns, most }) => {
    const made = palettes
      .filter((palette) => palette.source === source && palette.colors.length === colors)
      .flatMap((palette) => meshOf(palette, columns) ?? []);
    return mostDifferent(made, most).map(({ item }) => item);
  });
}

function meshOf(palette: SeedItem, columns: number): Made | undefined {
  const colors = palette.colors.map(readColor);
  const arranged = Array.from({ length: ARRANGEMENTS }, (_, index) => {
    const seed = `${palette.source} ${palette.originalId} ${index}`;
    const mesh = linkedMesh(meshFromColors(colors, { columns, rows: ROWS }, seed, WARP_01));
    return { mesh, chroma: pictureChroma(mesh) };
  });
  const { mesh, chroma } = arranged.reduce((best, next) => (next.chroma > best.chroma ? next : best));
  const own = mesh.vertices.map(({ color }) => chromaOf(colorToOklab(color)));
  if (chroma < MIN_CHROMA || chroma < MIN_KEPT * mean(own)) return undefined;
  const shown = meshColors(mesh, MAX_COLORS);
  const nameByHex = new Map(colors.map((color, index) => [formatHex(color), palette.names[index] ?? ""]));
  const hexes = shown.map(formatHex);
  const names = hexes.map((hex) => nameByHex.get(hex) ?? "");
  return {
    labs: Float64Array.from(shown.map(colorToOklab).flatMap(({ lightness, a, b }) => [lightness, a, b])),
    item: {
      source: palette.source,
      originalId: `mesh-${palette.originalId}`,
      // The title names the most saturated color and the one farthest from it.
      title: names.slice(0, 2).join(" and "),
      credit: `Tincture, after ${palette.credit}`,
      author: "Tincture",
      colors: hexes,
      names,
      content: { type: "mesh", mesh: meshLink({ ...MESH.first(), mesh }) },
      tags: [],
    },
  };
}

/** Starts with the first mesh and repeatedly adds the one whose colors are farthest from all chosen ones. */
function mostDifferent(made: readonly Made[], most: number): readonly Made[] {
  const left = [...made];
  const chosen = left.splice(0, 1);
  while (chosen.length < most && left.length > 0) {
    const distances = left.map(({ labs }) =>
      Math.min(...chosen.map((other) => paletteDistance(labs, other.labs))),
    );
    const farthest = distances.indexOf(Math.max(...distances));
    chosen.push(...left.splice(farthest, 1));
  }
  return chosen;
}

function pictureChroma(mesh: Mesh): number {
  const [width, height] = JUDGED_PX;
  const raster = meshRaster(mesh, JUDGED_PX);
  const row = new Float64Array(width * 4);
  const chromas: number[] = [];
  for (let y = 0; y < height; y += 1) {
    raster.writeRow(row, y, 0, width);
    for (let x = 0; x < width; x += 1)
      chromas.push(chromaOf({ lightness: 0, a: row[4 * x + 1] ?? 0, b: row[4 * x + 2] ?? 0 }));
  }
  return mean(chromas);
}

function chromaOf({ a, b }: Oklab): number {
  return Math.hypot(a, b);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
