/**
 * The composition root: opens the server's services once per process. In development the module graph is evaluated
 * again after each edit, so the services are stored on `globalThis`.
 */

import path from "node:path";
import { hasAccount } from "#server/auth/has-account.server.ts";
import { createAuth } from "./auth/auth.server.ts";
import type { Config } from "./config/config.ts";
import { type OpenedDatabase, openDatabase } from "./db/open-database.server.ts";
import { startJobs } from "./jobs/start-jobs.server.ts";
import { seedLibrary } from "./library/seed-library.server.ts";
import { deleteOverLimits } from "./limits/limit-commands.server.ts";
import { createLog } from "./log.ts";
import { openMail } from "./mail/mail-service.server.ts";
import type { Services } from "./services.ts";
import { blobJobs } from "./storage/blob-jobs.server.ts";
import { openBlobStore } from "./storage/open-blob-store.ts";

const processGlobal = globalThis as typeof globalThis & { tinctureServices?: Promise<Services> };

export function openServices(config: Config): Promise<Services> {
  processGlobal.tinctureServices ??= compose(config);
  return processGlobal.tinctureServices;
}

async function compose(config: Config): Promise<Services> {
  const log = createLog();
  const files = openBlobStore(config.storageUrl, config.dataDir);
  const opened: OpenedDatabase = await openDatabase(
    config.databaseUrl === undefined
      ? { dataDir: path.resolve(config.dataDir) }
      : { databaseUrl: config.databaseUrl },
  );
  await seedLibrary(opened.db);
  const auth = createAuth({ config, db: opened.db, log });
  const mail = openMail({ config, log, isDevelopment: import.meta.env.DEV });
  const jobs = startJobs({
    db: opened.db,
    log,
    works: [mail.work, ...blobJobs({ files, hasAccount: (userId) => hasAccount(opened.db, userId) })],
    cleanUps: [() => deleteOverLimits(opened.db)],
  });
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
