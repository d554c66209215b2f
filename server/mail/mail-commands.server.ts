/** Adds mails as jobs; the job runner sends them. */
import * as v from "valibot";
import type { Database } from "#server/db/database.ts";
import { addJob } from "#server/jobs/add-job.server.ts";
import type { JobKind } from "#server/jobs/job-kind.ts";
import { NOTICE_KINDS } from "./notice-letters.ts";

export const MAIL_KINDS = [
  "verify-email",
  /** To the new address, after the old one has approved the change. */
  "verify-new-email",
  "reset-password",
  "sign-in-link",
  /** To the old address, to approve the change. */
  "change-email",
  "two-factor-code",
  "feedback",
  "ticket",
  "trial-ends",
  "payment-failed",
  "subscription-cancelled",
  "subscription-ended",
  "receipt",
  ...NOTICE_KINDS,
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export interface Mail {
  readonly recipient: string;
  readonly kind: MailKind;
  readonly vars: Readonly<Record<string, string>>;
}

const DAY_S = 86_400;

export const MAIL: JobKind<Mail> = {
  name: "mail",
  payload: v.object({
    recipient: v.string(),
    kind: v.picklist(MAIL_KINDS),
    vars: v.optional(v.record(v.string(), v.string()), {}),
  }),
  maxAttempts: 8,
  // After a day the link has expired, so sending the mail would only confuse.
  maxAgeS: DAY_S,
  retainedS: 30 * DAY_S,
  secrets: ["vars"],
  leaseS: 120,
};

export async function queueMail(db: Database, mail: Mail): Promise<void> {
  await addJob(db, MAIL, mail);
}
