import { rmSync } from "node:fs";
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { customers } from "#server/account/subscription-tables.ts";
import { openDatabase } from "#server/db/open-database.server.ts";
import { jobs } from "#server/jobs/job-table.ts";
import { addUsers } from "#tests/collection-rows.ts";
import { KILL_ROUNDS, linesUntilKilled } from "#tests/processes/until-killed.ts";
import { copiedDataDirectory } from "#tests/test-database.ts";
import { billingEvents } from "./billing-tables.ts";
import { RECONCILE } from "./event-commands.server.ts";

const script = path.resolve("tests/processes/pay-until-killed.ts");
const CUSTOMER = "cus_of_the_test";
let dataDir: string;
beforeAll(() => {
  dataDir = copiedDataDirectory();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it("[SUB-3] a process that is killed loses no answered event, and each event has exactly one job", async () => {
  const first = await openDatabase({ dataDir });
  const [userId = ""] = await addUsers(first.db, 1);
  await first.db.insert(customers).values({ id: CUSTOMER, userId });
  await first.close();
  const answered: string[] = [];
  for (let round = 0; round < KILL_ROUNDS; round += 1)
    answered.push(...(await linesUntilKilled(script, [dataDir, CUSTOMER, String(round)], 20 + round * 7)));
  expect(answered.length).toBeGreaterThanOrEqual(20 * KILL_ROUNDS);
  const { db, close } = await openDatabase({ dataDir });
  const stored = (await db.select({ id: billingEvents.id }).from(billingEvents)).map(({ id }) => id);
  expect(answered.filter((id) => !stored.includes(id))).toEqual([]);
  expect(await db.$count(jobs, eq(jobs.kind, RECONCILE.name))).toBe(stored.length);
  await close();
});
