import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenedDatabase } from "#server/db/database.ts";
import { feedback } from "#server/feedback/feedback-table.ts";
import { items } from "#server/library/item-table.ts";
import { openTestDatabase } from "./test-database.ts";

let one: OpenedDatabase;
let other: OpenedDatabase;
beforeAll(async () => {
  one = await openTestDatabase();
  other = await openTestDatabase("seeded");
});
afterAll(async () => {
  await one.close();
  await other.close();
});

it("shares nothing with another copy of the same template", async () => {
  const again = await openTestDatabase();
  await one.db.insert(feedback).values({ kind: "idea", message: "only here" });
  expect([await one.db.$count(feedback), await again.db.$count(feedback)]).toEqual([1, 0]);
  await again.close();
});

it("is empty, or holds the library's seed data", async () => {
  expect(await one.db.$count(items)).toBe(0);
  expect(await other.db.$count(items)).toBeGreaterThan(1000);
});
