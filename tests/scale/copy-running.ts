/**
 * A base backup of a running server, as a replica begins with: what `pg_basebackup` does, which the packages of npm do
 * not contain, by PostgreSQL's own functions and a copy of the files.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import * as v from "valibot";

/** What belongs to the running server alone. The log is copied last. */
const LEFT_OUT = new Set(["postmaster.pid", "postmaster.opts", "pg_wal", "pg_replslot"]);
const Ended = v.tuple([v.object({ labelfile: v.string() })]);

/** The folder of its data, and how to connect to it. */
interface Source {
  readonly data: string;
  connect(): Promise<pg.Client>;
}

export async function copyRunning(from: Source, to: string): Promise<void> {
  const client = await from.connect();
  try {
    await client.query("select pg_backup_start('copy', true)");
    mkdirSync(to, { mode: 0o700 });
    for (const name of readdirSync(from.data))
      if (!LEFT_OUT.has(name)) copy(join(from.data, name), join(to, name));
    const { rows } = await client.query("select labelfile from pg_backup_stop(false)");
    const [{ labelfile }] = v.parse(Ended, rows);
    writeFileSync(join(to, "backup_label"), labelfile);
    copy(join(from.data, "pg_wal"), join(to, "pg_wal"));
    mkdirSync(join(to, "pg_replslot"));
    writeFileSync(join(to, "standby.signal"), "");
  } finally {
    await client.end();
  }
}

/** The server deletes temporary files meanwhile, which a copy does without. */
function copy(from: string, to: string): void {
  for (;;) {
    try {
      return cpSync(from, to, { recursive: true });
    } catch (error) {
      const isGone = error instanceof Error && "code" in error && error.code === "ENOENT";
      if (!isGone || !existsSync(from)) {
        if (isGone) return;
        throw error;
      }
    }
  }
}
