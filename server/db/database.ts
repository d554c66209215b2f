import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The database as features see it: the same over the embedded one and over PostgreSQL. Tables are known to their features. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenedDatabase {
  readonly db: Database;
  readonly kind: "embedded" | "postgres";
  close(): Promise<void>;
}

/** The rows of a raw query; both drivers answer with `rows`. */
export function rowsOf(result: unknown): readonly Record<string, unknown>[] {
  if (typeof result === "object" && result !== null && "rows" in result && Array.isArray(result.rows))
    return result.rows;
  throw new Error("The database driver answered without rows");
}
