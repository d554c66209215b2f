/** Identity providers from environment variables: presets by their keys, others as JSON. */
import * as v from "valibot";

export interface OpenIdSettings {
  readonly kind: "open-id";
  readonly id: string;
  readonly name: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  readonly scopes: readonly string[];
  /** The `prompt` parameter of OpenID Connect; null for providers that do not support it. */
  readonly prompt: (typeof PROMPTS)[number] | null;
  readonly discoveryUrl: string | undefined;
  readonly authorizationUrl: string | undefined;
  readonly tokenUrl: string | undefined;
  readonly userInfoUrl: string | undefined;
}

export interface PresetSettings {
  readonly kind: "preset";
  readonly id: "google" | "github" | "apple";
  readonly name: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export type ProviderSettings = OpenIdSettings | PresetSettings;

/** Public data of a provider. */
export interface PublicProvider {
  readonly id: string;
  readonly name: string;
}

const PRESETS = [
  { id: "google", name: "Google", prefix: "GOOGLE" },
  { id: "github", name: "GitHub", prefix: "GITHUB" },
  { id: "apple", name: "Apple", prefix: "APPLE" },
] as const;

/**
 * The default asks people to select an account; otherwise a shared browser would sign in whoever was there before.
 */
const PROMPTS = ["select_account", "login", "consent"] as const;

/** Provider ids that are reserved. */
const RESERVED_IDS = new Set<string>(["credential", "password", ...PRESETS.map(({ id }) => id)]);

const text = v.optional(v.string());

/** Environment variables of this file, to be spread into the schema of all. */
export const PROVIDER_VARIABLES = {
  AUTH_PROVIDERS: text,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GITHUB_CLIENT_ID: text,
  GITHUB_CLIENT_SECRET: text,
  APPLE_CLIENT_ID: text,
  APPLE_CLIENT_SECRET: text,
};

const Address = v.pipe(
  v.string(),
  v.url(),
  v.check(isSafeAddress, "must begin with https://, on this machine also http://"),
);

const OpenId = v.pipe(
  v.strictObject({
    id: v.pipe(
      v.string(),
      v.regex(/^[a-z0-9][a-z0-9-]{0,31}$/, "must be small letters, digits and hyphens, at most 32"),
      v.check((id) => !RESERVED_IDS.has(id), "is a name that is already used"),
    ),
    name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)),
    clientId: v.pipe(v.string(), v.nonEmpty()),
    clientSecret: v.optional(v.pipe(v.string(), v.nonEmpty())),
    scopes: v.optional(v.array(v.pipe(v.string(), v.nonEmpty())), ["openid", "email", "profile"]),
    prompt: v.optional(v.nullable(v.picklist(PROMPTS)), "select_account"),
    discoveryUrl: v.optional(Address),
    authorizationUrl: v.optional(Address),
    tokenUrl: v.optional(Address),
    userInfoUrl: v.optional(Address),
  }),
  v.check(
    ({ discoveryUrl, authorizationUrl, tokenUrl, userInfoUrl }) =>
      discoveryUrl !== undefined || [authorizationUrl, tokenUrl, userInfoUrl].every(Boolean),
    "needs a discoveryUrl, or authorizationUrl, tokenUrl and userInfoUrl",
  ),
);

const OpenIdList = v.pipe(
  v.array(OpenId),
  v.check((list) => new Set(list.map(({ id }) => id)).size === list.length, "names one id twice"),
);

/** Throws an Error that names the invalid variable and the reason. */
export function readProviders(
  environment: Readonly<Record<string, string | undefined>>,
): readonly ProviderSettings[] {
  return [...presets(environment), ...openIdProviders(environment["AUTH_PROVIDERS"])];
}

export function publicProviders(providers: readonly ProviderSettings[]): PublicProvider[] {
  return providers.map(({ id, name }) => ({ id, name }));
}

function presets(environment: Readonly<Record<string, string | undefined>>): PresetSettings[] {
  return PRESETS.flatMap(({ id, name, prefix }) => {
    const clientId = environment[`${prefix}_CLIENT_ID`];
    const clientSecret = environment[`${prefix}_CLIENT_SECRET`];
    if (clientId === undefined && clientSecret === undefined) return [];
    if (clientId === undefined || clientSecret === undefined)
      throw new Error(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET belong together: one is missing.`);
    return [{ kind: "preset" as const, id, name, clientId, clientSecret }];
  });
}

function openIdProviders(json: string | undefined): OpenIdSettings[] {
  if (json === undefined) return [];
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    throw new Error("AUTH_PROVIDERS: is not JSON");
  }
  const read = v.safeParse(OpenIdList, given);
  if (!read.success) {
    const lines = read.issues.map((issue) => `AUTH_PROVIDERS ${v.getDotPath(issue) ?? ""}: ${issue.message}`);
    throw new Error(lines.join("\n"));
  }
  return read.output.map((provider) => ({
    kind: "open-id",
    ...provider,
    clientSecret: provider.clientSecret,
    discoveryUrl: provider.discoveryUrl,
    authorizationUrl: provider.authorizationUrl,
    tokenUrl: provider.tokenUrl,
    userInfoUrl: provider.userInfoUrl,
  }));
}

function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
