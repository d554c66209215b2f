/**
 * Identifies the account of an API key. Keys are cached in memory for a short time, so that a busy one does not cost a
 * query per request; a notice about the account removes its keys from the cache, so a revoked key stops at once.
 */
import type { Database } from "#server/db/database.ts";
import type { Notices } from "#server/db/notices.ts";
import type { Log } from "#server/log.ts";
import { noteUse } from "./api-key-commands.server.ts";
import { findApiKey, type KnownKey } from "./api-key-queries.server.ts";

const KNOWN_MS = 10_000;
const MAX_KNOWN = 10_000;

export interface KeyHolderParts {
  readonly db: Database;
  readonly notices: Notices;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

export interface KeyHolder {
  /** The key from the cache, without a query. */
  known(key: string): KnownKey | undefined;
  find(key: string): Promise<KnownKey | undefined>;
}

export function createKeyHolder({ db, notices, log, clock }: KeyHolderParts): KeyHolder {
  const keys = new Map<string, { readonly found: KnownKey; readonly untilMs: number }>();
  /**
   * For each key that is being read: the accounts with notices in the meantime, so that an outdated answer is not
   * cached.
   */
  const reading = new Set<Set<string | undefined>>();
  const forget = (userId?: string) => {
    for (const changed of reading) changed.add(userId);
    for (const [key, { found }] of keys)
      if (userId === undefined || found.userId === userId) keys.delete(key);
  };
  notices.listen("account", { heard: forget, missed: () => forget() });
  return {
    known(key) {
      const entry = keys.get(key);
      return entry !== undefined && clock() < entry.untilMs ? entry.found : undefined;
    },
    async find(key) {
      const changed = new Set<string | undefined>();
      reading.add(changed);
      const found = await findApiKey(db, key).finally(() => reading.delete(changed));
      if (found === undefined) return undefined;
      // `undefined` stands for all accounts, because notices may have been lost.
      if (!changed.has(found.userId) && !changed.has(undefined)) {
        keys.delete(key);
        keys.set(key, { found, untilMs: clock() + KNOWN_MS });
        if (keys.size > MAX_KNOWN) keys.delete(keys.keys().next().value ?? "");
      }
      // The request must not fail if the last use cannot be stored.
      noteUse(db, found.id).catch((error: unknown) =>
        log.error("the use of a key was not noted", { error: String(error) }),
      );
      return found;
    },
  };
}
