/** The PostgreSQL server on which all tests of a run make their databases. */
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startEmbedded } from "#server/db/embedded/embedded-server.ts";
import { createLog } from "#server/log.ts";
import { databasesFolder } from "./databases-folder.ts";

/** Nothing in it outlives the run, so it does not wait for a disk. */
const SETTINGS = {
  fsync: "off",
  full_page_writes: "off",
  max_connections: "300",
  shared_buffers: "128MB",
  max_wal_size: "2GB",
};

export interface TestServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts an empty server. */
export async function startTestServer(): Promise<TestServer> {
  const dataDir = mkdtempSync(join(databasesFolder(), "tincture-server-"));
  const server = await startEmbedded(dataDir, {
    log: createLog(),
    settings: SETTINGS,
    onRestart: () => undefined,
  });
  return {
    url: server.url,
    async close() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
