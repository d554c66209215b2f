import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { feedback } from "#server/feedback/feedback-table.ts";
import { copiedDataDirectory } from "#tests/test-database.ts";
import { DataDirectoryInUse } from "./data-lock.ts";
import { openDatabase } from "./open-database.server.ts";

let dataDir: string;
beforeAll(() => {
  dataDir = copiedDataDirectory();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe("the data directory of the embedded database", () => {
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
