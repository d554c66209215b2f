/** What happens beside the library's own work when sessions, people and ways in are written. */
import type { BetterAuthOptions } from "better-auth";
import { APIError } from "better-auth/api";
import { and, eq, ne } from "drizzle-orm";
import { sessions, users } from "#server/auth/auth-tables.ts";
import type { Database } from "#server/db/database.ts";

type DatabaseHooks = NonNullable<BetterAuthOptions["databaseHooks"]>;

/** Opening such a link makes a session for a moment (action-commands.server.ts): nobody signs in by it. */
const NO_SIGN_IN = "/verify-email";

export function databaseHooks(db: Database): DatabaseHooks {
  return {
    user: {
      create: {
        // Pictures are files of ours or nothing: whoever signs up could name any address.
        before: async (user) => ({ data: { image: isOwnFile(user.image) ? user.image : null } }),
      },
    },
    session: {
      create: {
        before: async (session, context) => {
          // Through the library, whose transaction may hold the only connection.
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
                eq(sessions.token, earlier),
                eq(sessions.userId, session.userId),
                ne(sessions.id, session.id),
              ),
            );
        },
      },
    },
    // What a provider gave is needed once, at sign-in; keeping it would only be a thing to lose.
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
