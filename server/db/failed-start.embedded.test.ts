import { rmSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { copiedDataDirectory } from "#tests/test-database.ts";
import { lockDataDirectory } from "./data-lock.ts";
import { openDatabase } from "./open-database.server.ts";

const dataDir = copiedDataDirectory();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it("[PLT-6] a migration that fails leaves neither the lock nor the database open", async () => {
  const { db, close } = await openDatabase({ dataDir });
  // The first migration runs again, and creates tables that exist.
  await db.execute(sql`drop schema drizzle cascade`);
  await close();
  // Would be "in use" the second time if the lock was still held.
  for (let start = 0; start < 2; start += 1)
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({
      cause: { message: expect.stringContaining("already exists") },
    });
  await (await lockDataDirectory(dataDir))();
});
