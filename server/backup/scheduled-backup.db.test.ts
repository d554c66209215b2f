import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Database, OpenedDatabase } from "#server/db/database.ts";
import { createLog } from "#server/log.ts";
import { openBlobStore } from "#server/storage/open-blob-store.ts";
import { addUsers } from "#tests/collection-rows.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { checkBackup } from "./restore-backup.server.ts";
import { backUpIfDue } from "./scheduled-backup.server.ts";

const HOUR_MS = 3_600_000;
const START_MS = Date.UTC(2026, 10, 27, 3, 0, 0);

let opened: OpenedDatabase;
let place: string;
let folder: string;
const lines: string[] = [];
const log = createLog((line) => lines.push(line));
beforeAll(async () => {
  opened = await openTestDatabase();
  await addUsers(opened.db, 3);
  place = await mkdtemp(path.join(tmpdir(), "tincture-backups-"));
});
let made = 0;
beforeEach(() => {
  lines.length = 0;
  folder = path.join(place, `backups-${(made += 1)}`);
});
afterAll(async () => {
  await opened.close();
  await rm(place, { recursive: true });
});

const runAt = (ms: number, given: { count?: number; folder?: string } = {}) => {
  const files = openBlobStore(undefined, place);
  const parts = { db: opened.db, files, secret: undefined, log, clock: () => ms };
  return backUpIfDue(parts, { folder: given.folder ?? folder, everyHours: 24, count: given.count ?? 3 });
};

it("[PLT-6] a backup is written every so many hours, whole and for its owner alone", async () => {
  await runAt(START_MS);
  await runAt(START_MS + 23 * HOUR_MS);
  expect(await readdir(folder)).toEqual(["tincture-2026-11-27T03-00-00Z.backup"]);
  await runAt(START_MS + 24 * HOUR_MS);
  const names = (await readdir(folder)).toSorted();
  expect(names).toHaveLength(2);
  const newest = path.join(folder, names.at(-1) ?? "");
  expect((await checkBackup(newest)).migrations.length).toBeGreaterThan(10);
  expect((await stat(newest)).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(["backup written", "backup written"]);
});

it("[PLT-6] the newest are kept, and nothing goes that is not one of them", async () => {
  await runAt(START_MS);
  const others = [
    "notes.txt",
    "mine.backup",
    "tincture-old.backup",
    "tincture-2020-01-01T00-00-00Z.backup.txt",
  ];
  for (const name of others) await writeFile(path.join(folder, name), "");
  await writeFile(path.join(folder, "tincture-2026-11-26T03-00-00Z.backup.part"), "half");
  for (let day = 1; day < 5; day += 1) await runAt(START_MS + day * 24 * HOUR_MS);
  expect((await readdir(folder)).toSorted()).toEqual(
    [
      ...others,
      ...["29", "30"].map((day) => `tincture-2026-11-${day}T03-00-00Z.backup`),
      "tincture-2026-12-01T03-00-00Z.backup",
    ].toSorted(),
  );
});

it("[PLT-6] of several instances one writes", async () => {
  await Promise.all(Array.from({ length: 4 }, () => runAt(START_MS)));
  expect(await readdir(folder)).toHaveLength(1);
  expect(lines).toHaveLength(1);
});

it("[PLT-6] one that fails is an error of the log, deletes nothing, and is tried again", async () => {
  await runAt(START_MS, { count: 1 });
  const broken = {
    db: opened.db,
    files: openBlobStore(undefined, place),
    secret: undefined,
    log,
    clock: () => START_MS + 48 * HOUR_MS,
  };
  const failing = { ...broken, db: new Proxy<Database>(opened.db, { get: refuseTransactions }) };
  await backUpIfDue(failing, { folder, everyHours: 24, count: 1 });
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({
    level: "error",
    event: "the backup was not written",
  });
  expect(await readdir(folder)).toEqual(["tincture-2026-11-27T03-00-00Z.backup"]);
  await backUpIfDue(broken, { folder, everyHours: 24, count: 1 });
  expect(await readdir(folder)).toEqual(["tincture-2026-11-29T03-00-00Z.backup"]);
});

function refuseTransactions(target: object, name: string | symbol): unknown {
  if (name === "transaction") throw new Error("no space left");
  return Reflect.get(target, name, target);
}
