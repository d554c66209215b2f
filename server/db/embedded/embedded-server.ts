/**
 * The PostgreSQL server of the data folder, which belongs to this process: started, started again when it ends without
 * being asked to, and stopped. docs/decisions/052-embedded-postgres.md.
 */
import { spawnSync } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { backoff } from "#domain/backoff.ts";
import type { Log } from "#server/log.ts";
import { type DataFolder, flushFolder, placesIn, prepareDataFolder, readIfThere } from "./data-folder.ts";
import { DataDirectoryInUse } from "./embedded-problem.ts";
import { ownerState } from "./folder-owner.ts";
import { type Launched, launch } from "./launch.ts";
import { findPrograms } from "./programs.ts";
import { readRunningServer, urlOfServer } from "./running-server.ts";

/** How long a server that has lost its process may take to stop, s; its watcher needs five for what does not stop. */
const ORPHAN_S = 6;
/** How long a stop may take before the server is stopped at once, ms. */
const STOP_MS = 8_000;
/** Delay before the next attempt to start it again, ms. */
const RETRY_MS = { first: 100, longest: 10_000, spread01: 0.2 } as const;

export interface EmbeddedServer {
  /** The address of the server; it changes when the server has been started again. */
  readonly url: string;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly log: Log;
  /** Called when the server has been started again after it ended. */
  readonly onRestart: (url: string) => void;
  /** In place of the settings in server-settings.ts. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Whether a database of an older version may be in the folder. */
  readonly besideOld?: boolean;
}

/** Rejects with an EmbeddedProblem, of which DataDirectoryInUse is one. */
export async function startEmbedded(dataDir: string, options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { log, onRestart, settings = {}, besideOld = false } = options;
  const folder = prepareDataFolder(dataDir, { besideOld });
  let current = await launchAlone(folder, settings);
  // Without it, a power cut could undo that the database has its name, and what was written later with it.
  flushFolder(folder.dataDir);
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;

  async function keepRunning(): Promise<void> {
    for (;;) {
      await current.ended;
      if (isStopping()) return;
      log.error("the database ended", { said: current.said() });
      current.release();
      const next = await startAgain();
      if (next === undefined) return;
      current = next;
      if (isStopping()) return;
      log.info("the database was started again");
      onRestart(current.url);
    }
  }

  async function startAgain(): Promise<Launched | undefined> {
    for (let tried = 1; !isStopping(); tried += 1) {
      try {
        // Processes of the old server may take a moment to end.
        const next = await launch(folder, settings, ORPHAN_S);
        if (next !== undefined) return next;
      } catch (error) {
        log.error("the database does not start", { error: error instanceof Error ? error.message : error });
      }
      await delay(backoff(tried, RETRY_MS, Math.random()), undefined, { signal: stopping.signal }).catch(
        () => undefined,
      );
    }
    return undefined;
  }

  const keeping = keepRunning();
  return {
    get url() {
      return current.url;
    },
    async stop() {
      stopping.abort();
      await end(current, folder);
      await keeping;
      // It may have been started again just now.
      await end(current, folder);
    },
  };
}

/** The address of the server that runs on this folder; undefined if none does. */
export async function findEmbedded(dataDir: string): Promise<string | undefined> {
  const { cluster, password } = placesIn(dataDir);
  const running = readRunningServer(cluster);
  if (running?.isReady !== true) return undefined;
  const url = urlOfServer(running, readIfThere(password)?.trim());
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.end();
    return url;
  } catch {
    return undefined; // What the file describes has ended without removing it.
  }
}

/**
 * A server whose process has ended is stopping already, because its watcher stops it; if that was killed as well, it is
 * stopped from here.
 */
async function launchAlone(
  folder: DataFolder,
  settings: Readonly<Record<string, string>>,
): Promise<Launched> {
  const first = await launch(folder, settings, 0);
  if (first !== undefined) return first;
  const owner = ownerState(folder.lock);
  if (owner !== "alive") {
    if (owner === "ended") signalServer(folder, "SIGINT");
    const second = await launch(folder, settings, ORPHAN_S);
    if (second !== undefined) return second;
    if (owner === "ended") {
      signalServer(folder, "SIGQUIT");
      const third = await launch(folder, settings, ORPHAN_S);
      if (third !== undefined) return third;
    }
  }
  throw new DataDirectoryInUse(folder.dataDir);
}

function signalServer({ cluster }: DataFolder, signal: NodeJS.Signals): void {
  const running = readRunningServer(cluster);
  if (running === undefined) return;
  try {
    process.kill(running.pid, signal);
  } catch {
    // It has just ended.
  }
}

async function end({ child, ended, release }: Launched, { cluster }: DataFolder): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    if (process.platform === "win32") spawnSync(findPrograms().pgCtl, ["stop", "-D", cluster, "-m", "fast"]);
    else child.kill("SIGINT");
    const timer = setTimeout(() => child.kill("SIGQUIT"), STOP_MS);
    await ended;
    clearTimeout(timer);
  }
  release();
}
