/**
 * The services of the server. Each feature declares which of them it needs, so that lower layers do not depend on
 * all.
 */
import type { Auth } from "./auth/auth.server.ts";
import type { Billing } from "./billing/open-billing.server.ts";
import type { Config } from "./config/config.ts";
import type { Database } from "./db/database.ts";
import type { Log } from "./log.ts";
import type { BlobStore } from "./storage/blob-store.ts";

export interface Services {
  readonly config: Config;
  readonly db: Database;
  readonly auth: Auth;
  readonly billing: Billing;
  readonly files: BlobStore;
  readonly log: Log;
  /** Whether /dev/outbox shows mails. */
  readonly hasOutboxPage: boolean;
  /** The current time in milliseconds since 1970; tests replace it. */
  readonly clock: () => number;
  close(): Promise<void>;
}
