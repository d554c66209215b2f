/** Text files in one archive (ZIP, APPNOTE 6.3); the same files give the same bytes. */
import { zipSync } from "fflate";
import { utf8Bytes } from "./utf8.ts";

export interface TextFile {
  /** With folders, separated by slashes; each once. */
  readonly name: string;
  readonly text: string;
}

/** The bytes of the archive; of two files with one name the later one is kept. */
export function zipTexts(files: readonly TextFile[]): Uint8Array<ArrayBuffer> {
  const entries = files.map(({ name, text }) => [name, utf8Bytes(text)] as const);
  // A fixed date makes the file reproducible.
  return new Uint8Array(zipSync(Object.fromEntries(entries), { mtime: Date.UTC(2026, 0, 1) }));
}
