import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { sessions, users } from "#server/auth/auth-tables.ts";
import { addUsers } from "#tests/collection-rows.ts";
import { addSubscription } from "#tests/subscription-rows.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { waitFor } from "#tests/wait-for.ts";
import type { OpenedDatabase } from "./database.ts";
import { MAX_NOTICE_BYTES } from "./notices.ts";
import { runTransaction } from "./run-transaction.server.ts";
import { sendNotice } from "./send-notice.server.ts";

let opened: OpenedDatabase;
const account: string[] = [];
const items: string[] = [];
let missed = 0;
beforeAll(async () => {
  opened = await openTestDatabase();
  opened.notices.listen("account", {
    heard: (payload) => account.push(payload),
    missed: () => (missed += 1),
  });
  opened.notices.listen("items", { heard: (payload) => items.push(payload), missed: () => undefined });
});
afterAll(() => opened.close());

/** Waits until all notices sent so far have been received: they arrive in the order of the commits. */
async function heardAll(): Promise<void> {
  const mark = crypto.randomUUID();
  await sendNotice(opened.db, "items", mark);
  await waitFor(() => expect(items).toContain(mark));
}
beforeEach(async () => {
  await heardAll();
  account.length = 0;
});

it("[PLT-6] a notice is received after its commit, and never after a rollback", async () => {
  await runTransaction(opened.db, async (tx) => {
    await sendNotice(tx, "items", "refused");
    return { ok: false, reason: "nodata" };
  });
  await runTransaction(opened.db, async (tx) => {
    await sendNotice(tx, "items", "written");
    return { ok: true };
  });
  await heardAll();
  expect(items).toContain("written");
  expect(items).not.toContain("refused");
  const long = "x".repeat(MAX_NOTICE_BYTES + 1);
  await expect(sendNotice(opened.db, "items", long)).rejects.toThrow("too long");
});

it("[PLT-6] a change of a user, a subscription or the end of a session sends a notice about the user", async () => {
  const [ada = "", ben = ""] = await addUsers(opened.db, 2);
  const steps: (() => Promise<unknown>)[] = [
    () => addSubscription(opened.db, ada, "trialing"),
    () => opened.db.execute(sql`update subscriptions set status = 'active'`),
    () => opened.db.update(users).set({ name: "Ada" }).where(eq(users.id, ada)),
    () => opened.db.update(users).set({ banned: true }).where(eq(users.id, ada)),
    async () => {
      const row = { id: "s1", token: "t1", userId: ada, expiresAt: new Date() };
      await opened.db.insert(sessions).values(row);
      await opened.db.delete(sessions).where(eq(sessions.userId, ada));
    },
  ];
  for (const step of steps) {
    await heardAll();
    account.length = 0;
    await step();
    await heardAll();
    expect(account).toEqual([ada]);
  }
  account.length = 0;
  await opened.db.update(users).set({ lastSignInAt: new Date() }).where(eq(users.id, ben));
  await heardAll();
  expect(account).toEqual([]);
});

it("[PLT-6] after the connection has broken, notices are received again, and listeners learn that some may be lost", async () => {
  const cut = () =>
    opened.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tincture notices' and datname = current_database()`,
    );
  const before = missed;
  await cut();
  await waitFor(() => expect(missed).toBe(before + 1));
  await heardAll();
});
