// A temporary PostgreSQL server on a free port of the loopback interface, which tests stop and start, and which may lie
// behind proxies.
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chownSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { nobody } from "#server/db/embedded/data-folder.ts";
import { findPrograms } from "#server/db/embedded/programs.ts";
import { freePort } from "#server/http/testing/free-port.ts";
import { databasesFolder } from "./databases-folder.ts";

export interface PostgresServer {
  readonly url: string;
  /** Stops the server as an operator's restart does: connections are cut, and committed data remains. */
  stop(): Promise<void>;
  /** Starts it again, on the same data. */
  start(): Promise<void>;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
}

/** Starts an empty server, passes its address to `work`, and removes everything afterwards. */
export async function withPostgres<Result>(
  work: (url: string) => Promise<Result>,
  settings?: Readonly<Record<string, string>>,
  parent?: string,
): Promise<Result> {
  const server = await openPostgres(settings, parent);
  try {
    return await work(server.url);
  } finally {
    await server.remove();
  }
}

/** Starts an empty server; `settings` are those of postgresql.conf, without spaces in their values. */
export async function openPostgres(
  settings: Readonly<Record<string, string>> = {},
  parent = databasesFolder(),
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(parent, "tincture-postgres-"));
  const { run, user } = programRunner(folder);
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const port = await freePort();
  const given = Object.entries(settings).map(([name, value]) => ` -c ${name}=${value}`);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off${given.join("")}`;
  let isRunning = false;
  const server: PostgresServer = {
    url: `postgres://tincture@127.0.0.1:${port}/postgres`,
    async start() {
      await run("pg_ctl", ["-D", data, "-l", join(folder, "log"), "-o", options, "-w", "start"]);
      isRunning = true;
    },
    async stop() {
      isRunning = false;
      await run("pg_ctl", ["-D", data, "-m", "fast", "-w", "stop"]);
    },
    async remove() {
      if (isRunning) await run("pg_ctl", ["-D", data, "-m", "immediate", "-w", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await run("initdb", ["-D", data, "-U", "tincture", "-A", "trust", "--encoding=UTF8", "--no-sync"]);
    await server.start();
    return server;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

type User = { uid: number; gid: number };

/** Runs PostgreSQL's programs in a folder as a user whom they accept; undefined means the user of this process. */
export function programRunner(folder: string) {
  const user = process.getuid?.() === 0 ? nobody() : undefined;
  const programs = dirname(findPrograms().postgres);
  const run = (program: "initdb" | "pg_ctl", args: readonly string[]) =>
    runQuietly(join(programs, program), args, folder, user);
  return { run, user };
}

/**
 * Throws with what the program printed when it fails. The output goes to a file: a server that the program starts
 * would keep a pipe open.
 */
async function runQuietly(
  program: string,
  args: readonly string[],
  folder: string,
  runAs: User | undefined,
): Promise<void> {
  const file = join(folder, `printed-${randomUUID()}`);
  const printed = openSync(file, "w");
  try {
    const child = spawn(program, args, { cwd: folder, stdio: ["ignore", printed, printed], ...runAs });
    const [code] = await once(child, "exit");
    if (code !== 0) throw new Error(`${program} failed: ${readFileSync(file, "utf8")}`);
  } finally {
    closeSync(printed);
    rmSync(file, { force: true });
  }
}
