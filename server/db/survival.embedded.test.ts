import { rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { feedback } from "#server/feedback/feedback-table.ts";
import { KILL_ROUNDS, linesUntilKilled } from "#tests/processes/until-killed.ts";
import { copiedDataDirectory } from "#tests/test-database.ts";
import { DataDirectoryInUse } from "./data-lock.ts";
import { openDatabase } from "./open-database.server.ts";

const script = path.resolve("tests/processes/insert-until-killed.ts");
let dataDir: string;
beforeAll(() => {
  dataDir = copiedDataDirectory();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe("the embedded database", () => {
  it("[QLT-5] loses nothing acknowledged when the process is killed repeatedly", async () => {
    const all: string[] = [];
    for (let round = 0; round < KILL_ROUNDS; round += 1) {
      const acknowledged = await linesUntilKilled(script, [dataDir, String(round * 100_000)], 15 + round);
      expect(acknowledged.length).toBeGreaterThanOrEqual(15);
      all.push(...acknowledged);
    }
    const { db, close } = await openDatabase({ dataDir });
    const storedIds = new Set(
      (await db.select({ message: feedback.message }).from(feedback)).map((row) => row.message),
    );
    expect(all.filter((number) => !storedIds.has(`message ${number}`))).toEqual([]);
    await close();
  });

  it("[PLT-6] rejects a second process on the same directory, with a message", async () => {
    const first = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toThrow(DataDirectoryInUse);
    await expect(openDatabase({ dataDir })).rejects.toThrow("Another Tincture uses the data directory");
    await first.close();
    const again = await openDatabase({ dataDir });
    await again.close();
  });

  it("[PLT-6] is created in an empty folder, with its tables", async () => {
    const empty = `${dataDir}-new`;
    const { db, kind, close } = await openDatabase({ dataDir: empty });
    expect([kind, await db.$count(feedback)]).toEqual(["embedded", 0]);
    await close();
    rmSync(empty, { recursive: true });
  });
});
