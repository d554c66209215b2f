import { expect, it } from "vitest";
import {
  decodeKeptItems,
  isChangeOf,
  type KeptItem,
  keptItemOf,
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

it("[TLS-4] an item follows its work from step to step, and is found by the document that is shown", () => {
  const list = putKeptItem(putKeptItem([], kept("1", "c=a")), kept("2", "c=b"));
  const moved = moveKeptItem(moveKeptItem(list, { tool: "palette", from: "c=a", to: "c=x" }), {
    tool: "palette",
    from: "c=x",
    to: "c=y",
  });
  expect(keptItemOf(moved, "palette", "c=y")).toEqual({ ...kept("1", "c=a"), search: "c=y" });
  expect(keptItemOf(moved, "palette", "c=a")).toBeUndefined();
  expect(keptItemOf(moved, "palette", "c=b")?.id).toBe("2");
  expect(keptItemOf(moved, "gradient", "c=y")).toBeUndefined();
  expect(moveKeptItem(list, { tool: "palette", from: "c=other", to: "c=z" })).toBe(list);
});

it("[TLS-4] a document belongs to one item, and an item to one document", () => {
  const list = putKeptItem(putKeptItem([], kept("1", "c=a")), kept("2", "c=a"));
  expect(list.map(({ id }) => id)).toEqual(["2"]);
  expect(putKeptItem(list, kept("2", "c=b")).map(({ search }) => search)).toEqual(["c=b"]);
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
  expect(isChangeOf(kept("1", "a"), ["#445566", "#112233", "#ffffff"])).toBe(true);
  expect(isChangeOf(kept("1", "a"), ["#112233", "#ffffff"])).toBe(false);
  expect(isChangeOf({ ...kept("1", "a"), savedColors: [] }, ["#112233"])).toBe(true);
});
