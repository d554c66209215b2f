import { expect, it } from "vitest";
import { type ListQuery, parseListQuery } from "#domain/library/list-query.ts";
import type { Database } from "#server/db/database.ts";
import { createReadScope, runInReadScope } from "#server/db/read-scope.server.ts";
import { createListCache, LIST_AGE_MS } from "./list-cache.server.ts";

const DAY = 20_000;

function setUp() {
  const asked: string[] = [];
  const clock = { ms: 1_000_000 };
  const gate = { isShut: false, open: () => {} };
  const cache = createListCache({
    reads: {} as Database,
    clock: () => clock.ms,
    read: async (_db, kind, query) => {
      asked.push(`${kind} ${query.sort}`);
      if (gate.isShut)
        await new Promise<void>((resolve) => {
          gate.open = resolve;
        });
      return { items: [], next: undefined, total: asked.length };
    },
  });
  const total = async (search = "", day = DAY) =>
    (await cache.listItems("palette", queryOf(search), day)).total;
  return { cache, asked, clock, gate, total };
}

function queryOf(search: string): ListQuery {
  return parseListQuery(new URLSearchParams(search)).query;
}

it("[QLT-6] a list is read once, however it is shown, and anew after two seconds", async () => {
  const { total, clock } = setUp();
  expect([await total(), await total("view=strips"), await total()]).toEqual([1, 1, 1]);
  clock.ms += LIST_AGE_MS - 1;
  expect(await total()).toBe(1);
  clock.ms += 1;
  expect(await total()).toBe(2);
});

it("[QLT-6] each selection, length, place and day is a list of its own", async () => {
  const { total } = setUp();
  const lists = ["", "sort=newest", "hue=red", "limit=6", "cursor=abc"];
  const totals = [];
  for (const list of lists) totals.push(await total(list));
  expect([...totals, await total("", DAY + 1)]).toEqual([1, 2, 3, 4, 5, 6]);
});

it("[QLT-6] every change empties it, and what was read before a change is not kept after it", async () => {
  const { cache, total, gate } = setUp();
  await total();
  cache.itemChanged();
  gate.isShut = true;
  const before = total();
  cache.itemChanged();
  gate.isShut = false;
  gate.open();
  expect(await before).toBe(2);
  expect(await total()).toBe(3);
});

it.each(["near=red", "q=blue", "like=x7Yz12abQwKL"])("[QLT-6] a search, %s, is not kept", async (search) => {
  const { total } = setUp();
  expect([await total(search), await total(search)]).toEqual([1, 2]);
});

it("[PLT-7] whoever has written or seen something newer gets a list of their own", async () => {
  const { total } = setUp();
  expect(await total()).toBe(1);
  const seen = createReadScope(7n);
  expect(await runInReadScope(seen, () => total())).toBe(2);
  const written = createReadScope(0n);
  written.hasWritten = true;
  expect(await runInReadScope(written, () => total())).toBe(3);
  expect(await total()).toBe(1);
});

it("[QLT-6] a failed reading is not kept", async () => {
  let times = 0;
  const cache = createListCache({
    reads: {} as Database,
    clock: () => 0,
    read: async () => {
      times += 1;
      if (times === 1) throw new Error("away");
      return { items: [], next: undefined, total: times };
    },
  });
  await expect(cache.listItems("palette", queryOf(""), DAY)).rejects.toThrow("away");
  expect((await cache.listItems("palette", queryOf(""), DAY)).total).toBe(2);
});
