/** Imports a pasted or opened export; the readers are loaded on demand. */
import type { ImportResult } from "#engine/files/import/import-palette.ts";

export async function readExport(bytes: Uint8Array, name = "The text"): Promise<ImportResult> {
  const { importPalette } = await import("#engine/files/import/import-palette.ts");
  return importPalette({ bytes, text: new TextDecoder().decode(bytes), name });
}
