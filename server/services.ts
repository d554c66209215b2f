/**
 * The composition root: what the server is made of, opened once a process. In development the module graph
 * is evaluated again after each edit, so the opened services are kept on `globalThis`.
 */
import path from "node:path";
import { type Auth, createAuth } from "./auth/auth.server.ts";
import type { Config } from "./config.ts";
import { type Database, type OpenedDatabase, openDatabase } from "./db/open-database.server.ts";
import { startBlobJobs } from "./files/blob-jobs.server.ts";
import type { BlobStore } from "./files/blob-store.ts";
import { openBlobStore } from "./files/open-blob-store.ts";
import { stockLibrary } from "./library/stock-library.server.ts";
import { createLog, type Log } from "./log.ts";
import { startMail } from "./mail/mail-service.server.ts";

export interface Services {
  readonly config: Config;
  readonly db: Database;
  readonly auth: Auth;
  readonly files: BlobStore;
  readonly log: Log;
  /** Whether /dev/outbox shows the mails that wait. */
  readonly hasOutboxPage: boolean;
  /** Milliseconds since 1970; a fake in tests. */
  readonly clock: () => number;
  close(): Promise<void>;
}

const holder = globalThis as typeof globalThis & { tinctureServices?: Promise<Services> };

export function openServices(config: Config): Promise<Services> {
  holder.tinctureServices ??= compose(config);
  return holder.tinctureServices;
}

async function compose(config: Config): Promise<Services> {
  const log = createLog();
  const files = openBlobStore(config.storageUrl, config.dataDir);
  const opened: OpenedDatabase = await openDatabase(
    config.databaseUrl === undefined
      ? { dataDir: path.resolve(config.dataDir) }
      : { databaseUrl: config.databaseUrl },
  );
  await stockLibrary(opened.db);
  const blobJobs = startBlobJobs({ db: opened.db, files, log });
  const auth = createAuth({ config, db: opened.db, log });
  const mail = startMail({ config, db: opened.db, log, isDevelopment: import.meta.env.DEV });
  return {
    config,
    db: opened.db,
    auth,
    files,
    log,
    hasOutboxPage: mail.hasPage,
    clock: Date.now,
    async close() {
      await blobJobs.stop();
      await mail.stop();
      await opened.close();
    },
  };
}
