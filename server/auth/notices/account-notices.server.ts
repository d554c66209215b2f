/** Mails that tell a person about a change of what gives access to their account. They contain no secrets and no links. */
import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { users } from "#server/auth/auth-tables.ts";
import { renewStamp } from "#server/auth/mail-link/account-stamp.server.ts";
import type { Database } from "#server/db/database.ts";
import { takeLimit } from "#server/limits/limit-commands.server.ts";
import { queueMail } from "#server/mail/mail-commands.server.ts";
import type { NoticeKind } from "#server/mail/notice-letters.ts";

/** Nobody has shown that an unconfirmed address is theirs, so its account must not be a way to mail a stranger at will. */
const MAX_TO_UNCONFIRMED = 5;
const WINDOW_S = 86_400;

/** In a transaction the mail is sent once the change is committed. A deleted account gets none. */
export async function queueNotice(
  db: Database,
  userId: string,
  kind: NoticeKind,
  vars: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { email, emailVerified } = users;
  const [user] = await db.select({ email, emailVerified }).from(users).where(eq(users.id, userId));
  if (user !== undefined) await queueNoticeTo(db, user, kind, vars);
}

/** For an address that the account no longer has. */
export async function queueNoticeTo(
  db: Database,
  { email, emailVerified }: { readonly email: string; readonly emailVerified: boolean },
  kind: NoticeKind,
  vars: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (!emailVerified) {
    const key = `notice:${createHash("sha256").update(email).digest("base64url")}`;
    const { isAllowed } = await takeLimit(db, key, MAX_TO_UNCONFIRMED, WINDOW_S);
    if (!isAllowed) return;
  }
  await queueMail(db, { recipient: email, kind, vars });
}

/** After every new password: ends the mailed links, and tells of it. */
export async function passwordChanged(db: Database, userId: string): Promise<void> {
  await renewStamp(db, userId);
  await queueNotice(db, userId, "password-changed");
}
