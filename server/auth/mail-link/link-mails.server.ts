/** The mails with links. Each link carries the stamp that its account has now. */
import { createEmailVerificationToken } from "better-auth/api";
import type { Database } from "#server/db/database.ts";
import { type Mail, queueMail } from "#server/mail/mail-commands.server.ts";
import { stampedToken, stampOfAddress, stampOfUser } from "./account-stamp.server.ts";
import {
  type ActionMode,
  actionAddress,
  emailLinkAddress,
  RESET_LINK_S,
  VERIFY_LINK_S,
} from "./action-links.ts";
import { readLinkJwt } from "./link-jwt.ts";

interface Recipient {
  readonly id: string;
  /** The mail goes there; for a change of address, the new one. */
  readonly email: string;
}

export interface LinkMailParts {
  readonly db: Database;
  readonly origin: string;
  readonly secret: string;
}

/** The `token` of each is the library's. */
export function linkMails({ db, origin, secret }: LinkMailParts) {
  async function mailAction(
    { id, email }: Recipient,
    token: string,
    { mode, kind, lifeS, vars }: { mode: ActionMode; kind: Mail["kind"]; lifeS: number; vars?: Mail["vars"] },
  ): Promise<void> {
    const stamped = stampedToken(secret, token, await stampOfUser(db, id));
    const url = actionAddress(origin, mode, stamped, lifeS);
    await queueMail(db, { recipient: email, kind, vars: { ...vars, url } });
  }

  async function addressLink(user: Recipient, token: string): Promise<void> {
    const link = readLinkJwt(secret, token);
    const isChange = link.state === "ready" && link.newEmail !== undefined;
    await mailAction(user, token, {
      mode: isChange ? "changeEmail" : "verifyEmail",
      kind: isChange ? "verify-new-email" : "verify-email",
      lifeS: VERIFY_LINK_S,
    });
  }

  return {
    async signInLink(email: string, token: string): Promise<void> {
      const stamped = stampedToken(secret, token, await stampOfAddress(db, email));
      const vars = { url: emailLinkAddress(origin, stamped) };
      await queueMail(db, { recipient: email, kind: "sign-in-link", vars });
    },
    resetLink: (user: Recipient, token: string) =>
      mailAction(user, token, { mode: "resetPassword", kind: "reset-password", lifeS: RESET_LINK_S }),
    /** Confirms the address, or the new one of a change. */
    addressLink,
    async firstAddressLink(user: Recipient): Promise<void> {
      await addressLink(
        user,
        await createEmailVerificationToken(secret, user.email, undefined, VERIFY_LINK_S),
      );
    },
    /** Asks the old mailbox to agree to a change. */
    agreementLink: (user: Recipient, token: string, newEmail: string) =>
      mailAction(user, token, {
        mode: "changeEmail",
        kind: "change-email",
        lifeS: VERIFY_LINK_S,
        vars: { newEmail },
      }),
  };
}
