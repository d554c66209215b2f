import type { Feedback } from "#domain/feedback.ts";
import type { Database } from "#server/db/database.ts";
import { runTransaction } from "#server/db/run-transaction.server.ts";
import { feedback } from "./feedback-table.ts";

export interface Screenshot {
  readonly bytes: Uint8Array;
  readonly type: string;
}

/** Stores one message. The request may be answered once this resolves. */
export async function storeFeedback(db: Database, given: Feedback, screenshot?: Screenshot) {
  return runTransaction(db, async (tx) => {
    const [row] = await tx
      .insert(feedback)
      .values({
        kind: given.kind,
        message: given.message,
        email: given.email === "" ? null : (given.email ?? null),
        screenshot: screenshot?.bytes ?? null,
        screenshotType: screenshot?.type ?? null,
      })
      .returning({ id: feedback.id });
    if (row === undefined) throw new Error("The message was not stored");
    return { ok: true, id: row.id } as const;
  });
}
