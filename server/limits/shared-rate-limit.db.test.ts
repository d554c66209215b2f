import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { OpenedDatabase } from "#server/db/database.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { rateBuckets } from "./limit-table.ts";
import { createSharedLimit, deleteFullBuckets, type SharedLimit } from "./shared-rate-limit.server.ts";

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

let nowMs: number;
beforeEach(async () => {
  nowMs = Date.UTC(2026, 10, 23);
  await opened.db.delete(rateBuckets);
});
const instance = (perSecond: number): SharedLimit =>
  createSharedLimit(opened.db, {
    perSecond,
    maxKeys: 100,
    clock: () => nowMs,
    now: () => sql`to_timestamp(${nowMs / 1000})`,
  });

it("[PLT-6] three instances hold a limit of 60 a second within 5 %, in whatever order they are asked", async () => {
  const instances = [instance(60), instance(60), instance(60)];
  const seconds = 8;
  let allowed = 0;
  let turn = 0;
  // 300 requests a second, unevenly over the instances.
  for (let tick = 0; tick < seconds * 100; tick += 1) {
    for (let request = 0; request < 3; request += 1) {
      turn = (turn * 7 + 3 + request) % 11;
      if ((await instances[turn % 3]?.take("203.0.113.9")) === 0) allowed += 1;
    }
    nowMs += 10;
  }
  const expected = 60 + seconds * 60;
  expect(allowed / expected).toBeGreaterThan(0.95);
  expect(allowed / expected).toBeLessThan(1.05);
});

it("[PLT-6] concurrent requests of all instances get the tokens of one bucket", async () => {
  const instances = [instance(60), instance(60), instance(60)];
  const waits = await Promise.all(
    Array.from({ length: 600 }, async (_, index) => instances[index % 3]?.take("a")),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(60);
  expect(Math.max(...waits.map(Number))).toBeLessThanOrEqual(1000 / 60 + 1);
});

it("[PLT-6] after the wait that a refusal names, a request is allowed", async () => {
  const limit = instance(2);
  expect([await limit.take("b"), await limit.take("b")]).toEqual([0, 0]);
  const wait = await limit.take("b");
  expect(wait).toBeGreaterThan(0);
  nowMs += wait;
  expect(await limit.take("b")).toBe(0);
  expect(await limit.take("another")).toBe(0);
});

it("[PLT-6] buckets that are full again are deleted", async () => {
  await createSharedLimit(opened.db, { perSecond: 9, maxKeys: 9, clock: Date.now }).take("running");
  await instance(9).take("full");
  await deleteFullBuckets(opened.db);
  expect(await opened.db.select({ key: rateBuckets.key }).from(rateBuckets)).toEqual([{ key: "running" }]);
});
