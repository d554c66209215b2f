/** Starts PostgreSQL once, and waits until it answers or has said why it does not. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chownSync, cpSync, mkdtempSync, rmSync, statfsSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type DataFolder, giveTo, readIfThere, type User } from "./data-folder.ts";
import { EmbeddedProblem } from "./embedded-problem.ts";
import type { Launch } from "./launch-parts.ts";
import { findPrograms } from "./programs.ts";
import { readRunningServer, urlOfServer } from "./running-server.ts";
import { SERVER_SETTINGS, settingArguments } from "./server-settings.ts";
import { EXITS, startOnUnix } from "./start-on-unix.ts";
import { startOnWindows } from "./start-on-windows.ts";

export interface Launched {
  readonly child: ChildProcess;
  readonly url: string;
  /** Resolves when the server has ended. */
  readonly ended: Promise<unknown>;
  /** The last of what it has printed. */
  said(): string;
  /** Removes what it leaves behind, once it has ended. */
  release(): void;
}

/** The longest path of a socket, in bytes: 107 on Linux, 103 on macOS. */
const MAX_SOCKET_PATH = 103;
const SOCKET_NAME = "/.s.PGSQL.5432";
const POLL_MS = 15;
const SAID_LENGTH = 4_000;
/** A file of the log, and as much again. */
const NEEDED_MB = 32;

/** Resolves to undefined if the lock of the folder is not free after `waitS`. */
export async function launch(
  folder: DataFolder,
  settings: Readonly<Record<string, string>>,
  waitS: number,
): Promise<Launched | undefined> {
  const runFolder = makeRunFolder(folder.user);
  const given: Launch = {
    folder,
    ...withinReach(folder, runFolder),
    runFolder,
    settings: settingArguments({ ...SERVER_SETTINGS, ...settings }),
    waitS,
  };
  const child = process.platform === "win32" ? startOnWindows(given) : startOnUnix(given);
  let said = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-SAID_LENGTH);
  });
  // A pipe to a process that has ended.
  child.stdin?.on("error", () => undefined);
  const ended = once(child, "close").catch((error: unknown) => {
    said += error instanceof Error ? error.message : String(error);
  });
  let isOver = false;
  void ended.finally(() => {
    isOver = true;
  });
  const release = () => {
    child.stdin?.end("ended\n");
    rmSync(runFolder, { recursive: true, force: true });
  };
  for (;;) {
    if (isOver) {
      release();
      if (child.exitCode === EXITS.inUse) return undefined;
      throw problemOf(child.exitCode, said.trim(), given);
    }
    const running = readRunningServer(folder.cluster);
    if (running?.isReady === true && running.pid === child.pid) {
      const url = urlOfServer(running, readIfThere(folder.password)?.trim());
      return { child, url, ended, said: () => said.trim(), release };
    }
    await delay(POLL_MS);
  }
}

/** A private folder for the socket, whose path must be short. */
function makeRunFolder(user: User | undefined): string {
  const name = (parent: string) => path.join(parent, "tincture-");
  const isShort = Buffer.byteLength(`${name(tmpdir())}123456${SOCKET_NAME}`) <= MAX_SOCKET_PATH;
  const made = mkdtempSync(name(isShort ? tmpdir() : "/tmp"));
  if (user !== undefined) chownSync(made, user.uid, user.gid);
  return made;
}

function problemOf(exitCode: number | null, said: string, { folder }: Pick<Launch, "folder">): Error {
  const { cluster, lock } = folder;
  const freeMb = freeMegabytes(folder.dataDir);
  if (freeMb < NEEDED_MB)
    return new EmbeddedProblem(
      `There is too little space on the disk of ${folder.dataDir}: ${Math.floor(freeMb)} MB are free, and the database needs ${NEEDED_MB} MB to start. ${said}`,
    );
  switch (exitCode) {
    case EXITS.noFlock:
      return new EmbeddedProblem(
        "The program `flock`, which protects the data folder, is missing: install the package util-linux.",
      );
    case EXITS.folder:
      return new EmbeddedProblem(`${path.dirname(lock)} cannot be written to: ${said}`);
    case EXITS.initdb:
      return new EmbeddedProblem(`The database cannot be created in ${cluster}: ${said}`);
    default:
      return new EmbeddedProblem(
        `PostgreSQL does not start on ${cluster}: ${said || `it ended with code ${exitCode}`}`,
      );
  }
}

/** What others than root may use. */
function freeMegabytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return (bavail * bsize) / 2 ** 20;
}

/** How the server reaches itself. The user that it runs as in place of root may not enter folders that root may. */
function withinReach({ cluster, user }: DataFolder, runFolder: string): Pick<Launch, "programs" | "seenAs"> {
  const programs = findPrograms();
  if (user === undefined) return { programs, seenAs: cluster };
  // This name of the folder that a process is in leads through no other folder. Only Linux has it.
  const seenAs = canReach(cluster, user) ? cluster : "/proc/self/cwd";
  if (canReach(programs.postgres, user)) return { programs, seenAs };
  const copy = path.join(runFolder, "native");
  cpSync(path.dirname(path.dirname(programs.postgres)), copy, { recursive: true, verbatimSymlinks: true });
  giveTo(user, copy);
  const copied = (program: string) => path.join(copy, "bin", path.basename(program));
  return {
    programs: {
      initdb: copied(programs.initdb),
      postgres: copied(programs.postgres),
      pgCtl: copied(programs.pgCtl),
    },
    seenAs,
  };
}

/** Whether the user may enter all folders on the way to `file`, by their modes. */
function canReach(file: string, { uid, gid }: User): boolean {
  const parts = path.dirname(file).split(path.sep).slice(1);
  return parts.every((_, index) => {
    const { mode, ...whose } = statSync(`/${parts.slice(0, index + 1).join("/")}`);
    const bit = whose.uid === uid ? 0o100 : whose.gid === gid ? 0o010 : 0o001;
    return (mode & bit) !== 0;
  });
}
