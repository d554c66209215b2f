import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenedDatabase } from "#server/db/database.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { deleteOverLimits, returnLimit, takeLimit } from "./limit-commands.server.ts";
import { limits } from "./limit-table.ts";

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const keys = async () => (await opened.db.select().from(limits)).map(({ key }) => key).toSorted();

it("[QLT-5] [S9] rows whose window has ended are deleted, the others stay", async () => {
  await takeLimit(opened.db, "over", 5, 60);
  await takeLimit(opened.db, "running", 5, 60);
  await opened.db
    .update(limits)
    .set({ resetAt: sql`now() - interval '1 second'` })
    .where(eq(limits.key, "over"));
  await deleteOverLimits(opened.db);
  expect(await keys()).toEqual(["running"]);
  await opened.db.delete(limits);
});

it("[QLT-5] [S9] a use that is returned leaves no row behind if it was the only one", async () => {
  await takeLimit(opened.db, "once", 5, 60);
  await returnLimit(opened.db, "once");
  expect(await keys()).toEqual([]);
  await takeLimit(opened.db, "twice", 5, 60);
  await takeLimit(opened.db, "twice", 5, 60);
  await returnLimit(opened.db, "twice");
  expect(await opened.db.select().from(limits)).toMatchObject([{ key: "twice", count: 1 }]);
});
