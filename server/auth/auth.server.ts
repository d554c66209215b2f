/** The sign-in service: one Better Auth server over our own tables. What surrounds it is in auth-call.server.ts. */
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { isAPIError } from "better-auth/api";
import type { Config } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import { addJob } from "#server/jobs/add-job.server.ts";
import type { Log } from "#server/log.ts";
import { DELETE_BLOBS } from "#server/storage/blob-jobs.server.ts";
import { addressLimits } from "./auth-limits.ts";
import { authSecret } from "./auth-secret.ts";
import { accounts, sessions, twoFactors, users, verifications } from "./auth-tables.ts";
import { botCheckPlugin } from "./bot-check/bot-check-plugin.server.ts";
import { actionAddress, RESET_LINK_S, VERIFY_LINK_S } from "./mail-link/action-links.ts";
import { mailQueue, workBeside } from "./mail-link/auth-mails.server.ts";
import { emailLink } from "./mail-link/email-link.ts";
import { readLinkJwt } from "./mail-link/link-jwt.ts";
import { ownOrigin } from "./own-origin.ts";
import { federatedPlugins } from "./provider/providers.ts";
import { beforeRequests, FRESH_S, nameCheck, passwordCheck, recentLoginCheck } from "./request-hooks.ts";
import { secondFactor } from "./second-factor/second-factor.ts";
import { databaseHooks } from "./session/session-hooks.ts";

const DAY_S = 86_400;
/** How long a page may show who is signed in without asking the database. */
export const CACHED_SESSION_S = 3600;

export interface AuthParts {
  readonly config: Config;
  readonly db: Database;
  readonly log?: Log;
}

export function createAuth({ config, db, log }: AuthParts) {
  const origin = ownOrigin(config);
  const secret = authSecret(config);
  const queue = mailQueue(db);
  const { passwordPolicy } = config;
  return betterAuth({
    appName: "Tincture",
    baseURL: origin,
    basePath: "/api/auth",
    secret,
    trustedOrigins: (request) => ownOrigins(config, request),
    telemetry: { enabled: false },
    // Refusals are answers, not events; what fails is also seen by onAPIError.
    logger: {
      log(level, message) {
        if (level === "error") log?.error("sign-in library", { message });
      },
    },
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
        twoFactor: twoFactors,
      },
      transaction: true,
    }),
    plugins: [
      botCheckPlugin({ config, db }),
      emailLink(origin, queue),
      ...federatedPlugins(config),
      secondFactor(queue, config.addressLimitFactor),
    ],
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordPolicy.minPasswordLength,
      maxPasswordLength: passwordPolicy.maxPasswordLength,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_LINK_S,
      sendResetPassword: ({ user, token }) =>
        queue({
          recipient: user.email,
          kind: "reset-password",
          vars: { url: actionAddress(origin, "resetPassword", token, RESET_LINK_S) },
        }),
    },
    emailVerification: {
      sendOnSignUp: true,
      autoSignInAfterVerification: false,
      expiresIn: VERIFY_LINK_S,
      sendVerificationEmail: ({ user, token }) => {
        const link = readLinkJwt(secret, token);
        const isChange = link.state === "ready" && link.isChange;
        const mode = isChange ? "changeEmail" : "verifyEmail";
        return queue({
          recipient: user.email,
          kind: isChange ? "verify-new-email" : "verify-email",
          vars: { url: actionAddress(origin, mode, token, VERIFY_LINK_S) },
        });
      },
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
          queue({
            recipient: user.email,
            kind: "change-email",
            vars: { newEmail, url: actionAddress(origin, "changeEmail", token, VERIFY_LINK_S) },
          }),
      },
      deleteUser: {
        enabled: true,
        // The rows go with the person; files in the store are named by a job that outlives them.
        beforeDelete: async ({ id }) => {
          await addJob(db, DELETE_BLOBS, { prefix: `u/${id}/` });
        },
      },
    },
    session: {
      expiresIn: 30 * DAY_S,
      updateAge: DAY_S,
      freshAge: FRESH_S,
      cookieCache: { enabled: true, maxAge: CACHED_SESSION_S, strategy: "jwe" },
    },
    verification: { storeIdentifier: "hashed" },
    account: {
      encryptOAuthTokens: true,
      accountLinking: { disableImplicitLinking: true, allowDifferentEmails: true },
    },
    rateLimit: addressLimits(db, config.addressLimitFactor),
    onAPIError: { errorURL: `${origin}/login`, onError: (error) => writeDown(log, error) },
    advanced: {
      cookiePrefix: "tincture",
      ipAddress: { ipAddressHeaders: ["x-tincture-ip"] },
      useSecureCookies: config.appOrigin?.startsWith("https:") ?? false,
      backgroundTasks: { handler: workBeside },
    },
    hooks: { before: beforeRequests([nameCheck, passwordCheck(passwordPolicy), recentLoginCheck]) },
    databaseHooks: databaseHooks(db),
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** A query's own message lists its values, addresses among them: the reason below it does not. */
function writeDown(log: Log | undefined, error: unknown): void {
  if (isAPIError(error) && error.statusCode < 500) return;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  log?.error("sign-in failed", { error: cause instanceof Error ? cause.message : "unknown" });
}

/** Without APP_ORIGIN, whatever own address the page was opened at: localhost and 127.0.0.1 are both ours. */
export function ownOrigins(
  config: Pick<Config, "appOrigin">,
  request: Pick<Request, "url"> | undefined,
): string[] {
  if (config.appOrigin !== undefined) return [config.appOrigin];
  return request === undefined ? [] : [new URL(request.url).origin];
}
