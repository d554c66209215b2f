/** Counts a body while it is read, up to a limit; the rest can be discarded. */
import { setTimeout as delay } from "node:timers/promises";

/** Reading fails with this error when the body exceeds its limit. */
export class BodyTooLarge extends Error {
  override readonly name = "BodyTooLarge";
}

export interface CountedBody {
  /** The same bytes; fails with BodyTooLarge above the limit. */
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>;
  readonly isTooLarge: () => boolean;
  /** Whether the whole body has been received. */
  readonly isWhole: () => boolean;
  /** Discards the rest of the body, up to these limits. */
  readonly discardRest: (limits: DiscardLimits) => Promise<void>;
  /** Cancels the body. */
  readonly abandon: () => Promise<void>;
}

export interface DiscardLimits {
  readonly bytes: number;
  readonly totalMs: number;
  /** Stops if no byte arrives for this long. */
  readonly idleMs: number;
}

type Bytes = Uint8Array<ArrayBuffer>;

export function countBody(body: ReadableStream<Bytes>, mostBytes: number): CountedBody {
  const reader = body.getReader();
  let count = 0;
  let isTooLarge = false;
  let isWhole = false;
  const read = async () => {
    const result = await reader.read();
    isWhole = result.done;
    return result;
  };
  const stream = new ReadableStream<Bytes>(
    {
      async pull(controller) {
        const { done, value } = await read();
        if (done) return controller.close();
        count += value.byteLength;
        isTooLarge = count > mostBytes;
        if (isTooLarge) controller.error(new BodyTooLarge(`More than ${mostBytes} bytes`));
        else controller.enqueue(value);
      },
    },
    // Nothing is read before the stream is read.
    { highWaterMark: 0 },
  );
  return {
    stream,
    isTooLarge: () => isTooLarge,
    isWhole: () => isWhole,
    async discardRest({ bytes, totalMs, idleMs }) {
      const end = performance.now() + totalMs;
      let discarded = 0;
      // oxlint-disable-next-line no-unmodified-loop-condition -- `read` sets it
      while (!isWhole && discarded <= bytes && performance.now() < end) {
        const waiting = new AbortController();
        const idle = delay(idleMs, "idle" as const, { signal: waiting.signal }).catch(() => "idle" as const);
        const next = await Promise.race([read().catch(() => "broken" as const), idle]);
        waiting.abort();
        if (next === "idle" || next === "broken") return;
        discarded += next.value?.byteLength ?? 0;
      }
    },
    abandon: () => reader.cancel(),
  };
}
