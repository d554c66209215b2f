import { expect, it } from "vitest";
import { createPictureQueue, type PictureQueueParts, type PictureThread } from "./picture-queue.ts";
import type { PictureAnswer, PictureMessage } from "./picture-thread.ts";

const PICTURE = { title: "Plum", line: "by nobody", colors: ["#c53c69"] };

/** A queue with a thread whose pictures are finished by the test. */
function openQueue(parts: PictureQueueParts = {}) {
  const asked: PictureMessage[] = [];
  const listeners = new Map<string, (value: never) => void>();
  const state = { started: 0, ended: 0, keepsProcess: true };
  const start = (): PictureThread => {
    state.started += 1;
    return {
      postMessage: (message) => void asked.push(message),
      on: (event: string, listener: (value: never) => void) => void listeners.set(event, listener),
      ref: () => void (state.keepsProcess = true),
      unref: () => void (state.keepsProcess = false),
      terminate: async () => void (state.ended += 1),
    };
  };
  const say = (event: "message" | "error", value: unknown) => listeners.get(event)?.(value as never);
  const answerAll = () => {
    for (const { id } of asked.splice(0))
      say("message", { id, ok: true, png: new Uint8Array([id]) } satisfies PictureAnswer);
  };
  return { draw: createPictureQueue({ start, maxWaiting: 3, ...parts }), asked, answerAll, say, state };
}

it("[QLT-6] the same picture is drawn once, for all who wait and those who come later", async () => {
  const { draw, asked, answerAll, state } = openQueue();
  const both = [draw("a", PICTURE), draw("a", PICTURE)];
  expect(asked).toHaveLength(1);
  answerAll();
  const [first, second] = await Promise.all(both);
  expect(first).toEqual(second);
  expect(await draw("a", PICTURE)).toEqual(first);
  expect(asked).toEqual([]);
  expect(state).toEqual({ started: 1, ended: 0, keepsProcess: false });
});

it("[QLT-6] so many wait and no more; when there is room again, the next one may", async () => {
  const { draw, answerAll } = openQueue();
  const waiting = ["a", "b", "c"].map((key) => draw(key, PICTURE));
  expect(await draw("d", PICTURE)).toEqual({ ok: false, reason: "full" });
  answerAll();
  expect((await Promise.all(waiting)).every(({ ok }) => ok)).toBe(true);
  const next = draw("d", PICTURE);
  answerAll();
  expect((await next).ok).toBe(true);
});

it("[QLT-6] pictures are kept within their room", async () => {
  const { draw, asked, answerAll } = openQueue({ maxBytes: 8 });
  for (let each = 0; each < 20; each += 1) {
    const drawing = draw(`picture ${each}`, PICTURE);
    answerAll();
    await drawing;
  }
  await draw("picture 19", PICTURE);
  void draw("picture 1", PICTURE);
  expect(asked).toHaveLength(1);
});

it("[QLT-6] a thread that ends fails whoever waits, and the next picture starts another", async () => {
  const { draw, answerAll, say, state } = openQueue();
  const lost = draw("a", PICTURE);
  say("error", new Error("out of memory"));
  await expect(lost).rejects.toThrow("ended");
  const again = draw("a", PICTURE);
  answerAll();
  expect((await again).ok).toBe(true);
  expect(state.started).toBe(2);
});

it("[QLT-6] an idle thread ends", async () => {
  const { draw, answerAll, state } = openQueue({ idleMs: 1 });
  const drawing = draw("a", PICTURE);
  answerAll();
  await drawing;
  await expect.poll(() => state.ended).toBe(1);
});

it("[QLT-6] the thread draws a picture", async () => {
  const drawn = await createPictureQueue()("a", PICTURE);
  if (!drawn.ok) throw new Error(drawn.reason);
  expect([...drawn.png.subarray(1, 4)]).toEqual([..."PNG"].map((letter) => letter.charCodeAt(0)));
});

function memoryStore() {
  const blobs = new Map<string, Uint8Array>();
  const puts: string[] = [];
  return {
    blobs,
    puts,
    files: {
      get: async (key: string) => blobs.get(key),
      put: async (key: string, bytes: Uint8Array) => {
        puts.push(key);
        blobs.set(key, bytes);
      },
      delete: async (key: string) => void blobs.delete(key),
    },
  };
}

it("[PLT-4] [WAL] the picture of an item is stored, and another instance shows it without drawing", async () => {
  const { blobs, files } = memoryStore();
  const folder = async () => "u/ada/pictures/one/";
  const first = openQueue({ files });
  const drawing = first.draw("a", PICTURE, folder);
  await expect.poll(() => first.asked.length).toBe(1);
  first.answerAll();
  const drawn = await drawing;
  await expect
    .poll(() => [...blobs.keys()])
    .toEqual([expect.stringMatching(/^u\/ada\/pictures\/one\/\w{40}\.png$/)]);
  const second = openQueue({ files });
  expect(await second.draw("a", PICTURE, folder)).toEqual(drawn);
  expect(second.asked).toEqual([]);
  // Other content of the same item has another picture.
  void second.draw("b", PICTURE, folder);
  await expect.poll(() => second.asked.length).toBe(1);
});

it("[PLT-4] a store that fails costs the drawing alone, and a deleted item leaves no picture", async () => {
  const troubles: unknown[] = [];
  const fails = () => Promise.reject(new Error("away"));
  const away = openQueue({
    files: { get: fails, put: fails, delete: fails },
    onTrouble: (error) => troubles.push(error),
  });
  const drawing = away.draw("a", PICTURE, async () => "pictures/one/");
  await expect.poll(() => away.asked.length).toBe(1);
  away.answerAll();
  expect((await drawing).ok).toBe(true);
  expect(troubles).toHaveLength(1);

  const { blobs, puts, files } = memoryStore();
  let isThere = true;
  const { draw, asked, answerAll } = openQueue({ files });
  const last = draw("a", PICTURE, async () => {
    if (!isThere) throw new Error("There is no item");
    return "u/ada/pictures/one/";
  });
  await expect.poll(() => asked.length).toBe(1);
  isThere = false;
  answerAll();
  expect((await last).ok).toBe(true);
  await expect.poll(() => puts.length).toBe(1);
  await expect.poll(() => blobs.size).toBe(0);
});
