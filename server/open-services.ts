/**
 * The composition root: opens the server's services once per process. In development the module graph is evaluated
 * again after each edit, so the services are stored on `globalThis`.
 */

import path from "node:path";
import { hasAccount } from "#server/auth/has-account.server.ts";
import { ownOrigin } from "#server/auth/own-origin.ts";
import { type AuthParts, createAuth } from "./auth/auth.server.ts";
import { storedSecret } from "./auth/auth-secret.ts";
import { backUpIfDue, type ScheduledBackupParts } from "./backup/scheduled-backup.server.ts";
import { deleteOldEvents, reconcileDaily } from "./billing/event-commands.server.ts";
import { openBilling, reconcileJobs } from "./billing/open-billing.server.ts";
import { endBilling } from "./billing/subscription-commands.server.ts";
import type { Config } from "./config/config.ts";
import { type OpenedDatabase, openDatabase } from "./db/open-database.server.ts";
import { startJobs } from "./jobs/start-jobs.server.ts";
import { fillContents } from "./library/fill-contents.server.ts";
import { fillJobs } from "./library/fill-derived.server.ts";
import { onItemChange } from "./library/item-changes.ts";
import { forgetWords } from "./library/item-words.server.ts";
import { createListCache } from "./library/list-cache.server.ts";
import { seedLibrary } from "./library/seed-library.server.ts";
import { spreadChanges } from "./library/spread-changes.server.ts";
import { deleteOverLimits } from "./limits/limit-commands.server.ts";
import { deleteFullBuckets } from "./limits/shared-rate-limit.server.ts";
import { createLog } from "./log.ts";
import { openMail } from "./mail/mail-service.server.ts";
import type { Services } from "./services.ts";
import { blobJobs } from "./storage/blob-jobs.server.ts";
import { openBlobStore } from "./storage/open-blob-store.ts";
import { createWork, type WorkOptions } from "./work/work.ts";

const processGlobal = globalThis as typeof globalThis & { tinctureServices?: Promise<Services> };

/** What the usual budgets of computing time leave open, and the quick passwords of tests. */
export type ServiceParts = Pick<WorkOptions, "rateOfAddress"> & Pick<AuthParts, "passwords">;

export function openServices(config: Config, parts: ServiceParts = {}): Promise<Services> {
  processGlobal.tinctureServices ??= compose(config, parts);
  return processGlobal.tinctureServices;
}

async function compose(config: Config, { rateOfAddress, passwords }: ServiceParts): Promise<Services> {
  const log = createLog();
  const files = openBlobStore(config.storageUrl, config.dataDir);
  const opened: OpenedDatabase = await openDatabase(
    config.databaseUrl === undefined
      ? { dataDir: path.resolve(config.dataDir), log, isServer: true }
      : {
          databaseUrl: config.databaseUrl,
          replicaUrls: config.databaseReplicaUrls,
          log,
          isServer: true,
        },
  );
  await fillContents(opened.db);
  await seedLibrary(opened.db);
  const { db } = opened;
  const clock = Date.now;
  const billing = openBilling({ config, db, clock });
  const { provider } = billing;
  const auth = createAuth({
    config,
    db,
    log,
    ...(passwords && { passwords }),
    beforeDelete: (userId) => endBilling({ db, provider }, userId),
  });
  const mail = openMail({ config, log, isDevelopment: import.meta.env.DEV });
  const jobs = startJobs({
    db: opened.db,
    log,
    works: [
      mail.work,
      reconcileJobs({
        db,
        provider,
        origin: ownOrigin(config),
        isTestMode: billing.sandbox !== undefined,
      }),
      ...blobJobs({ files, hasAccount: (userId) => hasAccount(opened.db, userId) }),
      ...fillJobs(opened.db),
    ],
    cleanUps: [
      () => deleteOverLimits(db),
      () => deleteFullBuckets(db),
      () => deleteOldEvents(db),
      () => reconcileDaily(db),
      forgetWords(db),
      ...backUps({ db, files, log, clock, config }),
    ],
  });
  const { notices } = opened;
  const endSpreading = spreadChanges({ db, notices, log });
  // Registered before the caches, so that they are not filled again from a replica that lacks the change.
  const { replication } = opened;
  const endCatchingUp = onItemChange(({ what }) => what !== "likes" && replication?.catchUp());
  const lists = createListCache({ reads: opened.reads, clock });
  const endListening = onItemChange(({ what }) => what !== "own" && lists.itemChanged());
  return {
    config,
    db: opened.db,
    reads: opened.reads,
    lists,
    replication,
    notices,
    auth,
    billing,
    files,
    work: createWork({ addressLimitFactor: config.addressLimitFactor, rateOfAddress, clock }),
    log,
    hasOutboxPage: mail.hasPage,
    clock,
    async close() {
      await jobs.stop();
      mail.close();
      endSpreading();
      endCatchingUp();
      endListening();
      await opened.close();
    },
  };
}

function backUps(
  parts: Omit<ScheduledBackupParts, "secret"> & { readonly config: Config },
): (() => Promise<void>)[] {
  const { config } = parts;
  const { backups } = config;
  if (backups === undefined) return [];
  // A key in the folder that the server does not use would only mislead a restore.
  const secret = config.authSecret === undefined ? storedSecret(config) : undefined;
  return [() => backUpIfDue({ ...parts, secret }, backups)];
}
