/** Palettes for the tests of file formats. */

import {
  DEFAULT_EXPORT_OPTIONS,
  type ExportOptions,
  type ExportPalette,
  loadExporter,
} from "#engine/files/export/export-palette.ts";
import { type ImportResult, importPalette } from "#engine/files/import/import-palette.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { color } from "./sample-colors.ts";

const NAMES = ["Midnight Ocean", "Starry Night", "Pale Sky", "Sand", "Coral Red"];
export const LIGHT_HEXES = ["#0e2a47", "#2f6690", "#81b1cc", "#f4ebd9", "#e4572e"];
export const DARK_HEXES = ["#b9d3f0", "#8ec1e6", "#2b4a5c", "#1d1a14", "#ff8a65"];
export const SAMPLE: ExportPalette = {
  title: "Harbour",
  colors: LIGHT_HEXES.map((hex, index) => ({ name: NAMES[index] ?? "", color: color(hex) })),
};
export const PAIRED_SAMPLE: ExportPalette = {
  ...SAMPLE,
  colors: SAMPLE.colors.map((entry, index) => ({ ...entry, dark: color(DARK_HEXES[index] ?? "") })),
};
/** Picture formats, which cannot be imported. */
export const PICTURES: readonly string[] = ["png", "pdf"];

export async function written(
  id: string,
  palette: ExportPalette = SAMPLE,
  options: Partial<ExportOptions> = {},
): Promise<Uint8Array> {
  const made = await (await loadExporter(id))(palette, { ...DEFAULT_EXPORT_OPTIONS, ...options });
  return typeof made === "string" ? new TextEncoder().encode(made) : made;
}

export async function writtenText(...given: Parameters<typeof written>): Promise<string> {
  return new TextDecoder().decode(await written(...given));
}

export function read(bytes: Uint8Array | string): ImportResult {
  const given = typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes;
  return importPalette({ bytes: given, text: new TextDecoder().decode(given), name: "It" });
}

export function readColors(bytes: Uint8Array | string) {
  const result = read(bytes);
  if (!result.ok) throw new Error(result.message);
  return result;
}

export const hexesOf = (colors: readonly { readonly color: Color }[]) =>
  colors.map((each) => formatHex(each.color));
export const darkHexesOf = (colors: readonly { readonly dark?: Color }[]) =>
  colors.map(({ dark }) => dark && formatHex(dark));

/** "name hex/dark" of each color, for compact tables. */
export const summary = (text: string) => {
  const result = read(text);
  if (!result.ok) return result.message;
  return result.colors.map(
    (each) => `${each.name ?? "-"} ${formatHex(each.color)}${each.dark ? `/${formatHex(each.dark)}` : ""}`,
  );
};
