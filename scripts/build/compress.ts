// Writes .br and .gz beside every text file of the client build and beside their archive, which the server sends without
// compressing again.
import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(?:bin|css|html|ico|js|json|map|mjs|svg|txt|wasm|webmanifest|xml)$/;
/** For smaller files the headers outweigh what compression saves. */
const MIN_BYTES = 1024;
/** The archive of files, several megabytes: the highest quality takes sixteen times as long and saves a twentieth of it. */
const ARCHIVE = /\.bin$/;

/** Compresses each text file under `folder`; a copy that would not be smaller is not written. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => TEXT.test(name));
  await Promise.all(files.map((name) => compressFile(join(folder, name))));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < MIN_BYTES) return;
  const isArchive = ARCHIVE.test(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isArchive ? 9 : 11,
    // The greatest window in which repeated text is found.
    [constants.BROTLI_PARAM_LGWIN]: isArchive ? 24 : 22,
  };
  const copies = [
    [".br", await promisify(brotliCompress)(content, { params })],
    [".gz", await promisify(gzip)(content, { level: 9 })],
  ] as const;
  for (const [extension, bytes] of copies) {
    if (bytes.length < content.length) await writeFile(path + extension, bytes);
  }
}
