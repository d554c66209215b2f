/** Mails are only written down here; the worker sends them. */
import type { Database } from "#server/db/database.ts";
import { mailOutbox } from "./outbox-table.ts";

export type MailKind =
  | "verify-email"
  /** To the new address, once the old one agreed. */
  | "verify-new-email"
  | "reset-password"
  | "sign-in-link"
  /** To the old address: is the change wished? */
  | "change-email"
  | "two-factor-code"
  | "feedback"
  | "ticket";

export interface Mail {
  readonly recipient: string;
  readonly kind: MailKind;
  readonly vars: Readonly<Record<string, string>>;
}

export async function queueMail(db: Database, { recipient, kind, vars }: Mail): Promise<void> {
  await db.insert(mailOutbox).values({ recipient, kind, vars });
}
