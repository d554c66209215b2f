/** Stable addresses of an item's files: /palettes/{id}.json, .css, .svg, .png, .tokens.json, and the same for gradients. */
import { Hono } from "hono";
import { layersOf, writeItemGradient } from "#domain/library/gradient-files.ts";
import type { ItemDetail, ItemKind } from "#domain/library/item.ts";
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
import type { Config } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import { findItem } from "#server/library/library-queries.server.ts";
import { fileAnswer, ITEM_ID, splitFileName } from "./file-answer.ts";

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

interface ItemFileServices {
  readonly config: Pick<Config, "appOrigin">;
  readonly reads: Database;
}

export function itemFiles(services: ItemFileServices): Hono {
  const app = new Hono();
  for (const kind of ["palette", "gradient"] as const) {
    app.get(`/${kind}s/:file{[^/]+\\.(?:tokens\\.json|json|css|svg|png)}`, async (c) => {
      const { id, extension } = splitFileName(c.req.param("file"));
      const item = ITEM_ID.test(id) ? await findItem(services.reads, kind, id) : undefined;
      if (item === undefined) return c.text(`There is no ${kind} of this id.`, 404);
      const origin = services.config.appOrigin ?? new URL(c.req.url).origin;
      const body = await writeItemFile(item, kind, extension, origin);
      if (body === undefined) return c.text("There is no file of this kind.", 404);
      return fileAnswer(c, body);
    });
  }
  return app;
}

/** Undefined if the item has no file of this extension. */
export async function writeItemFile(item: ItemDetail, kind: ItemKind, extension: string, origin: string) {
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
