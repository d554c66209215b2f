/** Reads a mailed link of any kind without using it: what it is for, whose it is, and whether it still holds. */
import type { AuthContext } from "better-auth";
import { eq } from "drizzle-orm";
import { users } from "#server/auth/auth-tables.ts";
import type { Database } from "#server/db/database.ts";
import { bearsStamp, NO_ACCOUNT, readStampedToken } from "./account-stamp.server.ts";
import type { ActionMode } from "./action-links.ts";
import { hashLinkToken, linkTokenState } from "./email-link.ts";
import { readLinkJwt } from "./link-jwt.ts";

export type LinkKind = ActionMode | "signIn";

export interface LinkAccount {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly stamp: string;
}

export interface ReadyLink {
  readonly state: "ready";
  /** The library's token. */
  readonly token: string;
  readonly email: string;
  /** Undefined for a sign-in link that will create the account. */
  readonly account: LinkAccount | undefined;
  /** The library's row of this link; undefined for signed tokens. */
  readonly rowId?: string | undefined;
  /** For a change of address: the new one, and whether this is the old mailbox's agreement. */
  readonly change?: { readonly newEmail: string; readonly isAgreement: boolean } | undefined;
}

export type MailedLink = ReadyLink | DeadLink;
export type DeadLink = { readonly state: "expired" } | { readonly state: "invalid" };

export interface LinkParts {
  readonly db: Database;
  readonly context: Pick<AuthContext, "secret" | "internalAdapter">;
}

export async function readMailedLink(parts: LinkParts, kind: LinkKind, mailed: string): Promise<MailedLink> {
  const stamped = readStampedToken(mailed);
  if (stamped === undefined) return INVALID;
  const claim = await READERS[kind](parts, stamped.token);
  if ("state" in claim) return claim;
  const account = await accountOf(parts.db, claim);
  if (account === undefined && kind !== "signIn") return INVALID;
  if (!bearsStamp(parts.context.secret, stamped, account?.stamp ?? NO_ACCOUNT)) return INVALID;
  const email = account?.email ?? ("email" in claim ? claim.email : "");
  const { rowId, change } = claim;
  return { state: "ready", token: stamped.token, email, account, rowId, change };
}

const INVALID = { state: "invalid" } as const;

/** What a token says about itself. */
type Claim = ({ readonly userId: string } | { readonly email: string }) & Pick<ReadyLink, "rowId" | "change">;
type Reader = (parts: LinkParts, token: string) => Promise<Claim | DeadLink>;

const READERS: Readonly<Record<LinkKind, Reader>> = {
  async signIn({ context }, token) {
    const state = linkTokenState(token);
    if (state !== "live") return state === "expired" ? { state } : INVALID;
    const row = await context.internalAdapter.findVerificationValue(`magic-link:${hashLinkToken(token)}`);
    const email = row ? emailIn(row.value) : undefined;
    return row && email !== undefined ? { email, rowId: row.id } : INVALID;
  },
  async resetPassword({ context }, token) {
    const row = await context.internalAdapter.findVerificationValue(`reset-password:${token}`);
    if (!row) return INVALID;
    return row.expiresAt.getTime() > Date.now() ? { userId: row.value, rowId: row.id } : { state: "expired" };
  },
  async verifyEmail({ context }, token) {
    const link = readLinkJwt(context.secret, token);
    if (link.state !== "ready") return link;
    return link.newEmail === undefined ? { email: link.email } : INVALID;
  },
  async changeEmail({ context }, token) {
    const link = readLinkJwt(context.secret, token);
    if (link.state !== "ready") return link;
    const { email, newEmail, isAgreement } = link;
    return newEmail === undefined ? INVALID : { email, change: { newEmail, isAgreement } };
  },
};

function emailIn(value: string): string | undefined {
  const read: unknown = JSON.parse(value);
  return typeof read === "object" && read !== null && "email" in read && typeof read.email === "string"
    ? read.email
    : undefined;
}

async function accountOf(db: Database, claim: Claim): Promise<LinkAccount | undefined> {
  const isTheirs = "userId" in claim ? eq(users.id, claim.userId) : eq(users.email, claim.email);
  const { id, email, emailVerified, stamp } = users;
  const [account] = await db.select({ id, email, emailVerified, stamp }).from(users).where(isTheirs);
  return account;
}
