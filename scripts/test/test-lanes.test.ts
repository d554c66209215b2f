import { describe, expect, it } from "vitest";
import { type LaneTask, runInLanes } from "./test-lanes.ts";

/** Runs the tasks and ends them by hand: returns what is running after each of the `endings`, written as "a b". */
async function watch(
  tasks: readonly LaneTask[],
  lanes: number,
  endings: readonly string[],
): Promise<string[]> {
  const ends = new Map<string, () => void>();
  const seen: string[] = [];
  const look = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    seen.push([...ends.keys()].join(" "));
  };
  const all = runInLanes(
    tasks,
    lanes,
    ({ name }) =>
      new Promise((resolve) => {
        ends.set(name, resolve);
      }),
  );
  await look();
  for (const name of endings) {
    ends.get(name)?.();
    ends.delete(name);
    await look();
  }
  await all;
  return seen;
}

const named = (...names: string[]): LaneTask[] => names.map((name) => ({ name }));

describe("steps in lanes", () => {
  it("start in their order as lanes become free", async () => {
    expect(await watch(named("a", "b", "c"), 2, ["b", "a", "c"])).toEqual(["a b", "a c", "c", ""]);
  });
  it("run one after the other in one lane", async () => {
    expect(await watch(named("a", "b"), 1, ["a", "b"])).toEqual(["a", "b", ""]);
  });
  it("wait for what they come after, while others pass them", async () => {
    const tasks = [{ name: "a" }, { name: "b", after: ["a"] }, { name: "c" }];
    expect(await watch(tasks, 2, ["c", "a", "b"])).toEqual(["a c", "a", "b", ""]);
  });
  it("do not wait for a step that was not asked for", async () => {
    expect(await watch([{ name: "b", after: ["a"] }], 2, ["b"])).toEqual(["b", ""]);
  });
  it("are refused when they wait for each other", async () => {
    const tasks = [
      { name: "a", after: ["b"] },
      { name: "b", after: ["a"] },
    ];
    await expect(runInLanes(tasks, 2, async () => {})).rejects.toThrow("wait for each other: a, b");
  });
});
