import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import * as authSchema from "#server/auth/auth-tables.ts";
import * as keepingSchema from "#server/collections/collection-tables.ts";
import * as feedbackSchema from "#server/feedback/feedback-table.ts";
import * as fileSchema from "#server/files/file-table.ts";
import * as librarySchema from "#server/library/item-table.ts";
import * as limitSchema from "#server/limits/limit-table.ts";
import * as mailSchema from "#server/mail/outbox-table.ts";

export const schema = {
  ...librarySchema,
  ...feedbackSchema,
  ...authSchema,
  ...keepingSchema,
  ...fileSchema,
  ...limitSchema,
  ...mailSchema,
};

/** The database as features see it: the same over the embedded one and over PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

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
