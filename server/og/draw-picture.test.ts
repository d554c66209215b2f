import { expect, it } from "vitest";
import { createWork, type Work, type WorkRefusal, type WorkResult } from "#server/work/work.ts";
import type { WorkKind } from "#server/work/work-kind.ts";
import { createDrawPicture, type PictureParts } from "./draw-picture.ts";
import type { Picture } from "./picture.server.ts";

const PICTURE = { title: "Plum", line: "by nobody", colors: ["#c53c69"] };
const BUSY: WorkRefusal = { ok: false, reason: "busy", waitS: 2 };

/** Pictures that are finished, or refused, by the test. */
function openQueue(parts: Partial<PictureParts> = {}) {
  const asked: { readonly picture: unknown; readonly end: (refusal?: WorkRefusal) => void }[] = [];
  let count = 0;
  const work: Pick<Work, "run"> = {
    run: <Input, Output>(_kind: WorkKind<Input, Output>, picture: Input) =>
      new Promise<WorkResult<Output>>((resolve) => {
        count += 1;
        const png = new Uint8Array([count]) as Output;
        asked.push({ picture, end: (refusal) => resolve(refusal ?? { ok: true, value: png }) });
      }),
  };
  const answerAll = () => {
    for (const { end } of asked.splice(0)) end();
  };
  const refuseAll = () => {
    for (const { end } of asked.splice(0)) end(BUSY);
  };
  return { draw: createDrawPicture({ work, ...parts }), asked, answerAll, refuseAll };
}

it("[QLT-6] the same picture is drawn once, for all who wait and those who come later", async () => {
  const { draw, asked, answerAll } = openQueue();
  const both = [draw("a", PICTURE), draw("a", PICTURE)];
  expect(asked).toHaveLength(1);
  answerAll();
  const [first, second] = await Promise.all(both);
  expect(first).toEqual(second);
  expect(await draw("a", PICTURE)).toEqual(first);
  expect(asked).toEqual([]);
});

it("[QLT-6] whoever asks for the same picture as a visitor who is refused gets a turn of their own", async () => {
  const { draw, asked, answerAll, refuseAll } = openQueue();
  const [refused, other] = [draw("a", PICTURE), draw("a", PICTURE)];
  refuseAll();
  expect(await refused).toEqual(BUSY);
  await expect.poll(() => asked.length).toBe(1);
  answerAll();
  expect((await other).ok).toBe(true);
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

it("[QLT-6] a thread draws a picture", async () => {
  const work = createWork({ addressLimitFactor: 1, clock: Date.now });
  const drawn = await createDrawPicture({ work })("a", PICTURE satisfies Picture);
  if (!drawn.ok) throw new Error(drawn.reason);
  expect([...drawn.value.subarray(1, 4)]).toEqual([..."PNG"].map((letter) => letter.charCodeAt(0)));
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
