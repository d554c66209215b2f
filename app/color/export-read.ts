/** Imports a pasted or opened export; the readers are loaded on demand. */
import type { ReadAnswer } from "#engine/read/read.ts";

export async function readExport(bytes: Uint8Array, name = "The text"): Promise<ReadAnswer> {
  const { read } = await import("#engine/read/read.ts");
  return read({ bytes, text: new TextDecoder().decode(bytes), name });
}
