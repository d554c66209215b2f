/**
 * All files that the service worker keeps, in one: a line of JSON that lists them, and then their contents one after
 * the other. The build writes it, the service worker takes it apart.
 */

export interface ArchivedFile {
  /** Absolute path on the server. */
  readonly path: string;
  /** Its `Content-Type`. */
  readonly type: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

type Row = readonly [path: string, type: string, bytes: number];

const LINE_END = "\n".charCodeAt(0);

export function packFiles(files: readonly ArchivedFile[]): Uint8Array<ArrayBuffer> {
  const rows: Row[] = files.map(({ path, type, content }) => [path, type, content.length]);
  const list = new TextEncoder().encode(`${JSON.stringify(rows)}\n`);
  const archive = new Uint8Array(files.reduce((sum, { content }) => sum + content.length, list.length));
  archive.set(list);
  let at = list.length;
  for (const { content } of files) {
    archive.set(content, at);
    at += content.length;
  }
  return archive;
}

/**
 * The contents are views of `archive`.
 * @throws if the archive is longer or shorter than its list says, or begins with something else
 */
export function unpackFiles(archive: Uint8Array<ArrayBuffer>): ArchivedFile[] {
  const listEnd = archive.indexOf(LINE_END) + 1;
  const rows = JSON.parse(new TextDecoder().decode(archive.subarray(0, listEnd))) as readonly Row[];
  let at = listEnd;
  const files = rows.map(([path, type, bytes]) => {
    const content = archive.subarray(at, at + bytes);
    at += bytes;
    return { path, type, content };
  });
  if (at !== archive.length) throw new Error(`The archive has ${archive.length} bytes in place of ${at}.`);
  return files;
}
