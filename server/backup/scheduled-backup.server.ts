/** Backups that the server makes by itself: one every so many hours into a folder, of which the newest are kept. */
import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import type { BackupConfig } from "#server/config/config.ts";
import { dropLimit, takeLimit } from "#server/limits/limit-commands.server.ts";
import type { Log } from "#server/log.ts";
import { type BackupParts, writeBackup } from "./write-backup.server.ts";

export interface ScheduledBackupParts extends BackupParts {
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

const HOUR_MS = 3_600_000;
/** One instance writes at a time. If it is killed meanwhile, another try is made after this, s. */
const TURN_S = 3_600;
/** The names of these files, with their moment. Others in the folder are not touched. */
const NAME = /^tincture-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)Z\.backup$/;

/** To be called often: writes a backup if the newest is old enough, and then deletes the oldest beyond the count. */
export async function backUpIfDue(parts: ScheduledBackupParts, schedule: BackupConfig): Promise<void> {
  const { db, log, clock } = parts;
  const { folder, everyHours, count } = schedule;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const isDue = async (): Promise<boolean> => {
    const newest = (await backupsIn(folder)).at(-1);
    return newest === undefined || clock() - newest.madeMs >= everyHours * HOUR_MS;
  };
  const turn = `backup:${folder}`;
  if (!(await isDue()) || !(await takeLimit(db, turn, 1, TURN_S)).isAllowed) return;
  try {
    // Another instance may just have ended its turn.
    if (!(await isDue())) return;
    const name = nameAt(clock());
    const { rows, files } = await writeBackup(parts, path.join(folder, name));
    log.info("backup written", { name, rows, files });
    await forget(folder, count);
  } catch (error) {
    log.error("the backup was not written", {
      folder,
      error: error instanceof Error ? error.message : String(error),
    });
  } finally {
    await dropLimit(db, turn);
  }
}

/** What a process that was killed left half written goes, too; whoever calls this has the turn. */
async function forget(folder: string, count: number): Promise<void> {
  const halves = (await readdir(folder)).filter(
    (name) => name.endsWith(".part") && NAME.test(name.slice(0, -".part".length)),
  );
  const old = (await backupsIn(folder)).slice(0, -count).map(({ name }) => name);
  for (const name of [...halves, ...old]) await rm(path.join(folder, name), { force: true });
}

/** Oldest first. */
async function backupsIn(folder: string): Promise<{ readonly name: string; readonly madeMs: number }[]> {
  const found = (await readdir(folder)).flatMap((name) => {
    const [day, time] = NAME.exec(name)?.[1]?.split("T") ?? [];
    if (day === undefined || time === undefined) return [];
    return [{ name, madeMs: Date.parse(`${day}T${time.replaceAll("-", ":")}Z`) }];
  });
  return found.toSorted((a, b) => a.madeMs - b.madeMs);
}

function nameAt(ms: number): string {
  return `tincture-${new Date(ms).toISOString().slice(0, 19).replaceAll(":", "-")}Z.backup`;
}
