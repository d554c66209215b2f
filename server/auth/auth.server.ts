/** The sign-in service: one Better Auth server over our own tables. What surrounds it is in auth-routes.ts. */
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/database.ts";
import { authSecret } from "./auth-secret.ts";
import { accounts, sessions, twoFactors, users, verifications } from "./auth-tables.ts";
import { federatedPlugins } from "./providers.ts";

const DAY_S = 86_400;

export interface AuthParts {
  readonly config: Config;
  readonly db: Database;
}

export function createAuth({ config, db }: AuthParts) {
  return betterAuth({
    appName: "Tincture",
    baseURL: config.appOrigin ?? `http://${config.host}:${config.port}`,
    basePath: "/api/auth",
    secret: authSecret(config),
    trustedOrigins: (request) => ownOrigins(config, request),
    telemetry: { enabled: false },
    plugins: [...federatedPlugins(config)],
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
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
    },
    user: {
      additionalFields: {
        phoneNumber: { type: "string", required: false, input: false },
        banned: { type: "boolean", required: false, input: false, defaultValue: false },
        banReason: { type: "string", required: false, input: false },
        lastSignInAt: { type: "date", required: false, input: false },
      },
    },
    session: {
      expiresIn: 30 * DAY_S,
      updateAge: DAY_S,
      freshAge: 300,
      cookieCache: { enabled: true, maxAge: 3600, strategy: "jwe" },
    },
    verification: { storeIdentifier: "hashed" },
    account: {
      encryptOAuthTokens: true,
      accountLinking: { disableImplicitLinking: true, allowDifferentEmails: true },
    },
    advanced: {
      cookiePrefix: "tincture",
      ipAddress: { ipAddressHeaders: ["x-tincture-ip"] },
      useSecureCookies: config.appOrigin?.startsWith("https:") ?? false,
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** Without APP_ORIGIN, whatever own address the page was opened at: localhost and 127.0.0.1 are both ours. */
function ownOrigins(config: Config, request: Request | undefined): string[] {
  if (config.appOrigin !== undefined) return [config.appOrigin];
  return request === undefined ? [] : [new URL(request.url).origin];
}
