/** What the server is made of. Each feature says itself which of it it needs, so that nothing below knows the whole. */
import type { Auth } from "./auth/auth.server.ts";
import type { Config } from "./config/config.ts";
import type { Database } from "./db/database.ts";
import type { Log } from "./log.ts";
import type { BlobStore } from "./storage/blob-store.ts";

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
