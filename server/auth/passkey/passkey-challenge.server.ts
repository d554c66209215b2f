/**
 * The challenge that an authenticator signs: once, within five minutes, in the browser that asked for it. Each has a cookie of
 * its own, so that windows of one browser do not take each other's.
 */
import { randomBytes } from "node:crypto";
import * as v from "valibot";
import { cookieText, readCookie, readSigned, signValue } from "#server/auth/signed-value.ts";
import type { Config } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import { takeLimit } from "#server/limits/limit-commands.server.ts";

const COOKIE = "tincture.passkey";
/** Letters of a challenge in the name of its cookie. */
const NAME_LENGTH = 8;
const LIFE_S = 300;
const CHALLENGE_BYTES = 32;

/** What it is for: signing in, or adding a passkey to the account of the id. */
export type ChallengeFor = "sign-in" | `add:${string}`;

export interface ChallengeParts {
  readonly config: Pick<Config, "appOrigin">;
  readonly db: Database;
  /** The key that signs cookies. */
  readonly secret: string;
}

export function makeChallenge(
  { config, secret }: ChallengeParts,
  purpose: ChallengeFor,
): { readonly bytes: Uint8Array<ArrayBuffer>; readonly cookie: string } {
  const bytes = new Uint8Array(randomBytes(CHALLENGE_BYTES));
  const endMs = Date.now() + LIFE_S * 1000;
  const value = signValue(secret, `${COOKIE}:${purpose}`, `${endMs}:${textOf(bytes)}`);
  const isSecure = config.appOrigin?.startsWith("https:") ?? false;
  return {
    bytes,
    cookie: cookieText(cookieOf(textOf(bytes)), value, {
      path: "/api/auth/passkey",
      maxAgeS: LIFE_S,
      isSecure,
    }),
  };
}

/**
 * The challenge that `clientDataJSON` of an authenticator's answer names, in base64url; undefined if it has ended, was used,
 * was made for something else or in another browser. Whether the answer signs it is not checked here.
 */
export async function takeChallenge(
  { db, secret }: ChallengeParts,
  headers: Headers,
  purpose: ChallengeFor,
  clientDataJSON: string,
): Promise<string | undefined> {
  const named = challengeIn(clientDataJSON);
  if (named === undefined) return undefined;
  const value = readSigned(secret, `${COOKIE}:${purpose}`, readCookie(headers, cookieOf(named)));
  const [endMs, challenge] = value?.split(":") ?? [];
  if (challenge === undefined || challenge !== named || Number(endMs) <= Date.now()) return undefined;
  const { isAllowed } = await takeLimit(db, `passkey:${challenge}`, 1, LIFE_S);
  return isAllowed ? challenge : undefined;
}

const cookieOf = (challenge: string): string => `${COOKIE}.${challenge.slice(0, NAME_LENGTH)}`;

const ClientData = v.object({ challenge: v.pipe(v.string(), v.regex(/^[\w-]{20,200}$/)) });

/** What an authenticator says that it signed (WebAuthn 3 §5.8.1); base64url of JSON. */
function challengeIn(clientDataJSON: string): string | undefined {
  let data: unknown;
  try {
    data = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
  } catch {
    return undefined;
  }
  const read = v.safeParse(ClientData, data);
  return read.success ? read.output.challenge : undefined;
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}

/** What browsers and passkeys call this site. A passkey belongs to the host, without its port. */
export function siteOf(
  { appOrigin }: Pick<Config, "appOrigin">,
  { url }: Pick<Request, "url">,
): { readonly origin: string; readonly host: string } {
  const { origin, hostname } = new URL(appOrigin ?? url);
  return { origin, host: hostname };
}
