import { describe, expect, it } from "vitest";
import { BodyTooLarge, countBody } from "./counted-body.ts";

const KB = 1024;
const LIMITS = { bytes: 64 * KB, totalMs: 10_000, idleMs: 10_000 };

/** Chunks of one kilobyte, produced on demand; `made` counts them. */
function sender(chunks: number) {
  let made = 0;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        if (made === chunks) return controller.close();
        made += 1;
        controller.enqueue(new Uint8Array(KB));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, made: () => made };
}

const bytesOf = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>) =>
  (await new Response(stream).arrayBuffer()).byteLength;

describe("[QLT-5] a counted body", () => {
  it("gives what is not too large as it came", async () => {
    const counted = countBody(sender(8).body, 8 * KB);
    expect(await bytesOf(counted.stream)).toBe(8 * KB);
    expect([counted.isWhole(), counted.isTooLarge()]).toEqual([true, false]);
  });

  it("is read no further than it may be", async () => {
    const { body, made } = sender(1_000);
    const counted = countBody(body, 8 * KB);
    await expect(bytesOf(counted.stream)).rejects.toThrow(BodyTooLarge);
    expect(made()).toBe(9);
    expect([counted.isWhole(), counted.isTooLarge()]).toEqual([false, true]);
  });

  it("is not read before somebody asks", async () => {
    const { body, made } = sender(1);
    countBody(body, KB);
    await Promise.resolve();
    expect(made()).toBe(0);
  });

  it("lets the rest through, up to a measure", async () => {
    const small = countBody(sender(40).body, 8 * KB);
    await small.discardRest(LIMITS);
    expect(small.isWhole()).toBe(true);
    const { body, made } = sender(1_000);
    const large = countBody(body, 8 * KB);
    await large.discardRest(LIMITS);
    expect([large.isWhole(), made()]).toEqual([false, 65]);
  });

  it("does not wait for a sender who has gone quiet, or away", async () => {
    const quiet = countBody(new ReadableStream(), KB);
    await quiet.discardRest({ ...LIMITS, idleMs: 1 });
    expect(quiet.isWhole()).toBe(false);
    const gone = countBody(
      new ReadableStream({ pull: (controller) => controller.error(new Error("cut")) }),
      KB,
    );
    await gone.discardRest(LIMITS);
    expect(gone.isWhole()).toBe(false);
  });
});
