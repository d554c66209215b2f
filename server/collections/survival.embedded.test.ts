import { rmSync } from "node:fs";
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "#server/db/open-database.server.ts";
import { items } from "#server/library/item-table.ts";
import { addItems } from "#tests/collection-rows.ts";
import { KILL_ROUNDS, linesUntilKilled } from "#tests/processes/until-killed.ts";
import { copiedDataDirectory } from "#tests/test-database.ts";
import { likes } from "./collection-tables.ts";

const script = path.resolve("tests/processes/like-until-killed.ts");
let dataDir: string;
beforeAll(() => {
  dataDir = copiedDataDirectory();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it("[LIB-5] [QLT-5] acknowledged likes survive a killed process, and the count equals the number of likes", async () => {
  const first = await openDatabase({ dataDir });
  const [itemId = ""] = await addItems(first.db, 1);
  await first.close();
  const all: string[] = [];
  for (let round = 0; round < KILL_ROUNDS; round += 1) {
    const acknowledged = await linesUntilKilled(script, [dataDir, itemId], 20 + round * 7);
    expect(acknowledged.length).toBeGreaterThanOrEqual(20);
    all.push(...acknowledged);
  }
  const { db, close } = await openDatabase({ dataDir });
  const storedIds = new Set(
    (await db.select().from(likes).where(eq(likes.itemId, itemId))).map(({ userId }) => userId),
  );
  expect(all.filter((userId) => !storedIds.has(userId))).toEqual([]);
  const [row] = await db.select({ likeCount: items.likeCount }).from(items).where(eq(items.id, itemId));
  expect(row?.likeCount).toBe(storedIds.size);
  await close();
});
