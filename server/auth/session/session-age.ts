/**
 * The end of a session by its age: one that is used every day is renewed for ever by the library, also in the hands of
 * whoever copied its cookie.
 */
import type { DBAdapter, DBTransactionAdapter } from "better-auth/types";

const DAY_MS = 86_400_000;
/** From signing in; the time without use after which a session ends is shorter (auth.server.ts). */
export const MAX_SESSION_MS = 90 * DAY_MS;

/** The adapter of the library's tables, which finds no session that is too old. */
export function withoutOldSessions(adapter: DBAdapter): DBAdapter {
  return {
    ...adapter,
    ...withoutOld(adapter),
    transaction: (run) => adapter.transaction((tx) => run({ ...tx, ...withoutOld(tx) })),
  };
}

function withoutOld(adapter: DBTransactionAdapter): Pick<DBTransactionAdapter, "findOne" | "findMany"> {
  return {
    async findOne<Row>(given: Parameters<DBTransactionAdapter["findOne"]>[0]) {
      const row = await adapter.findOne<Row>(given);
      return given.model === "session" && isTooOld(row) ? null : row;
    },
    async findMany<Row>(given: Parameters<DBTransactionAdapter["findMany"]>[0]) {
      const rows = await adapter.findMany<Row>(given);
      return given.model === "session" ? rows.filter((row) => !isTooOld(row)) : rows;
    },
  };
}

function isTooOld(row: unknown): boolean {
  const createdAt: unknown =
    typeof row === "object" && row !== null ? Reflect.get(row, "createdAt") : undefined;
  return createdAt instanceof Date && Date.now() - createdAt.getTime() > MAX_SESSION_MS;
}
