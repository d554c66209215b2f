import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { limits } from "#server/limits/limit-table.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import type { OpenedDatabase } from "./database.ts";
import { MAX_TRIES, runTransaction } from "./run-transaction.server.ts";

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

it("[PLT-5] forty increments at once, each read and written back, lose none", async () => {
  await opened.db.insert(limits).values({ key: "sum", count: 0, resetAt: new Date() });
  const results = await Promise.all(
    Array.from({ length: 40 }, () =>
      runTransaction(opened.db, async (tx) => {
        const [row] = await tx.select().from(limits).where(eq(limits.key, "sum"));
        const count = (row?.count ?? 0) + 1;
        await tx.update(limits).set({ count }).where(eq(limits.key, "sum"));
        return count;
      }),
    ),
  );
  const written = results.flatMap((result) => (result.ok ? [result.value] : []));
  expect(written).toHaveLength(40);
  expect(written.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  const [row] = await opened.db.select().from(limits).where(eq(limits.key, "sum"));
  expect(row?.count).toBe(40);
});

it("[PLT-5] gives up after 25 tries, waiting longer between them", async () => {
  const waits: number[] = [];
  let tries = 0;
  const result = await runTransaction(
    opened.db,
    async (tx) => {
      tries += 1;
      await tx.execute(sql`do $$ begin raise exception 'met' using errcode = '40P01'; end $$`);
      return tries;
    },
    { wait: async (ms) => void waits.push(ms), random: () => 1 },
  );
  expect(result).toEqual({ ok: false, reason: "maxretry" });
  expect(tries).toBe(MAX_TRIES);
  expect(waits).toHaveLength(MAX_TRIES - 1);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
});

it("[PLT-5] writes nothing when there is nothing to do, and passes on what is no conflict", async () => {
  const write = (key: string) => ({ key, count: 1, resetAt: new Date() });
  const nothing = await runTransaction(opened.db, async (tx) => {
    await tx.insert(limits).values(write("undone"));
    return undefined;
  });
  expect(nothing).toEqual({ ok: false, reason: "nodata" });
  const thrown = runTransaction(opened.db, async (tx) => {
    await tx.insert(limits).values(write("broken"));
    throw new Error("broken");
  });
  await expect(thrown).rejects.toThrow("broken");
  expect(await opened.db.$count(limits, sql`${limits.key} in ('undone', 'broken')`)).toBe(0);
});
