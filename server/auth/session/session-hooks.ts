/** Hooks that run when the library writes sessions, people and sign-in methods. */
import type { BetterAuthOptions } from "better-auth";
import { APIError } from "better-auth/api";
import { and, eq, inArray, ne } from "drizzle-orm";
import { sessions, users } from "#server/auth/auth-tables.ts";
import type { Database } from "#server/db/database.ts";
import { storedForms } from "./stored-tokens.ts";

type DatabaseHooks = NonNullable<BetterAuthOptions["databaseHooks"]>;

/** Opening such a link briefly creates a session (action-commands.server.ts) without signing anybody in. */
const NO_SIGN_IN = "/verify-email";

export function databaseHooks(db: Database): DatabaseHooks {
  return {
    user: {
      create: {
        // A picture must be one of our own files, because a sign-up request could contain any address.
        before: async (user) => ({ data: { image: isOwnFile(user.image) ? user.image : null } }),
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
