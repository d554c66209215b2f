import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setSave } from "#server/collections/like-save-commands.server.ts";
import { limits } from "#server/limits/limit-table.ts";
import { addItems, addUsers } from "#tests/collection-rows.ts";
import { openTestDatabase, type TestDatabase } from "#tests/test-database.ts";
import { waitFor } from "#tests/wait-for.ts";
import { rowsOf } from "./database.ts";
import { openDatabase } from "./open-database.server.ts";
import { afterCommit, MAX_TRIES, runTransaction, type Transaction } from "./run-transaction.server.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const write = (key: string) => ({ key, count: 1, resetAt: new Date() });

describe("a command's transaction", () => {
  it("[PLT-5] forty concurrent read-modify-write increments lose none", async () => {
    await opened.db.insert(limits).values({ ...write("sum"), count: 0 });
    const results = await Promise.all(
      Array.from({ length: 40 }, () =>
        runTransaction(
          opened.db,
          async (tx) => {
            const [row] = await tx.select().from(limits).where(eq(limits.key, "sum"));
            const count = (row?.count ?? 0) + 1;
            await tx.update(limits).set({ count }).where(eq(limits.key, "sum"));
            return { ok: true, count } as const;
          },
          { isolation: "serializable" },
        ),
      ),
    );
    const written = results.flatMap((result) => (result.ok ? [result.count] : []));
    expect(written.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
    const [row] = await opened.db.select().from(limits).where(eq(limits.key, "sum"));
    expect(row?.count).toBe(40);
  });

  it.each(["40P01", "40001"])(
    "[PLT-5] gives up after 25 attempts on %s, with growing delays",
    async (code) => {
      const waits: number[] = [];
      let tries = 0;
      const result = await runTransaction(
        opened.db,
        async (tx) => {
          tries += 1;
          await tx.insert(limits).values(write("never"));
          await tx.execute(sql.raw(`do $$ begin raise exception 'met' using errcode = '${code}'; end $$`));
          return { ok: true } as const;
        },
        { wait: async (ms) => void waits.push(ms), random: () => 1 },
      );
      expect(result).toEqual({ ok: false, reason: "maxretry" });
      expect(tries).toBe(MAX_TRIES);
      expect(waits).toHaveLength(MAX_TRIES - 1);
      expect(waits).toEqual(waits.toSorted((a, b) => a - b));
      expect(await opened.db.$count(limits, eq(limits.key, "never"))).toBe(0);
    },
  );

  it("[PLT-5] writes nothing if the command refuses, and passes on errors other than conflicts", async () => {
    const refused = await runTransaction(opened.db, async (tx) => {
      await tx.insert(limits).values(write("undone"));
      return { ok: false, reason: "nodata" } as const;
    });
    expect(refused).toEqual({ ok: false, reason: "nodata" });
    const thrown = runTransaction(opened.db, async (tx) => {
      await tx.insert(limits).values(write("broken"));
      throw new Error("broken");
    });
    await expect(thrown).rejects.toThrow("broken");
    expect(await opened.db.$count(limits, sql`${limits.key} in ('undone', 'broken')`)).toBe(0);
  });

  it("[PLT-5] runs afterCommit once, after the commit, however many attempts it took", async () => {
    const seen: string[] = [];
    let tries = 0;
    await runTransaction(
      opened.db,
      async (tx) => {
        tries += 1;
        afterCommit(tx, () => seen.push(`try ${tries}`));
        if (tries < 3) await tx.execute(sql`do $$ begin raise exception using errcode = '40P01'; end $$`);
        expect(seen).toEqual([]);
        return { ok: true } as const;
      },
      { wait: async () => undefined },
    );
    expect(seen).toEqual(["try 3"]);
    afterCommit(opened.db, () => seen.push("outside"));
    expect(seen).toEqual(["try 3", "outside"]);
  });
});

/**
 * Three transactions wait for each other. `holder` locks the item, for which the save waits while it locks the
 * person. `other` locks the table of saves, and waits for the person. When `holder` releases the item, the save waits
 * for the table, and the deadlock is complete. PostgreSQL ends the save, because `other` checks for deadlocks only
 * after a minute.
 */
describe("a real command", () => {
  it("[PLT-5] that meets a deadlock is retried and succeeds", async () => {
    const { db } = opened;
    const [[person = ""], [itemId = ""]] = await Promise.all([addUsers(db, 1), addItems(db, 1)]);
    const statements: string[] = [];
    const watched = await openDatabase(
      { databaseUrl: opened.url },
      { logQuery: (statement) => void statements.push(statement) },
    );
    statements.length = 0;

    const holder = heldTransaction((tx) =>
      tx.execute(sql`select 1 from items where id = ${itemId} for update`),
    );
    await holder.isHeld;
    const saving = setSave(watched.db, person, itemId, true);
    await waiting(1);
    const other = heldTransaction(async (tx) => {
      await tx.execute(sql`set local deadlock_timeout = '60s'`);
      await tx.execute(sql`lock table saves in exclusive mode`);
      await tx.execute(sql`select 1 from users where id = ${person} for update`);
    });
    await waiting(2);
    holder.release();
    // Resolves only because the save has failed and released its lock on the person.
    await other.isHeld;
    other.release();
    expect(await saving).toEqual({ ok: true, isSaved: true });
    // The second attempt may meet the same deadlock, if it takes its first lock before the other transaction does.
    const failed = statements.filter((statement) => statement === "rollback").length;
    expect(failed).toBeGreaterThanOrEqual(1);
    expect(statements.filter((statement) => statement.startsWith("begin"))).toHaveLength(failed + 1);
    await Promise.all([holder.ended, other.ended, watched.close()]);
  });

  /** A transaction that holds its locks until it is released. */
  function heldTransaction(take: (tx: Transaction) => Promise<unknown>) {
    const held = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const ended = opened.db.transaction(async (tx) => {
      await take(tx);
      held.resolve();
      await released.promise;
    });
    return { isHeld: held.promise, release: released.resolve, ended };
  }

  async function waiting(count: number): Promise<void> {
    await waitFor(async () => {
      const [row] = rowsOf(
        await opened.db.execute(
          sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      );
      expect(row?.["n"]).toBe(count);
    });
  }
});
