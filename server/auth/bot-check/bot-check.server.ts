/**
 * Proof of work before an account is created or a mail is sent: negligible for a person, expensive for thousands of
 * requests. Self-hosted, without picture puzzles and third parties. Forms sent without JavaScript cannot do it: they
 * are accepted with a lower limit (FORM_LIMIT).
 */
import { createHash, createHmac, randomInt } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as v from "valibot";
import type { BotCheckAction } from "#domain/account/bot-check.ts";
import { authSecret } from "#server/auth/auth-secret.ts";
import type { Config } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import { takeLimit } from "#server/limits/limit-commands.server.ts";

const ALGORITHM = "PBKDF2/SHA-256";
/**
 * Rounds of each step. With 80 to 160 steps a challenge takes a quarter of a second on one core of a computer, and
 * about half a second on a phone.
 */
const COST = 5_000;
const MIN_STEPS = 80;
const MAX_STEPS = 160;
const VALID_S = 300;
const MAX_PAYLOAD_LENGTH = 4_096;

/** Codes of the error table; absent if the check has passed. */
export type BotCheckProblem =
  | "missing-recaptcha-token"
  | "invalid-recaptcha-token"
  | "invalid-recaptcha-action";

type Keys = Pick<Config, "authSecret" | "databaseUrl" | "dataDir">;

/** `steps` is the number of steps that the solver has to try; tests set a small one. */
export function createBotChallenge(
  config: Keys,
  action: BotCheckAction,
  steps = randomInt(MIN_STEPS, MAX_STEPS + 1),
) {
  return createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    counter: steps,
    deriveKey,
    data: { action },
    expiresAt: Math.floor(Date.now() / 1000) + VALID_S,
    hmacSignatureSecret: secretOf(config, "challenge"),
    hmacKeySignatureSecret: secretOf(config, "key"),
  });
}

const Payload = v.object({
  challenge: v.object({
    parameters: v.looseObject({
      algorithm: v.literal(ALGORITHM),
      nonce: v.string(),
      salt: v.string(),
      cost: v.literal(COST),
      keyLength: v.number(),
      keyPrefix: v.string(),
      keySignature: v.optional(v.string()),
      expiresAt: v.number(),
      data: v.object({ action: v.string() }),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string(), time: v.optional(v.number()) }),
});

/** Each solution is valid once: a second use is rejected. */
export async function checkBotSolution(
  { config, db }: { readonly config: Keys; readonly db: Database },
  action: BotCheckAction,
  header: string | null | undefined,
): Promise<BotCheckProblem | undefined> {
  if (header === null || header === undefined || header === "") return "missing-recaptcha-token";
  const payload = readPayload(header);
  if (payload === undefined) return "invalid-recaptcha-token";
  const { challenge, solution } = payload;
  const { verified } = await verifySolution({
    challenge: {
      signature: challenge.signature,
      parameters: withoutUndefined(challenge.parameters),
    },
    solution: withoutUndefined(solution),
    deriveKey,
    hmacSignatureSecret: secretOf(config, "challenge"),
    hmacKeySignatureSecret: secretOf(config, "key"),
  });
  if (!verified) return "invalid-recaptcha-token";
  if (challenge.parameters.data.action !== action) return "invalid-recaptcha-action";
  const once = await takeLimit(db, `bot:${digest(challenge.signature)}`, 1, VALID_S * 2);
  return once.isAllowed ? undefined : "invalid-recaptcha-token";
}

function readPayload(header: string): v.InferOutput<typeof Payload> | undefined {
  if (header.length > MAX_PAYLOAD_LENGTH) return undefined;
  try {
    const read = v.safeParse(Payload, JSON.parse(Buffer.from(header, "base64").toString("utf8")));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** Removes properties that are undefined. */
function withoutUndefined<T extends object>(given: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const kept = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return kept as { [K in keyof T]: Exclude<T[K], undefined> };
}

/** Derives a key per purpose, so that the key that signs cookies signs nothing else. */
function secretOf(config: Keys, use: string): string {
  return createHmac("sha256", authSecret(config)).update(`bot-check:${use}`).digest("hex");
}

export function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
