import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Notices } from "./notices.ts";
import type { Replication } from "./replication.ts";

/** The database as features see it. Features know their own tables. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenedDatabase {
  readonly db: Database;
  /** For reads that a replica may answer; without replicas the same as `db`. */
  readonly reads: Database;
  /** Undefined if neither replicas nor several hosts are configured. */
  readonly replication: Replication | undefined;
  readonly notices: Notices;
  close(): Promise<void>;
}

/** The rows of a raw query. */
export function rowsOf(result: unknown): readonly Record<string, unknown>[] {
  if (typeof result === "object" && result !== null && "rows" in result && Array.isArray(result.rows))
    return result.rows;
  throw new Error("The database driver answered without rows");
}
