/** An archive that is generated while it is sent, one entry at a time (ZIP, APPNOTE 6.3). */
import { Zip, ZipDeflate } from "fflate";

export interface ZipEntry {
  /** With folders, separated by slashes; each once. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A fixed date makes the archive reproducible. */
const MADE = Date.UTC(2026, 0, 1);

/**
 * Generates entries only as fast as they are read, so that few are in memory. If the entries throw, the stream fails,
 * so that an incomplete archive does not look complete.
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
