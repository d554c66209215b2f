/**
 * The composition root: what the server is made of, opened once a process. In development the module graph
 * is evaluated again after each edit, so the opened services are kept on `globalThis`.
 */
import path from "node:path";
import { createAuth } from "./auth/auth.server.ts";
import type { Config } from "./config/config.ts";
import { type OpenedDatabase, openDatabase } from "./db/open-database.server.ts";
import { startJobs } from "./jobs/start-jobs.server.ts";
import { stockLibrary } from "./library/stock-library.server.ts";
import { createLog } from "./log.ts";
import { openMail } from "./mail/mail-service.server.ts";
import type { Services } from "./services.ts";
import { blobJobs } from "./storage/blob-jobs.server.ts";
import { openBlobStore } from "./storage/open-blob-store.ts";

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
  const auth = createAuth({ config, db: opened.db, log });
  const mail = openMail({ config, log, isDevelopment: import.meta.env.DEV });
  const jobs = startJobs({ db: opened.db, log, works: [mail.work, ...blobJobs(files)] });
  return {
    config,
    db: opened.db,
    auth,
    files,
    log,
    hasOutboxPage: mail.hasPage,
    clock: Date.now,
    async close() {
      await jobs.stop();
      mail.close();
      await opened.close();
    },
  };
}
