import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { openDatabase } from "#server/db/open-database.server.ts";
import { items } from "#server/library/item-table.ts";
import { addItems } from "#tests/collection-rows.ts";
import { likes } from "./collection-tables.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "tincture-likes-"));
const script = path.resolve("tests/processes/like-until-killed.ts");
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts the process; resolves with whose likes it acknowledged after it was killed. */
function likeAndKill(itemId: string, stopAfter: number): Promise<string[]> {
  const child = spawn(process.execPath, [script, dataDir, itemId], { stdio: ["ignore", "pipe", "inherit"] });
  const acknowledged: string[] = [];
  let rest = "";
  child.stdout.on("data", (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split("\n");
    rest = lines.pop() ?? "";
    acknowledged.push(...lines);
    if (acknowledged.length >= stopAfter) child.kill("SIGKILL");
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", () => resolve(acknowledged));
  });
}

it("[LIB-5] [QLT-5] acknowledged likes survive a killed process, and the count is that of the likes", async () => {
  const first = await openDatabase({ dataDir });
  const [itemId = ""] = await addItems(first.db, 1);
  await first.close();
  const all: string[] = [];
  for (let round = 0; round < 4; round += 1) {
    const acknowledged = await likeAndKill(itemId, 20 + round * 7);
    expect(acknowledged.length).toBeGreaterThanOrEqual(20);
    all.push(...acknowledged);
  }
  const { db, close } = await openDatabase({ dataDir });
  const kept = new Set(
    (await db.select().from(likes).where(eq(likes.itemId, itemId))).map(({ userId }) => userId),
  );
  expect(all.filter((userId) => !kept.has(userId))).toEqual([]);
  const [row] = await db.select({ likeCount: items.likeCount }).from(items).where(eq(items.id, itemId));
  expect(row?.likeCount).toBe(kept.size);
  await close();
}, 200_000);
