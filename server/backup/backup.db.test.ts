import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sessions, verifications } from "#server/auth/auth-tables.ts";
import { type Database, type OpenedDatabase, rowsOf } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open-database.server.ts";
import { feedback } from "#server/feedback/feedback-table.ts";
import { files as fileTable } from "#server/files/file-table.ts";
import { jobs } from "#server/jobs/job-table.ts";
import { queueMail } from "#server/mail/mail-commands.server.ts";
import { folderStore } from "#server/storage/folder-store.ts";
import { addItems, addUsers } from "#tests/collection-rows.ts";
import { addSubscription } from "#tests/subscription-rows.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { BackupProblem, openBackup, writeLines } from "./backup-lines.ts";
import { migrationNames } from "./migration-names.ts";
import { checkBackup, restoreBackup } from "./restore-backup.server.ts";
import { tablesInOrder } from "./table-order.server.ts";
import { type BackupCount, writeBackup } from "./write-backup.server.ts";

const folder = mkdtempSync(path.join(tmpdir(), "tincture-backup-"));
const at = (name: string) => path.join(folder, name);
const PHOTO = Uint8Array.from([1, 2, 3, 250, 0, 255]);
const Identified = v.object({ id: v.union([v.string(), v.number()]) });
const source = folderStore(at("source"));

/** All rows of all tables as text, in an order that does not depend on the storage. */
async function everything(db: Database): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of await tablesInOrder(db)) {
    const rows = rowsOf(
      await db.execute(sql`select to_jsonb(t)::text as row from ${sql.identifier(table)} t`),
    );
    found[table] = rows.map((row) => String(row["row"])).toSorted();
  }
  return found;
}
const restored = async (into: OpenedDatabase, file: string, isReplacing = false) => {
  const store = folderStore(at("restored"));
  return { store, count: await restoreBackup({ db: into.db, files: store, isReplacing }, file) };
};

interface Made {
  readonly file: string;
  readonly kept: Record<string, string[]>;
  readonly keptJobs: readonly string[];
  readonly written: BackupCount;
}

/** The backup of a database of people, items, files and mails, beside the library or without it. */
async function made(content: "empty" | "seeded"): Promise<Made> {
  const opened = await openTestDatabase(content);
  const { db } = opened;
  const [ada = "", ben = ""] = await addUsers(db, 2);
  await addItems(db, 450, { ownerId: ada, title: "Grüße, „Welt“ \u{1f3a8}\n\\ '; drop table" });
  await addSubscription(db, ben, "trialing");
  await db.insert(feedback).values({ kind: "help", userId: ada, topic: "other", message: "x" });
  await db
    .insert(fileTable)
    .values({ key: "u/a/photo.webp", userId: ada, purpose: "avatar", bytes: PHOTO.length });
  const next = new Date(Date.now() + 60_000);
  await db.insert(sessions).values({ id: "s1", token: "t1", userId: ada, expiresAt: next });
  await db.insert(verifications).values({ id: "v1", identifier: "reset", value: "x", expiresAt: next });
  await queueMail(db, { recipient: "sent@x.test", kind: "reset-password", vars: {} });
  await db.update(jobs).set({ doneAt: new Date() });
  const keptJobs = (await everything(db))["jobs"] ?? [];
  await queueMail(db, {
    recipient: "waits@x.test",
    kind: "reset-password",
    vars: { url: "https://x.test/1" },
  });
  const kept = await everything(db);
  const file = at(`${content}.backup`);
  const written = await writeBackup({ db, files: source, secret: "a key of the folder" }, file);
  await opened.close();
  return { file, kept, keptJobs, written };
}

/** Without the library, whose thousands of rows are restored once. */
let small: Made;
beforeAll(async () => {
  await source.put("u/a/photo.webp", PHOTO);
  small = await made("empty");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("[PLT-7] everything comes back as it was, and the files, but no session, no mailed link and no mail that waited", async () => {
  const { file, kept, keptJobs, written } = await made("seeded");
  expect(written).toEqual({ rows: Object.values(kept).flat().length, files: 1 });
  expect(kept["items"]?.length).toBeGreaterThan(1_450);
  const other = await openTestDatabase();
  const { store, count } = await restored(other, file);
  expect(await everything(other.db)).toEqual({ ...kept, sessions: [], verifications: [], jobs: keptJobs });
  expect(await store.get("u/a/photo.webp")).toEqual(PHOTO);
  expect(count.files).toBe(1);
  expect(await checkBackup(file)).toMatchObject({ secret: "a key of the folder" });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await other.close();
});

it("[PLT-7] a database with something in it is refused, and replaced only when that is said", async () => {
  const other = await openTestDatabase();
  await addUsers(other.db, 1);
  const before = await everything(other.db);
  await expect(restored(other, small.file)).rejects.toThrow("not empty");
  expect(await everything(other.db)).toEqual(before);
  await restored(other, small.file, true);
  expect((await everything(other.db))["users"]).toEqual(small.kept["users"]);
  await other.close();
});

it("[PLT-7] [QLT-5] what is damaged, cut, strange or of another version changes nothing", async () => {
  const packed = readFileSync(small.file);
  const text = gunzipSync(packed).toString();
  const lines = text.trimEnd().split("\n");
  const newest = migrationNames().at(-1);
  const swap = (from: string, to: string) => gzipSync(text.replace(from, to));
  const cases: Record<string, Buffer> = {
    empty: Buffer.alloc(0),
    "no archive": Buffer.from("hello"),
    "another archive": gzipSync("hello\n"),
    "cut compressed": packed.subarray(0, packed.length - 20),
    "without its end": gzipSync(`${lines.slice(0, -1).join("\n")}\n`),
    "without a line": gzipSync(`${lines.toSpliced(2, 1).join("\n")}\n`),
    "one letter changed": swap("Grüße", "Grusse"),
    "a flipped byte": Buffer.from(packed.map((byte, index) => (index === 4_000 ? byte ^ 1 : byte))),
    "a newer version": swap(`"${newest}"`, `"${newest}","9999_later"`),
  };
  const other = await openTestDatabase();
  const before = await everything(other.db);
  for (const [what, bytes] of Object.entries(cases)) {
    writeFileSync(at("bad.backup"), bytes);
    await expect(restored(other, at("bad.backup"), true), what).rejects.toThrow(BackupProblem);
  }
  await expect(restored(other, at("nowhere"), true)).rejects.toThrow("no such file");
  expect(await everything(other.db)).toEqual(before);
  await other.close();
});

it("[PLT-7] a restore is refused as long as a server answers from the database", async () => {
  const other = await openTestDatabase();
  const server = await openDatabase({ databaseUrl: other.url, isServer: true });
  const before = await everything(other.db);
  await expect(restored(other, small.file, true)).rejects.toThrow("The server is running");
  expect(await everything(other.db)).toEqual(before);
  await server.close();
  await restored(other, small.file);
  await other.close();
});

it("[PLT-7] a backup of an older version is restored, with what migrations since then make of it", async () => {
  const older = at("older.backup");
  const { head, parts } = await openBackup(small.file);
  const writer = writeLines({ ...head, migrations: head.migrations.slice(0, -1) });
  const lines = [writer.first];
  for await (const part of parts) lines.push(writer.line(part));
  writeFileSync(older, gzipSync([...lines, writer.end()].join("")));
  const other = await openTestDatabase();
  const { store, count } = await restored(other, older);
  // The newest migration may have filled columns of its own; the rows are the same.
  const idsIn = (rows: readonly string[] = []) =>
    rows
      .map((row) => v.parse(Identified, JSON.parse(row)).id)
      .toSorted((a, b) => String(a).localeCompare(String(b)));
  const now = await everything(other.db);
  for (const table of ["users", "items", "feedback"])
    expect(idsIn(now[table])).toEqual(idsIn(small.kept[table]));
  expect([now["sessions"], now["verifications"]]).toEqual([[], []]);
  expect(now["jobs"]).toEqual(expect.arrayContaining([...small.keptJobs]));
  expect(await store.get("u/a/photo.webp")).toEqual(PHOTO);
  expect(count.files).toBe(1);
  await other.close();
});

it("[PLT-7] a restore that fails in the middle leaves what was there", async () => {
  const other = await openTestDatabase();
  await addUsers(other.db, 1);
  const before = await everything(other.db);
  const failing = { ...folderStore(at("failing")), put: () => Promise.reject(new Error("disk full")) };
  await expect(
    restoreBackup({ db: other.db, files: failing, isReplacing: true }, small.file),
  ).rejects.toThrow("disk full");
  expect(await everything(other.db)).toEqual(before);
  await other.close();
});
