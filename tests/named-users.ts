import { users } from "#server/auth/auth-tables.ts";
import type { Database } from "#server/db/database.ts";

/** Adds people with confirmed addresses, whose ids a test names: "ada" is "Name of ada", ada@x.test. */
export async function addNamedUsers(db: Database, ids: readonly string[]): Promise<void> {
  const rows = ids.map((id) => ({ id, name: `Name of ${id}`, email: `${id}@x.test`, emailVerified: true }));
  await db.insert(users).values(rows);
}

/** The author of an item, as commands take it. */
export const authorOf = (uid: string) => ({ uid, displayName: `Name of ${uid}` });
