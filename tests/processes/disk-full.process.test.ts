// The disk of the data folder is full: at the first start, under the running server, and at a later start.
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { troubleOf } from "#server/db/database-trouble.server.ts";
import { openDatabase } from "#server/db/open-database.server.ts";
import { type LoopDisk, makeLoopDisk, whyNoLoopDisk } from "./loop-disk.ts";

const SIZE_MB = 200;
const POLL = { interval: 50, timeout: 60_000 };
const reason = whyNoLoopDisk();
if (reason !== undefined) console.log(`not tested: a full disk, since ${reason}`);

describe.skipIf(reason !== undefined)("a full disk", () => {
  let disk: LoopDisk;
  let dataDir: string;
  beforeAll(() => {
    disk = makeLoopDisk(SIZE_MB);
    dataDir = path.join(disk.folder, "data");
  });
  afterAll(() => disk?.remove());

  const filler = () => path.join(disk.folder, "filler");
  /** Leaves this much, of which users other than root have less. */
  function fill(leave = 0): void {
    const { bfree, bsize } = statfsSync(disk.folder);
    const block = Buffer.alloc(2 ** 20, 1);
    try {
      for (let left = bfree * bsize - leave; left > 0; left -= block.length)
        writeFileSync(filler(), block.subarray(0, Math.min(left, block.length)), { flag: "a" });
    } catch (error) {
      expect(error).toMatchObject({ code: "ENOSPC" });
    }
  }
  const empty = () => rmSync(filler(), { force: true });

  it("[PLT-6] at the first start it is said, and with room the start succeeds", async () => {
    fill();
    await expect(openDatabase({ dataDir })).rejects.toThrow(/too little space on the disk of/);
    empty();
    await (await openDatabase({ dataDir })).close();
  });

  it("[QLT-5] under the running server a write is refused as full, reads go on, and with room it writes again", async () => {
    const { db, close } = await openDatabase({ dataDir });
    await db.execute(sql`create table filling (text text)`);
    fill(8 * 2 ** 20);
    const write = () =>
      db.execute(
        sql`insert into filling select repeat(md5(i::text), 100) from generate_series(1, 20000) as i`,
      );
    const failure = await write()
      .then(() => write())
      .then(
        () => undefined,
        (error: unknown) => error,
      );
    expect(troubleOf(failure)).toMatch(/full|away/);
    empty();
    await expect
      .poll(
        () =>
          write().then(
            () => true,
            () => false,
          ),
        POLL,
      )
      .toBe(true);
    await db.execute(sql`drop table filling`);
    await close();
  });

  it("[PLT-6] at a later start it is said, and with room the start succeeds", async () => {
    fill();
    await expect(openDatabase({ dataDir })).rejects.toThrow(/too little space on the disk of/);
    empty();
    await (await openDatabase({ dataDir })).close();
  });
});
