/**
 * The start of PostgreSQL on Windows, which has neither a POSIX shell nor sockets that the driver can reach: it listens
 * on the loopback interface and asks for a password. Written after PostgreSQL's documentation; not tested.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DataDirectoryInUse, EmbeddedProblem } from "./embedded-problem.ts";
import { describeOwner, ownerState } from "./folder-owner.ts";
import type { Launch } from "./launch-parts.ts";
import { INITDB_ARGUMENTS } from "./server-settings.ts";

const PASSWORD_BYTES = 24;
/** Where free ports are looked for; below the ports of outgoing connections. */
const PORTS = { first: 20_000, count: 20_000 } as const;

export function startOnWindows({ folder, programs, settings }: Launch): ChildProcess {
  const { cluster, lock, password, dataDir } = folder;
  if (existsSync(lock) && ownerState(lock) === "alive") throw new DataDirectoryInUse(dataDir);
  writeFileSync(lock, describeOwner());
  if (!existsSync(path.join(cluster, "PG_VERSION"))) createCluster(programs.initdb, cluster, password);
  const port = PORTS.first + (randomBytes(4).readUInt32BE() % PORTS.count);
  const child = spawn(
    programs.postgres,
    ["-D", cluster, ...settings, "-c", "listen_addresses=127.0.0.1", "-p", String(port)],
    { stdio: ["ignore", "ignore", "pipe"], windowsHide: true },
  );
  // Waits for the end of its input, which is that of this process, and stops the server.
  spawn("cmd.exe", ["/d", "/s", "/c", `"set /p _= & "${programs.pgCtl}" stop -D "${cluster}" -m fast"`], {
    stdio: ["pipe", "ignore", "ignore"],
    windowsHide: true,
    windowsVerbatimArguments: true,
  }).unref();
  return child;
}

function createCluster(initdb: string, cluster: string, password: string): void {
  rmSync(`${cluster}.new`, { recursive: true, force: true });
  writeFileSync(password, randomBytes(PASSWORD_BYTES).toString("base64url"));
  const { status, stderr } = spawnSync(
    initdb,
    [...INITDB_ARGUMENTS, "--auth-local=scram-sha-256", `--pwfile=${password}`, `--pgdata=${cluster}.new`],
    { encoding: "utf8", windowsHide: true },
  );
  if (status !== 0) throw new EmbeddedProblem(`The database cannot be created in ${cluster}: ${stderr}`);
  renameSync(`${cluster}.new`, cluster);
}
