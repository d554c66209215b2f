// A temporary PostgreSQL server for one run: a cluster of its own in a temporary folder, on a free port of the
// loopback interface.
import { spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chownSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
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

/** Starts an empty server, passes its address to `use`, and removes everything afterwards. */
export async function withPostgres<Result>(
  programFolder: string,
  use: (url: string) => Promise<Result>,
  settings?: Readonly<Record<string, string>>,
  parent?: string,
): Promise<Result> {
  const server = await openPostgres(programFolder, settings, parent);
  try {
    return await use(server.url);
  } finally {
    await server.remove();
  }
}

/** Starts an empty server; `settings` are those of postgresql.conf, without spaces in their values. */
export async function openPostgres(
  programFolder: string,
  settings: Readonly<Record<string, string>> = {},
  parent = databasesFolder(),
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(parent, "tincture-postgres-"));
  const { run, user } = programRunner(programFolder, folder);
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
export function programRunner(programFolder: string, folder: string) {
  const user = process.getuid?.() === 0 ? serverUser() : undefined;
  const run = (program: string, args: readonly string[]) =>
    runQuietly(join(programFolder, program), args, folder, user);
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

/** PostgreSQL refuses to run as root; its Debian package creates this user. */
function serverUser(): User {
  const ask = (flag: string) => Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout);
  const user = { uid: ask("-u"), gid: ask("-g") };
  if (!user.uid || !user.gid) throw new Error("There is no user `postgres` to run the server as.");
  return user;
}
