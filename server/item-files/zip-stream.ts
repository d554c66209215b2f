/** An archive that is written while it is sent, one entry at a time (ZIP, APPNOTE 6.3). */
import { Zip, ZipDeflate } from "fflate";

export interface ZipEntry {
  /** With folders, separated by slashes; each once. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A fixed date makes the archive reproducible. */
const MADE = Date.UTC(2026, 0, 1);

/**
 * Asks for the next entries only when the reader has taken those before, so memory holds a few at a time. If the
 * entries throw, the stream breaks, so that half an archive does not look like a whole one.
 */
export function zipStream(entries: AsyncGenerator<ZipEntry>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let zip: Zip;
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      zip = new Zip((error, chunk, isLast) => {
        if (error) return controller.error(error);
        if (chunk.length > 0) controller.enqueue(new Uint8Array(chunk));
        if (isLast) controller.close();
      });
    },
    async pull(controller) {
      try {
        const { done, value } = await entries.next();
        if (done === true) return zip.end();
        const file = new ZipDeflate(value.name);
        file.mtime = MADE;
        zip.add(file);
        file.push(value.bytes, true);
      } catch (error) {
        controller.error(error);
      }
    },
    async cancel() {
      await entries.return(undefined);
    },
  });
}
