/** Krita's palettes (.kpl): a zip whose colorset.xml holds the colors (https://docs.krita.org/en/general_concepts/file_formats/file_kpl.html). */
import { readXml } from "#engine/files/import/import-xml.ts";
import type { ReadPalette } from "#engine/files/import/read-palette.ts";
import { zippedTexts } from "./zip-entries.ts";

/** Undefined for any other archive. */
export function readKrita(bytes: Uint8Array): ReadPalette | undefined {
  const [file] = zippedTexts(bytes, /(?:^|\/)colorset\.xml$/i);
  return file === undefined ? undefined : readXml(file.text);
}
