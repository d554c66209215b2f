/** The files of an item of the library; runs in a thread. */
import { layersOf, writeItemGradient } from "#domain/library/gradient-files.ts";
import type { ItemDetail } from "#domain/library/item.ts";
import { writeItemMesh } from "#domain/library/mesh-files.ts";
import { meshPictureOf, storedMesh } from "#domain/library/mesh-link.ts";
import {
  DEFAULT_EXPORT_OPTIONS,
  type ExportPalette,
  loadExporter,
} from "#engine/files/export/export-palette.ts";
import { meshPng } from "#engine/mesh/write/mesh-png.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { gradientPng } from "#engine/raster/gradient-png.ts";
import type { ItemFile } from "./file-answer.ts";
import type { ItemFileInput } from "./file-work-kinds.ts";

/** File extension to export format and media type. */
const FORMATS: Readonly<
  Record<string, { readonly format: "css" | "svg" | "png" | "dtcg"; readonly type: string }>
> = {
  css: { format: "css", type: "text/css; charset=utf-8" },
  svg: { format: "svg", type: "image/svg+xml" },
  png: { format: "png", type: "image/png" },
  "tokens.json": { format: "dtcg", type: "application/json" },
};

/** Width and height of the PNG of a gradient or a mesh, px. */
const PICTURE_SIZE = [1200, 630] as const;

/** Undefined if the item has no file of this extension. */
export async function writeItemFile(input: ItemFileInput): Promise<ItemFile | undefined> {
  const { item, kind, extension, origin } = input;
  const shareLink = `${origin}/${kind}s/${item.id}`;
  if (extension === "json")
    return {
      content: `${JSON.stringify({ ...item, link: shareLink }, null, 2)}\n`,
      type: "application/json",
    };
  // Only in the archive of a collection.
  if (extension === "ase" && kind === "palette")
    return {
      content: await (await loadExporter("ase"))(toPalette(item), DEFAULT_EXPORT_OPTIONS),
      type: "application/octet-stream",
    };
  const entry = FORMATS[extension];
  if (entry === undefined) return undefined;
  const { gradient, mesh, title } = item;
  if (mesh !== undefined)
    return {
      content:
        entry.format === "png"
          ? meshPng(meshPictureOf(storedMesh(mesh)), ...PICTURE_SIZE)
          : writeItemMesh({ mesh, title }, entry.format, shareLink),
      type: entry.type,
    };
  if (gradient !== undefined)
    return {
      content:
        entry.format === "png"
          ? gradientPng(layersOf(gradient), ...PICTURE_SIZE)
          : writeItemGradient({ gradient, title }, entry.format, shareLink),
      type: entry.type,
    };
  const exporter = await loadExporter(entry.format);
  return {
    content: await exporter(toPalette(item), { ...DEFAULT_EXPORT_OPTIONS, shareLink }),
    type: entry.type,
  };
}

function toPalette(item: ItemDetail): ExportPalette {
  return {
    title: item.title,
    colors: item.colors.flatMap((text, index) => {
      const parsed = parseColor(text);
      return parsed.ok ? [{ name: item.names[index] || `Color ${index + 1}`, color: parsed.color }] : [];
    }),
  };
}
