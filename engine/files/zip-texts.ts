/** Files in one archive (ZIP, APPNOTE 6.3); the same files give the same bytes. */
import { zipSync } from "fflate";
import { utf8Bytes } from "#engine/bytes/utf8.ts";

export interface TextFile {
  /** With folders, separated by slashes; each once. */
  readonly name: string;
  readonly text: string;
}

export interface ByteFile {
  /** As that of a text. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A fixed date makes the file reproducible. */
const MADE = Date.UTC(2026, 0, 1);

/** The bytes of the archive; of two files with one name the later one is kept. */
export function zipTexts(files: readonly TextFile[]): Uint8Array<ArrayBuffer> {
  const entries = files.map(({ name, text }) => [name, utf8Bytes(text)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(entries), { mtime: MADE }));
}

/** The same of files that are compressed already, such as pictures: they are stored as they are. */
export function zipStored(files: readonly ByteFile[]): Uint8Array<ArrayBuffer> {
  const entries = files.map(({ name, bytes }) => [name, bytes] as const);
  return new Uint8Array(zipSync(Object.fromEntries(entries), { mtime: MADE, level: 0 }));
}
