/** Mails among the jobs. */
import { and, desc, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "#server/db/database.ts";
import { jobs } from "#server/jobs/job-table.ts";
import { MAIL, type Mail } from "./mail-commands.server.ts";

export interface StoredMail extends Mail {
  readonly createdAt: Date;
}

/** Newest first; to one address, or to all. */
export async function listMails(db: Database, limit: number, recipient?: string): Promise<StoredMail[]> {
  const rows = await db
    .select({ payload: jobs.payload, createdAt: jobs.createdAt })
    .from(jobs)
    .where(
      and(
        eq(jobs.kind, MAIL.name),
        recipient === undefined ? undefined : sql`${jobs.payload}->>'recipient' = ${recipient}`,
      ),
    )
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit);
  return rows.flatMap(({ payload, createdAt }) => {
    const read = v.safeParse(MAIL.payload, payload);
    return read.success ? [{ ...read.output, createdAt }] : [];
  });
}
