// A power cut under the running server. ROUNDS=20 tests more thoroughly; POWER_CUT_CONTROL=1 shows that the cut loses
// writes of a database that does not wait for the disk, so that the test can fail.

import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startEmbedded } from "#server/db/embedded/embedded-server.ts";
import { isAlive } from "#server/db/embedded/folder-owner.ts";
import { createLog } from "#server/log.ts";
import { IS_EXHAUSTIVE } from "#tests/exhaustive.ts";
import { type LoopDisk, makeLoopDisk, whyNoLoopDisk } from "./loop-disk.ts";
import { serverPid, startWriter, storedMessages, type Writer } from "./writer.ts";

const ROUNDS = Number(process.env.ROUNDS ?? (IS_EXHAUSTIVE ? 20 : 2));
if (!(ROUNDS >= 1)) throw new Error(`ROUNDS must be a number from 1 on, not ${process.env.ROUNDS}`);
const SIZE_MB = 512;
/** So many messages before the cut; the rounds take them in turn. At 0 the server is cut as soon as it has opened. */
const WRITES = [40, 0, 400, 1, 1500];
const POLL = { interval: 10, timeout: 60_000 };

const reason = whyNoLoopDisk();
if (reason !== undefined) console.log(`not tested: a power cut, since ${reason}`);

describe.skipIf(reason !== undefined)("a power cut", () => {
  let disk: LoopDisk;
  let dataDir: string;
  beforeAll(() => {
    disk = makeLoopDisk(SIZE_MB);
    dataDir = path.join(disk.folder, "data");
  });
  afterAll(() => disk?.remove());

  /** Cuts the power, ends what ran, and starts the machine again. */
  async function cut(writer: Writer): Promise<void> {
    const pid = serverPid(dataDir);
    disk.cut();
    await writer.end("SIGKILL");
    if (isAlive(pid)) process.kill(pid, "SIGKILL");
    await expect.poll(() => isMountable(), POLL).toBe(true);
  }
  function isMountable(): boolean {
    try {
      disk.mountAgain();
      return true;
    } catch {
      return false; // A process has not ended yet.
    }
  }

  it.each(
    Array.from({ length: ROUNDS }, (_, round) => ({ round, writes: WRITES[round % WRITES.length] ?? 0 })),
  )(
    "[QLT-5] [PLT-6] round $round, after $writes writes: it opens, and nothing acknowledged is lost",
    async ({ round, writes }) => {
      const writer = startWriter(dataDir, `round-${round}`);
      await expect.poll(() => writer.lines()[0], POLL).toBe("opened");
      await writer.writes(writes);
      await cut(writer);
      const stored = await storedMessages(dataDir);
      expect(writer.acknowledged().filter((message) => !stored.has(message))).toEqual([]);
      expect(writer.acknowledged().length).toBeGreaterThanOrEqual(writes);
    },
  );

  it("[PLT-6] right after a stop in order: it opens, and nothing is lost", async () => {
    const writer = startWriter(dataDir, "stopped");
    await writer.writes(40);
    await writer.end("SIGTERM");
    disk.cut();
    await expect.poll(() => isMountable(), POLL).toBe(true);
    const stored = await storedMessages(dataDir);
    expect(writer.acknowledged().filter((message) => !stored.has(message))).toEqual([]);
  });

  it.runIf(process.env.POWER_CUT_CONTROL === "1")(
    "loses what a server without fsync acknowledged",
    async () => {
      const server = await startEmbedded(dataDir, {
        log: createLog(),
        onRestart: () => undefined,
        settings: { fsync: "off" },
      });
      const pid = serverPid(dataDir);
      const { Client } = (await import("pg")).default;
      const client = new Client({ connectionString: server.url });
      client.on("error", () => undefined);
      await client.connect();
      for (let count = 0; count < 400; count += 1)
        await client.query("insert into feedback (kind, message) values ('idea', $1)", [`control ${count}`]);
      disk.cut();
      process.kill(pid, "SIGKILL");
      await server.stop();
      await expect.poll(() => isMountable(), POLL).toBe(true);
      const stored = await storedMessages(dataDir).catch(() => new Set<string>());
      expect([...stored].filter((message) => message.startsWith("control "))).not.toHaveLength(400);
    },
  );
});
