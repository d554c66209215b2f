/** Hooks that run when the library writes sessions, people and sign-in methods. */
import type { BetterAuthOptions } from "better-auth";
import { APIError } from "better-auth/api";
import { and, eq, inArray, ne } from "drizzle-orm";
import { defaultName } from "#domain/account/default-name.ts";
import { sessions, users } from "#server/auth/auth-tables.ts";
import { workBeside } from "#server/auth/mail-link/auth-mails.server.ts";
import type { Database } from "#server/db/database.ts";
import { storedForms } from "./stored-tokens.ts";

type DatabaseHooks = NonNullable<BetterAuthOptions["databaseHooks"]>;

/** Opening such a link briefly creates a session (action-commands.server.ts) without signing anybody in. */
const NO_SIGN_IN = "/verify-email";

/** The library's return from an identity provider. */
const FROM_PROVIDER = "/callback/:id";

/** `mailFirstLink` mails the link that confirms the address of a new account. */
export function databaseHooks(
  db: Database,
  mailFirstLink: (user: { readonly id: string; readonly email: string }) => Promise<void>,
): DatabaseHooks {
  return {
    user: {
      create: {
        // A picture must be one of our own files, because a sign-up request could contain any address.
        before: async (user) => ({
          data: {
            image: isOwnFile(user.image) ? user.image : null,
            // A link by mail and some providers know an address alone.
            name: user.name.trim() === "" ? defaultName(user.email) : user.name,
          },
        }),
        // Runs after the commit of the sign-up, when the account's stamp can be read.
        after: async (user) => {
          if (!user.emailVerified) workBeside(mailFirstLink(user));
        },
      },
      update: {
        // Only a mailed link confirms an existing account (prove-mailbox.server.ts), since that ends what others may
        // have set up. The library would believe a provider by which somebody signs in.
        before: async (user, context) => {
          if (context?.path === FROM_PROVIDER && user.emailVerified === true)
            return { data: { emailVerified: false } };
        },
      },
    },
    session: {
      create: {
        before: async (session, context) => {
          // Reads through the library's adapter, because its transaction may hold the only connection.
          const adapter = context?.context.internalAdapter;
          const user: unknown = adapter
            ? await adapter.findUserById(session.userId)
            : (await db.select().from(users).where(eq(users.id, session.userId)))[0];
          if (isBanned(user))
            throw new APIError("FORBIDDEN", {
              code: "BANNED_USER",
              message: "This account has been disabled.",
            });
        },
        after: async (session, context) => {
          if (context?.path === NO_SIGN_IN) return;
          await db.update(users).set({ lastSignInAt: new Date() }).where(eq(users.id, session.userId));
          if (!context?.headers) return;
          const { name } = context.context.authCookies.sessionToken;
          const earlier = await context.getSignedCookie(name, context.context.secret);
          if (typeof earlier !== "string") return;
          await db
            .delete(sessions)
            .where(
              and(
                inArray(sessions.token, storedForms(earlier)),
                eq(sessions.userId, session.userId),
                ne(sessions.id, session.id),
              ),
            );
        },
      },
    },
    // A provider's data is needed only during sign-in; it is not stored, so that it cannot leak.
    account: {
      create: { before: async () => ({ data: NO_TOKENS }) },
      update: { before: async () => ({ data: NO_TOKENS }) },
    },
  };
}

const NO_TOKENS = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
};

function isOwnFile(image: unknown): boolean {
  return typeof image === "string" && /^\/files\/[a-z0-9/_.-]+$/.test(image);
}

function isBanned(user: unknown): boolean {
  return typeof user === "object" && user !== null && "banned" in user && user.banned === true;
}
