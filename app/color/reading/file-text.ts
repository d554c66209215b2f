import { decodeText } from "#engine/files/import/decode-text.ts";

/** The text of a file by its byte order mark; `Blob.text()` takes each for UTF-8. Rejects if it cannot be read any more. */
export async function fileText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return decodeText(bytes, new TextDecoder().decode(bytes));
}
