/** An item's colors in the formats of a palette. */
import {
  DEFAULT_EXPORT_OPTIONS,
  type ExportPalette,
  loadExporter,
} from "#engine/files/export/export-palette.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { CodeTab, ContentItem } from "./content-kind.ts";

/** Formats of the page, with their labels. */
const TABS = [
  ["css", "CSS"],
  ["scss", "SCSS"],
  ["tailwind", "Tailwind"],
  ["dtcg", "Tokens"],
] as const;

/** The files of any item whose colors say enough: extensions at the address of its page. */
export const LIST_FILES = ["json", "css", "svg", "png", "tokens.json"] as const;

export function listFiles(list: "palette" | "gradient", id: string) {
  return LIST_FILES.map((name) => ({ name, address: `/${list}s/${id}.${name}` }));
}

export async function writePalette(
  item: ContentItem,
  format: string,
  shareLink: string,
): Promise<string | Uint8Array> {
  const write = await loadExporter(format);
  return write(toPalette(item), { ...DEFAULT_EXPORT_OPTIONS, shareLink });
}

/** An Adobe swatch file, in which no link has a place. */
export async function writeSwatches(item: ContentItem): Promise<string | Uint8Array> {
  return (await loadExporter("ase"))(toPalette(item), DEFAULT_EXPORT_OPTIONS);
}

export async function paletteCode(item: ContentItem, shareLink: string): Promise<readonly CodeTab[]> {
  return Promise.all(
    TABS.map(async ([id, label]) => {
      const text = await writePalette(item, id, shareLink);
      return { id, label, text: typeof text === "string" ? text : "" };
    }),
  );
}

function toPalette(item: ContentItem): ExportPalette {
  return {
    title: item.title,
    colors: item.colors.flatMap((text, index) => {
      const parsed = parseColor(text);
      return parsed.ok ? [{ name: item.names[index] || `Color ${index + 1}`, color: parsed.color }] : [];
    }),
  };
}
