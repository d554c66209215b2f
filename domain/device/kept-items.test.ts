import { expect, it } from "vitest";
import {
  decodeKeptItems,
  isBehind,
  type KeptItem,
  keptItemOf,
  keptState,
  MAX_KEPT_ITEMS,
  moveKeptItem,
  putKeptItem,
} from "./kept-items.ts";

const kept = (id: string, search: string): KeptItem => ({
  uid: "ada",
  tool: "palette",
  search,
  id,
  kind: "palette",
  title: `Palette ${id}`,
  version: 1,
  savedSearch: search,
  savedColors: ["#112233", "#445566", "#778899"],
});

const found = (list: readonly KeptItem[], search: string) => keptItemOf(list, "palette", search);

it("[TLS-4] an item follows its work from step to step, and is found by the document that is shown", () => {
  const list = putKeptItem(putKeptItem([], kept("1", "c=a")), kept("2", "c=b"));
  const step = moveKeptItem(list, kept("1", "c=a"), "c=x");
  const moved = moveKeptItem(step, { ...kept("1", "c=a"), search: "c=x" }, "c=y");
  expect(found(moved, "c=y")).toEqual({ ...kept("1", "c=a"), search: "c=y" });
  expect(found(moved, "c=x")).toBeUndefined();
  expect(found(moved, "c=a")).toBeUndefined();
  expect(found(moved, "c=b")?.id).toBe("2");
  expect(keptItemOf(moved, "gradient", "c=y")).toBeUndefined();
});

it("[TLS-4] a document belongs to one item, and an item can have a document in each of two tabs", () => {
  const list = putKeptItem(putKeptItem([], kept("1", "c=a")), kept("2", "c=a"));
  expect(list.map(({ id }) => id)).toEqual(["2"]);
  const both = putKeptItem(list, kept("2", "c=b"));
  expect(both.map(({ search }) => search)).toEqual(["c=b", "c=a"]);
  expect(moveKeptItem(both, kept("2", "c=a"), "c=d").map(({ search }) => search)).toEqual(["c=d", "c=b"]);
});

it("[TLS-7] what another tab saved is not forgotten by a step of one that has the item as it was", () => {
  const [saved, old] = [{ ...kept("1", "c=b"), version: 2 }, kept("1", "c=a")];
  const list = putKeptItem(putKeptItem([], old), saved);
  expect(isBehind(old, list)).toBe(true);
  expect(isBehind(saved, list)).toBe(false);
  expect(isBehind({ ...old, id: "2" }, list)).toBe(false);
  expect(moveKeptItem(list, old, "c=b")).toEqual([saved]);
});

it("[TLS-4] keeps the newest up to a limit, and reads back what it wrote", () => {
  const all = Array.from({ length: 20 }, (_, at) => kept(`${at}`, `c=${at}`)).reduce<readonly KeptItem[]>(
    putKeptItem,
    [],
  );
  expect(all).toHaveLength(MAX_KEPT_ITEMS);
  expect(all[0]?.id).toBe("19");
  expect(decodeKeptItems(JSON.stringify(all))).toEqual(all);
});

it.each([
  null,
  "",
  "{",
  "[1]",
  '[{"tool":"palette"}]',
  JSON.stringify([{ ...kept("1", "a"), kind: "theme" }]),
])("[TLS-4] nothing readable is nothing kept: %s", (text) => expect(decodeKeptItems(text)).toEqual([]));

it("[TLS-4] work that has lost most of the saved colors is new work", () => {
  const work = { ...kept("1", "a"), isBehind: false };
  const all = work.savedColors;
  expect(keptState(undefined, "a", all)).toBe("none");
  expect(keptState(work, "a", all)).toBe("saved");
  expect(keptState(work, "b", ["#445566", "#112233", "#ffffff"])).toBe("changed");
  expect(keptState(work, "b", ["#112233", "#ffffff"])).toBe("parted");
  expect(keptState({ ...work, savedColors: [] }, "b", ["#112233"])).toBe("changed");
  // Saving now would replace what another tab saved.
  expect(keptState({ ...work, isBehind: true }, "a", all)).toBe("changed");
});
