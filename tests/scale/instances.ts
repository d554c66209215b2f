/** Instances of the built application that share a cluster. */
import { rmSync } from "node:fs";
import { freePort } from "#server/http/testing/free-port.ts";
import { freshDataDir, type ServerProcess, startServer } from "#tests/server-process.ts";
import type { PostgresCluster } from "./postgres-cluster.ts";

export interface Instance {
  readonly origin: string;
  /** Whether the instance was started and not stopped. */
  readonly isUp: boolean;
  /** What the instance has printed since its last start. */
  output(): string;
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Starts an instance in `folder`, by default in the working directory of this process. */
export async function createInstance(
  cluster: PostgresCluster,
  env: Readonly<Record<string, string>>,
  folder?: string,
): Promise<Instance> {
  const dataDir = freshDataDir();
  const port = await freePort();
  const urls = cluster.nodes.map(({ url }) => url);
  const hosts = urls.map((url) => new URL(url).host).join(",");
  let server: ServerProcess | undefined;
  const start = async () => {
    server = await startServer(
      {
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: `postgres://tincture@${hosts}/postgres`,
        DATABASE_REPLICA_URLS: urls.join(","),
        AUTH_SECRET: "a secret of forty characters for tests 01",
        ADDRESS_LIMIT_FACTOR: "100000",
        BOT_CHECK: "off",
        ...env,
      },
      folder,
    );
  };
  const stop = async (signal: NodeJS.Signals) => {
    const ended = server;
    server = undefined;
    await ended?.stop(signal);
  };
  await start();
  return {
    origin: `http://127.0.0.1:${port}`,
    get isUp() {
      return server !== undefined;
    },
    output: () => server?.output() ?? "",
    kill: () => stop("SIGKILL"),
    start,
    async close() {
      await stop("SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
