/** One PostgreSQL server of a cluster, a primary or a replica, which can be killed, paused and cut off. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { giveTo } from "#server/db/embedded/data-folder.ts";
import { freePort } from "#server/http/testing/free-port.ts";
import type { programRunner } from "#tests/temporary-postgres.ts";
import { copyRunning } from "./copy-running.ts";
import { openTcpProxy, type TcpProxy } from "./tcp-proxy.ts";

export interface NodeSettings {
  /** Whether a commit waits until one replica has it. */
  readonly isSynchronous: boolean;
  /** The names of all servers of the cluster. */
  readonly names: readonly string[];
  /** For a replica: the server that it follows, and the delay with which it applies the log, ms. */
  readonly follows?: PostgresNode | undefined;
  readonly applyDelayMs?: number;
}

export interface PostgresNode {
  readonly name: string;
  /** The folder of its data. */
  readonly data: string;
  /** The URL for the application, which leads through `forApplication`. */
  readonly url: string;
  /** The proxies through which the application and the replicas connect. */
  readonly forApplication: TcpProxy;
  readonly forReplicas: TcpProxy;
  /** Creates an empty database cluster with initdb. */
  create(): Promise<void>;
  /** Replaces the data by a base backup of another server, to follow it. */
  copy(from: PostgresNode): Promise<void>;
  /** Writes the settings; they apply after a start or `reload`. */
  configure(settings: NodeSettings): void;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Applies the settings of `configure` to the running server. */
  reload(): Promise<void>;
  /** Sends SIGKILL to all processes of the server, and waits until they have ended. */
  kill(): Promise<void>;
  /** Stops all processes of the server with SIGSTOP until `resume`. */
  pause(): void;
  resume(): void;
  /** Opens a direct connection, without the proxies. */
  connect(): Promise<pg.Client>;
  /** Runs a statement on a direct connection, without the proxies. */
  query(text: string): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

export async function createNode(
  name: string,
  folder: string,
  { run, user }: ReturnType<typeof programRunner>,
): Promise<PostgresNode> {
  const data = join(folder, name);
  const port = await freePort();
  const forApplication = await openTcpProxy(port);
  const forReplicas = await openTcpProxy(port);
  const own = join(data, "scale.conf");
  const control = (...args: string[]) => run("pg_ctl", ["-D", data, "-w", ...args]);
  const mainPid = () => Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
  let isRunning = false;

  const node: PostgresNode = {
    name,
    data,
    url: `postgres://tincture@127.0.0.1:${forApplication.port}/postgres`,
    forApplication,
    forReplicas,
    async create() {
      await run("initdb", ["-D", data, "-U", "tincture", "-A", "trust", "--encoding=UTF8", "--no-sync"]);
      writeFileSync(join(data, "postgresql.conf"), SHARED, { flag: "a" });
    },
    async copy(from) {
      rmSync(data, { recursive: true, force: true });
      await copyRunning(from, data);
      if (user !== undefined) giveTo(user, data);
    },
    configure({ isSynchronous, names, follows, applyDelayMs = 0 }) {
      const lines = [
        `port = ${port}`,
        `cluster_name = '${name}'`,
        `synchronous_standby_names = '${isSynchronous ? `ANY 1 (${names.join(", ")})` : ""}'`,
        `recovery_min_apply_delay = ${applyDelayMs}`,
      ];
      if (follows !== undefined)
        lines.push(
          `primary_conninfo = 'host=127.0.0.1 port=${follows.forReplicas.port} user=tincture application_name=${name} connect_timeout=2'`,
        );
      writeFileSync(own, `${lines.join("\n")}\n`);
    },
    async start() {
      await control("-l", join(folder, `${name}.log`), "start");
      isRunning = true;
    },
    async stop() {
      if (isRunning) await control("-m", "immediate", "stop");
      isRunning = false;
    },
    reload: () => control("reload"),
    async kill() {
      const pids = withChildren(mainPid());
      for (const pid of pids) signal(pid, "SIGKILL");
      while (pids.some(isAlive)) await new Promise((resolve) => setTimeout(resolve, 5));
      // In a container without an init process ended processes keep their ids, so that the next start would take the
      // file for that of a running server.
      rmSync(join(data, "postmaster.pid"), { force: true });
      isRunning = false;
    },
    pause() {
      for (const pid of withChildren(mainPid())) signal(pid, "SIGSTOP");
    },
    resume() {
      for (const pid of withChildren(mainPid())) signal(pid, "SIGCONT");
    },
    connect: () => connectTo(port),
    async query(text) {
      const client = await connectTo(port);
      try {
        return (await client.query(text)).rows;
      } finally {
        await client.end();
      }
    },
    async close() {
      if (isRunning) node.resume();
      await node.stop();
      await forApplication.close();
      await forReplicas.close();
    },
  };
  return node;
}

async function connectTo(port: number): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: `postgres://tincture@127.0.0.1:${port}/postgres`,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
    application_name: "scale test",
  });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

const SHARED = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
fsync = off
max_connections = 200
shared_buffers = 64MB
wal_keep_size = 512MB
wal_retrieve_retry_interval = 100
wal_receiver_timeout = 3000
wal_sender_timeout = 3000
hot_standby_feedback = on
include = 'scale.conf'
`;

/** The ids of a process and its children, the parent first. */
function withChildren(main: number): number[] {
  const children = readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => parentOf(pid) === main);
  return [main, ...children];
}

function parentOf(pid: number): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(status.slice(status.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return undefined; // The process has ended.
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has ended.
  }
}

/** A zombie counts as ended: only its parent has not read its exit status. */
function isAlive(pid: number): boolean {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, "utf8");
    return status.slice(status.lastIndexOf(")") + 2)[0] !== "Z";
  } catch {
    return false;
  }
}
