import { expect, it } from "vitest";
import { createFairQueue, type FairQueueOptions } from "./fair-queue.ts";

/** A queue whose work the test ends. */
function openQueue(options: Partial<FairQueueOptions> = {}) {
  const queue = createFairQueue({
    width: 1,
    widthEach: 1,
    mostWaiting: 100,
    mostWaitingEach: 100,
    ...options,
  });
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const ask = (caller: string, name: string) =>
    queue.run(caller, () => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (error) => (error === undefined ? resolve(name) : reject(error)));
      });
    });
  const end = async (name: string, asked: Promise<unknown>, error?: Error) => {
    ends.get(name)?.(error);
    await asked.catch(() => undefined);
  };
  return { ask, begun, end };
}

it("[QLT-6] callers take turns: one with twenty pieces of work delays others by one", async () => {
  const { ask, begun, end } = openQueue();
  const first = ask("busy", "busy 0");
  const own = Array.from({ length: 20 }, (_, index) => ask("busy", `busy ${index + 1}`));
  const others = ["ada", "bob"].map((caller) => [ask(caller, `${caller} 1`), ask(caller, `${caller} 2`)]);
  expect(begun).toEqual(["busy 0"]);
  const [ada = [], bob = []] = others;
  const asked = [first, ada[0], bob[0], own[0], ada[1], bob[1]];
  const names = ["busy 0", "ada 1", "bob 1", "busy 1", "ada 2", "bob 2"];
  for (const [at, name] of names.entries()) await end(name, asked[at] ?? first);
  expect(begun).toEqual([...names, "busy 2"]);
});

it("[QLT-6] one caller has a part of the places, and another one gets the rest at once", async () => {
  const { ask, begun, end } = openQueue({ width: 4, widthEach: 2 });
  const own = ["a1", "a2", "a3", "a4"].map((name) => ask("a", name));
  expect(begun).toEqual(["a1", "a2"]);
  const other = ask("b", "b1");
  expect(begun).toEqual(["a1", "a2", "b1"]);
  await end("a1", own[0] ?? other);
  expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
  await end("b1", other);
  expect(begun).toHaveLength(4);
});

it("[QLT-6] a caller has so many places in the line, all have so many, and beyond nothing is begun", async () => {
  const { ask, begun, end } = openQueue({ mostWaitingEach: 2, mostWaiting: 3 });
  const first = ask("a", "a1");
  void ask("a", "a2");
  void ask("a", "a3");
  expect(await ask("a", "a4")).toEqual({ ok: false, reason: "own-full" });
  void ask("b", "b1");
  expect(await ask("c", "c1")).toEqual({ ok: false, reason: "full" });
  await end("a1", first);
  expect(begun).toHaveLength(2);
  // There is room again.
  void ask("c", "c2");
  expect(begun).not.toContain("a4");
});

it("[QLT-6] work that fails frees its place", async () => {
  const { ask, begun, end } = openQueue();
  const first = ask("a", "a1");
  const second = ask("b", "b1");
  await end("a1", first, new Error("broken"));
  await expect(first).rejects.toThrow("broken");
  expect(begun).toEqual(["a1", "b1"]);
  await end("b1", second);
  expect(await second).toEqual({ ok: true, value: "b1" });
});
