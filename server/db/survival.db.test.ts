import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { feedback } from "#server/feedback/feedback-table.ts";
import { DataDirectoryInUse } from "./data-lock.ts";
import { openDatabase } from "./open-database.server.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "tincture-survival-"));
const script = path.resolve("tests/processes/insert-until-killed.ts");
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts the writer; resolves with the numbers it acknowledged after it was killed at its `stopAfter`th. */
function writeAndKill(from: number, stopAfter: number): Promise<number[]> {
  const child: ChildProcess = spawn(process.execPath, [script, dataDir, String(from)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const acknowledged: number[] = [];
  let rest = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split("\n");
    rest = lines.pop() ?? "";
    acknowledged.push(...lines.map(Number));
    if (acknowledged.length >= stopAfter) child.kill("SIGKILL");
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", () => resolve(acknowledged));
  });
}

describe("the embedded database", () => {
  it("[QLT-5] loses nothing acknowledged when the process is killed, ten times", async () => {
    const all: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const acknowledged = await writeAndKill(all.length * 1000 + round * 100_000, 15 + round);
      expect(acknowledged.length).toBeGreaterThanOrEqual(15);
      all.push(...acknowledged);
    }
    const { db, close } = await openDatabase({ dataDir });
    const kept = new Set(
      (await db.select({ message: feedback.message }).from(feedback)).map((row) => row.message),
    );
    expect(all.filter((number) => !kept.has(`message ${number}`))).toEqual([]);
    await close();
  }, 400_000);

  it("[PLT-6] refuses a second process on the same directory, in words", async () => {
    const first = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toThrow(DataDirectoryInUse);
    await expect(openDatabase({ dataDir })).rejects.toThrow("Another Tincture uses the data directory");
    await first.close();
    const again = await openDatabase({ dataDir });
    await again.close();
  });
});
