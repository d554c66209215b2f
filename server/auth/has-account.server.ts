import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { users } from "./auth-tables.ts";

/** Whether the account exists, whatever its state. */
export async function hasAccount(db: Database, userId: string): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  return found.length > 0;
}
