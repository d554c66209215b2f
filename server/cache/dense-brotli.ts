/**
 * The densest Brotli of contents that stay the same. It is a tenth smaller than the usual one and takes a hundred times
 * as long, so it is made in the background for a content that is rendered a second time, and kept for all renderings
 * that give the same bytes.
 */
import { compressDensely } from "#server/http/content-encoding.ts";
import { etagOf } from "#server/http/etag.ts";
import { createByteLru } from "./byte-lru.ts";

export interface DenseBrotli {
  /** Returns the dense form of a content. If it is not known yet, `onMade` is called when it has been made. */
  readonly of: (content: Uint8Array, onMade: (dense: Uint8Array) => void) => Uint8Array | undefined;
}

const MAX_BYTES = 4 << 20;
/** Size of the list of contents that have been rendered once, and of one of them. */
const [MAX_SEEN_BYTES, SEEN_BYTES] = [256 << 10, 128];
/** Contents beyond this number have to wait for their next rendering. */
const MAX_WAITING = 16;

export function createDenseBrotli(compress = compressDensely): DenseBrotli {
  const made = createByteLru<Uint8Array>(MAX_BYTES);
  const seen = createByteLru<true>(MAX_SEEN_BYTES);
  const waiting = new Map<string, Promise<Uint8Array>>();
  /** One at a time, so that the other threads of Node's pool are free for answers that are waited for. */
  let last: Promise<unknown> = Promise.resolve();

  function make(key: string, content: Uint8Array): Promise<Uint8Array> {
    const making = last.then(() => compress(content));
    last = making
      .then((dense) => made.set(key, dense, dense.byteLength))
      .catch(() => undefined)
      .finally(() => waiting.delete(key));
    waiting.set(key, making);
    return making;
  }

  return {
    of(content, onMade) {
      const key = etagOf(content);
      const known = made.get(key);
      if (known !== undefined) return known;
      const isSeen = seen.get(key) === true;
      if (!isSeen) seen.set(key, true, SEEN_BYTES);
      const running = waiting.get(key);
      if (!isSeen || (running === undefined && waiting.size >= MAX_WAITING)) return undefined;
      (running ?? make(key, content)).then(onMade, () => undefined);
      return undefined;
    },
  };
}
