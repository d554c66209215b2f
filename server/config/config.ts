/** Settings of the process, read once from environment variables and validated by a schema. */
import * as v from "valibot";
import { DEFAULT_POLICY, type PasswordPolicy } from "#domain/account/password-policy.ts";
import type { MeasurementConfig } from "#domain/shell/measurement.ts";
import { hostUrls, replicaUrls } from "./database-hosts.ts";
import { PROVIDER_VARIABLES, type ProviderSettings, readProviders } from "./provider-settings.ts";
import { readStripe, STRIPE_VARIABLES, type StripeSettings } from "./stripe-settings.ts";

const Environment = v.object({
  PORT: v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0), v.maxValue(65_535))),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty())),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty())),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\//, "must begin with postgres:// or postgresql://"),
      v.check((url) => hostUrls(url) !== undefined, "must name a host, or several with a comma between them"),
    ),
  ),
  DATABASE_REPLICA_URLS: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (list) => replicaUrls(list) !== undefined,
        "must be postgres:// URLs with a comma between them",
      ),
      v.transform((list) => replicaUrls(list) ?? []),
    ),
  ),
  APP_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.url(),
      v.transform((url) => new URL(url).origin),
    ),
  ),
  TRUSTED_PROXIES: v.optional(
    v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0), v.maxValue(10)),
  ),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://"))),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.regex(/^[^\r\n]*@[^\r\n]*$/, "must be an address"))),
  MAIL_OUTBOX: v.optional(v.picklist(["page", "off"])),
  MAIL_TLS: v.optional(v.picklist(["required", "optional"])),
  ADDRESS_LIMIT_FACTOR: v.optional(
    v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(100_000)),
  ),
  PASSWORD_MIN_LENGTH: v.optional(
    v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(6), v.maxValue(64)),
  ),
  AUTH_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, "must have at least 32 characters"))),
  STORAGE_URL: v.optional(v.string()),
  BACKUP_DIR: v.optional(v.pipe(v.string(), v.nonEmpty())),
  BACKUP_HOURS: v.optional(
    v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(720)),
  ),
  BACKUP_COUNT: v.optional(
    v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(1_000)),
  ),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, "must have at least 16 characters"))),
  ...PROVIDER_VARIABLES,
  ...STRIPE_VARIABLES,
  BOT_CHECK: v.optional(v.picklist(["on", "off"], 'must be "on" or "off"')),
  ANALYTICS_DOMAIN: v.optional(v.string()),
  ANALYTICS_SCRIPT: v.optional(v.pipe(v.string(), v.url())),
  SESSION_RECORDING_SCRIPT: v.optional(v.pipe(v.string(), v.url())),
  SESSION_RECORDING_ID: v.optional(v.pipe(v.string(), v.transform(Number), v.integer())),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** May name several hosts, of which one is the primary. */
  readonly databaseUrl: string | undefined;
  readonly databaseReplicaUrls: readonly string[];
  /** The public origin behind a proxy; by default each request's own. */
  readonly appOrigin: string | undefined;
  /** Number of trusted proxies: that many addresses at the end of X-Forwarded-For are believed. */
  readonly trustedProxies: number;
  /** Key that signs cookies; generated and stored in the data folder if not given. */
  readonly authSecret: string | undefined;
  /** Identity providers for sign-in. */
  readonly providers: readonly ProviderSettings[];
  /** Whether creating accounts and sending mails requires the bot check. */
  readonly botCheck: boolean;
  readonly mail: MailConfig;
  /** Multiplies limits per client address, for a school or an office behind one address. */
  readonly addressLimitFactor: number;
  readonly passwordPolicy: PasswordPolicy;
  /**
   * Storage of files: `file:` and a folder, or `s3://key:secret@host/bucket`; by default files/ in the data folder.
   */
  readonly storageUrl: string | undefined;
  /** Backups that the server makes by itself; undefined for none. */
  readonly backups: BackupConfig | undefined;
  /** Token that grants access to /metrics; undefined disables metrics. */
  readonly metricsToken: string | undefined;
  readonly measurement: MeasurementConfig;
  /** The payment service; undefined means test mode. */
  readonly stripe: StripeSettings | undefined;
}

export interface BackupConfig {
  readonly folder: string;
  readonly everyHours: number;
  /** How many are kept. */
  readonly count: number;
}

export interface MailConfig {
  /** Without it no mail is sent. */
  readonly smtpUrl: string | undefined;
  readonly from: string;
  /** Whether /dev/outbox shows the mails; by default it depends on how the server is started. */
  readonly outbox: "page" | "off" | undefined;
  readonly isTlsRequired: boolean;
}

/** Throws an Error whose message lists each invalid variable with the reason. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = v.safeParse(Environment, given);
  if (!result.success) {
    const lines = result.issues.map((issue) => `${v.getDotPath(issue) ?? "environment"}: ${issue.message}`);
    throw new Error(`These settings cannot be used:\n  ${lines.join("\n  ")}`);
  }
  const settings = result.output;
  return {
    port: settings.PORT ?? 3000,
    host: settings.HOST ?? "localhost",
    dataDir: settings.DATA_DIR ?? "data",
    databaseUrl: settings.DATABASE_URL,
    databaseReplicaUrls: settings.DATABASE_REPLICA_URLS ?? [],
    appOrigin: settings.APP_ORIGIN,
    trustedProxies: settings.TRUSTED_PROXIES ?? 0,
    authSecret: settings.AUTH_SECRET,
    providers: readProviders(given),
    botCheck: (settings.BOT_CHECK ?? (environment["NODE_ENV"] === "production" ? "on" : "off")) === "on",
    mail: {
      smtpUrl: settings.SMTP_URL,
      from: settings.MAIL_FROM ?? "Tincture <tincture@localhost>",
      outbox: settings.MAIL_OUTBOX,
      isTlsRequired: settings.MAIL_TLS !== "optional",
    },
    addressLimitFactor: settings.ADDRESS_LIMIT_FACTOR ?? 1,
    passwordPolicy: { ...DEFAULT_POLICY, minPasswordLength: settings.PASSWORD_MIN_LENGTH ?? 6 },
    storageUrl: settings.STORAGE_URL,
    backups:
      settings.BACKUP_DIR === undefined
        ? undefined
        : {
            folder: settings.BACKUP_DIR,
            everyHours: settings.BACKUP_HOURS ?? 24,
            count: settings.BACKUP_COUNT ?? 7,
          },
    metricsToken: settings.METRICS_TOKEN,
    measurement: {
      analyticsDomain: settings.ANALYTICS_DOMAIN,
      analyticsScript: settings.ANALYTICS_SCRIPT,
      recordingScript: settings.SESSION_RECORDING_SCRIPT,
      recordingId: settings.SESSION_RECORDING_ID,
    },
    stripe: readStripe(settings),
  };
}
