/**
 * The services of the server. Each feature declares which of them it needs, so that lower layers do not depend on
 * all.
 */
import type { Auth } from "./auth/auth.server.ts";
import type { Billing } from "./billing/open-billing.server.ts";
import type { Config } from "./config/config.ts";
import type { Database } from "./db/database.ts";
import type { Notices } from "./db/notices.ts";
import type { Replication } from "./db/replication.ts";
import type { ListCache } from "./library/list-cache.server.ts";
import type { Log } from "./log.ts";
import type { BlobStore } from "./storage/blob-store.ts";
import type { Work } from "./work/work.ts";

export interface Services {
  readonly config: Config;
  readonly db: Database;
  /** For reads that a replica may answer: of the library, never of sessions, limits, jobs or billing. */
  readonly reads: Database;
  /** Library lists, from memory where they were just read. */
  readonly lists: ListCache;
  /** Undefined without replicas. */
  readonly replication: Replication | undefined;
  readonly notices: Notices;
  readonly auth: Auth;
  readonly billing: Billing;
  readonly files: BlobStore;
  /** What takes longer than a few milliseconds to compute. */
  readonly work: Work;
  readonly log: Log;
  /** Whether /dev/outbox shows mails. */
  readonly hasOutboxPage: boolean;
  /** The current time in milliseconds since 1970; tests replace it. */
  readonly clock: () => number;
  close(): Promise<void>;
}
