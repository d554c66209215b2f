/** The sign-in service: a Better Auth server on our own tables. auth-call.server.ts wraps it. */
import { type BetterAuthOptions, betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import type { Config } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import type { Log } from "#server/log.ts";
import { addressLimits } from "./auth-limits.ts";
import { authSecret } from "./auth-secret.ts";
import { accounts, sessions, twoFactors, users, verifications } from "./auth-tables.ts";
import { botCheckPlugin } from "./bot-check/bot-check-plugin.server.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { libraryLog, logFailure } from "./library-log.ts";
import { RESET_LINK_S, VERIFY_LINK_S } from "./mail-link/action-links.ts";
import { mailQueue, workBeside } from "./mail-link/auth-mails.server.ts";
import { emailLink } from "./mail-link/email-link.ts";
import { linkDoor } from "./mail-link/link-door.server.ts";
import { linkMails } from "./mail-link/link-mails.server.ts";
import { passwordChanged } from "./notices/account-notices.server.ts";
import { noticeHooks } from "./notices/notice-hooks.ts";
import { ownOrigin } from "./own-origin.ts";
import { passkeySignIn } from "./passkey/passkey-plugin.server.ts";
import { federatedPlugins } from "./provider/providers.ts";
import {
  beforeRequests,
  confirmedAddressCheck,
  FRESH_S,
  nameCheck,
  passwordCheck,
  recentLoginCheck,
} from "./request-hooks.ts";
import { secondFactor } from "./second-factor/second-factor.ts";
import { secondFactorChecks } from "./second-factor/second-factor-checks.ts";
import { withoutOldSessions } from "./session/session-age.ts";
import { databaseHooks } from "./session/session-hooks.ts";
import { withStoredTokens } from "./session/stored-tokens.ts";

const DAY_S = 86_400;
/** Seconds for which a page may show the known person before it asks the server again. */
export const KNOWN_SESSION_S = 3600;

export interface AuthParts {
  readonly config: Config;
  readonly db: Database;
  readonly log?: Log;
  /**
   * How passwords are stored; by default the library's scrypt with N 16384, r 16. Only tests set it, because they sign
   * in often.
   */
  readonly passwords?: StoredPasswords;
  /** Runs before an account is deleted; if it throws, the account stays. */
  readonly beforeDelete?: (userId: string) => Promise<void>;
}

export interface StoredPasswords {
  hash(password: string): Promise<string>;
  verify(given: { readonly hash: string; readonly password: string }): Promise<boolean>;
}

export function createAuth({ config, db, log, passwords, beforeDelete }: AuthParts) {
  const origin = ownOrigin(config);
  const secret = authSecret(config);
  const queue = mailQueue(db);
  const mails = linkMails({ db, origin, secret });
  const { passwordPolicy } = config;
  const tables = drizzleAdapter(db, {
    provider: "pg",
    schema: {
      user: users,
      session: sessions,
      account: accounts,
      verification: verifications,
      twoFactor: twoFactors,
    },
    transaction: true,
  });
  return betterAuth({
    appName: "Tincture",
    baseURL: origin,
    basePath: "/api/auth",
    secret,
    trustedOrigins: (request) => ownOrigins(config, request),
    telemetry: { enabled: false },
    logger: libraryLog(log),
    database: (options: BetterAuthOptions) => withoutOldSessions(withStoredTokens(tables(options))),
    plugins: [
      botCheckPlugin({ config, db }),
      emailLink(mails.signInLink),
      ...federatedPlugins(config),
      secondFactor(queue, config.addressLimitFactor),
      noticeHooks(db, (id) => config.providers.find((one) => one.id === id)?.name ?? id),
      linkDoor(db),
      passkeySignIn({ config, db }),
    ],
    emailAndPassword: {
      enabled: true,
      ...(passwords && { password: passwords }),
      minPasswordLength: passwordPolicy.minPasswordLength,
      maxPasswordLength: passwordPolicy.maxPasswordLength,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_LINK_S,
      onPasswordReset: ({ user }) => passwordChanged(db, user.id),
      sendResetPassword: ({ user, token }) => mails.resetLink(user, token),
    },
    emailVerification: {
      // Sent after the transaction of the sign-up (session-hooks.ts).
      sendOnSignUp: false,
      autoSignInAfterVerification: false,
      expiresIn: VERIFY_LINK_S,
      sendVerificationEmail: ({ user, token }) => mails.addressLink(user, token),
    },
    user: {
      additionalFields: {
        phoneNumber: { type: "string", required: false, input: false },
        banned: { type: "boolean", required: false, input: false, defaultValue: false },
        banReason: { type: "string", required: false, input: false, returned: false },
        lastSignInAt: { type: "date", required: false, input: false },
      },
      changeEmail: {
        enabled: true,
        sendChangeEmailConfirmation: ({ user, newEmail, token }) =>
          mails.agreementLink(user, token, newEmail),
      },
      deleteUser: {
        enabled: true,
        // The library would delete row by row. After this its own statements find nothing to delete.
        beforeDelete: async ({ id }) => {
          await beforeDelete?.(id).catch((error: unknown) => {
            logFailure(log, error);
            throw new APIError("SERVICE_UNAVAILABLE", { code: "SUBSCRIPTION_NOT_ENDED" });
          });
          await deleteAccount(db, id);
        },
      },
    },
    session: {
      expiresIn: 30 * DAY_S,
      updateAge: DAY_S,
      // Sessions are not cached in a cookie, since a copy would outlive the session.
      freshAge: FRESH_S,
    },
    verification: { storeIdentifier: "hashed" },
    account: {
      encryptOAuthTokens: true,
      accountLinking: { disableImplicitLinking: true, allowDifferentEmails: true },
    },
    rateLimit: addressLimits(db, config.addressLimitFactor),
    onAPIError: { errorURL: `${origin}/login`, onError: (error) => logFailure(log, error) },
    advanced: {
      cookiePrefix: "tincture",
      ipAddress: { ipAddressHeaders: ["x-tincture-ip"] },
      useSecureCookies: config.appOrigin?.startsWith("https:") ?? false,
      backgroundTasks: { handler: workBeside },
    },
    hooks: {
      before: beforeRequests([
        nameCheck,
        passwordCheck(db, passwordPolicy),
        recentLoginCheck,
        confirmedAddressCheck,
        ...secondFactorChecks(db),
      ]),
    },
    databaseHooks: databaseHooks(db, mails.firstAddressLink),
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** Without APP_ORIGIN the local origins are accepted: both localhost and 127.0.0.1. */
export function ownOrigins(
  config: Pick<Config, "appOrigin">,
  request: Pick<Request, "url"> | undefined,
): string[] {
  if (config.appOrigin !== undefined) return [config.appOrigin];
  return request === undefined ? [] : [new URL(request.url).origin];
}
