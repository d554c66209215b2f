import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customers } from "#server/account/subscription-tables.ts";
import { billingEvents } from "#server/billing/billing-tables.ts";
import { RECONCILE } from "#server/billing/event-commands.server.ts";
import { likes } from "#server/collections/collection-tables.ts";
import type { OpenedDatabase } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open-database.server.ts";
import { feedback } from "#server/feedback/feedback-table.ts";
import { jobs } from "#server/jobs/job-table.ts";
import { items } from "#server/library/item-table.ts";
import { addItems, addUsers } from "#tests/collection-rows.ts";
import { KILL_ROUNDS, linesUntilKilled } from "./until-killed.ts";

const script = path.resolve("tests/processes/write-until-killed.ts");
const CUSTOMER = "cus_of_the_test";
const MIN_LINES = 45;

describe("when the process of the embedded database is killed repeatedly", () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "tincture-survival-"));
  const lines: string[] = [];
  let itemId = "";
  let after: OpenedDatabase;
  beforeAll(async () => {
    const { db, close } = await openDatabase({ dataDir });
    [itemId = ""] = await addItems(db, 1);
    const [userId = ""] = await addUsers(db, 1);
    await db.insert(customers).values({ id: CUSTOMER, userId });
    await close();
    for (let round = 0; round < KILL_ROUNDS; round += 1)
      lines.push(
        // Killed after another kind of line each time.
        ...(await linesUntilKilled(
          script,
          [dataDir, itemId, CUSTOMER, String(round)],
          MIN_LINES + round * 10,
        )),
      );
    after = await openDatabase({ dataDir });
  });
  afterAll(async () => {
    await after.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const acknowledged = (kind: string): string[] => {
    const ofKind = lines.filter((line) => line.startsWith(`${kind}\t`));
    expect(ofKind.length).toBeGreaterThanOrEqual((KILL_ROUNDS * MIN_LINES) / 3);
    return ofKind.map((line) => line.slice(kind.length + 1));
  };

  it("[QLT-5] no acknowledged message is lost", async () => {
    const stored = (await after.db.select({ message: feedback.message }).from(feedback)).map(
      ({ message }) => message,
    );
    expect(acknowledged("message").filter((message) => !stored.includes(message))).toEqual([]);
  });

  it("[LIB-5] [QLT-5] no acknowledged like is lost, and the count equals the number of likes", async () => {
    const stored = (await after.db.select().from(likes).where(eq(likes.itemId, itemId))).map(
      ({ userId }) => userId,
    );
    expect(acknowledged("like").filter((userId) => !stored.includes(userId))).toEqual([]);
    const [row] = await after.db
      .select({ likeCount: items.likeCount })
      .from(items)
      .where(eq(items.id, itemId));
    expect(row?.likeCount).toBe(stored.length);
  });

  it("[SUB-3] no answered event is lost, and each has exactly one job", async () => {
    const stored = (await after.db.select({ id: billingEvents.id }).from(billingEvents)).map(({ id }) => id);
    expect(acknowledged("event").filter((id) => !stored.includes(id))).toEqual([]);
    expect(await after.db.$count(jobs, eq(jobs.kind, RECONCILE.name))).toBe(stored.length);
  });
});
