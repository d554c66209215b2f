/** Notices of changes that the sign-in library makes, whatever called it. */
import type { BetterAuthOptions, BetterAuthPlugin, GenericEndpointContext } from "better-auth";
import { createAuthMiddleware, getSessionFromCtx, isAPIError } from "better-auth/api";
import type { Database } from "#server/db/database.ts";
import { passwordChanged, queueNotice } from "./account-notices.server.ts";

type DatabaseHooks = NonNullable<BetterAuthOptions["databaseHooks"]>;
type Context = GenericEndpointContext | null;

const PASSWORD = "credential";
/** At these paths the library updates a person for this alone. */
const SECOND_FACTOR = {
  "/two-factor/verify-totp": "second-factor-on",
  "/two-factor/disable": "second-factor-off",
} as const;
const RECOVERY_CODES = "/two-factor/generate-backup-codes";

interface Way {
  readonly userId: string;
  readonly providerId: string;
}

/** `nameOf` gives the name of a provider as the sign-in pages show it. */
export function noticeHooks(
  db: Database,
  nameOf: (providerId: string) => string,
): Pick<BetterAuthPlugin, "id" | "init" | "hooks"> {
  /** Requests that make an account: its first way in is no change. */
  const signUps = new WeakSet<object>();

  async function wayAdded({ userId, providerId }: Way, context: Context): Promise<void> {
    // A password is added by commands that tell of it themselves.
    if (context === null || signUps.has(context) || providerId === PASSWORD) return;
    await queueNotice(db, userId, "identity-linked", { provider: nameOf(providerId) });
  }

  const databaseHooks: DatabaseHooks = {
    user: {
      create: {
        before: async (_user, context) => {
          if (context !== null) signUps.add(context);
        },
      },
      update: {
        after: async ({ id }, context) => {
          const path = context?.path;
          if (isSecondFactorPath(path)) await queueNotice(db, id, SECOND_FACTOR[path]);
        },
      },
    },
    account: {
      create: { after: wayAdded },
      update: {
        after: async ({ userId }, context) => {
          if (context?.path === "/change-password") await passwordChanged(db, userId);
        },
      },
      delete: {
        after: async ({ userId, providerId }, context) => {
          if (context?.path !== "/unlink-account") return;
          const provider = providerId === PASSWORD ? "a password" : nameOf(providerId);
          await queueNotice(db, userId, "identity-unlinked", { provider });
        },
      },
    },
  };

  return {
    id: "account-notices",
    init: () => ({ options: { databaseHooks } }),
    hooks: {
      after: [
        {
          matcher: ({ path }) => path === RECOVERY_CODES,
          handler: createAuthMiddleware(async (context) => {
            if (isAPIError(context.context.returned)) return;
            const session = await getSessionFromCtx(context);
            if (session !== null) await queueNotice(db, session.user.id, "recovery-codes-renewed");
          }),
        },
      ],
    },
  };
}

function isSecondFactorPath(path: string | undefined): path is keyof typeof SECOND_FACTOR {
  return path !== undefined && path in SECOND_FACTOR;
}
