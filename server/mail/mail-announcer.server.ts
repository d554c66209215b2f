/** Where mails are shown on a page, one line on the console says so, with the link. */
import { and, isNull, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { mailOutbox } from "./outbox-table.ts";

/** Says each waiting mail once. How many. */
export async function announceMails(db: Database, say: (line: string) => void): Promise<number> {
  const rows = await db
    .update(mailOutbox)
    .set({ attempts: 1 })
    .where(and(isNull(mailOutbox.sentAt), sql`${mailOutbox.attempts} = 0`))
    .returning();
  for (const { kind, recipient, vars } of rows)
    say(`Mail (${kind}) to ${recipient}: ${vars["url"] ?? vars["code"] ?? "see /dev/outbox"}`);
  return rows.length;
}
