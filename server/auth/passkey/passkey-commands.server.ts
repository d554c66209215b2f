/** Adding, renaming and removing passkeys. Every WHERE clause checks the owner. */
import { randomBytes } from "node:crypto";
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/server";
import { and, asc, count, eq } from "drizzle-orm";
import * as v from "valibot";
import { MAX_PASSKEYS, PasskeyNameSchema, type PasskeyView } from "#domain/account/passkey.ts";
import { base58 } from "#domain/base58.ts";
import { type AuthServices, secretOf } from "#server/auth/auth-call.server.ts";
import { type AuthOutcome, type AuthRefusal, refused } from "#server/auth/auth-outcome.server.ts";
import { lockUser } from "#server/auth/lock-user.server.ts";
import { queueNotice } from "#server/auth/notices/account-notices.server.ts";
import { passkeys } from "#server/auth/passkey-table.ts";
import { proveAgain } from "#server/auth/second-factor/factor-again.server.ts";
import { userOfSession } from "#server/auth/session/session-person.server.ts";
import type { Database } from "#server/db/database.ts";
import { runTransaction } from "#server/db/run-transaction.server.ts";
import { NewPasskeyAnswer } from "./passkey-answer.ts";
import { makeChallenge, siteOf, takeChallenge } from "./passkey-challenge.server.ts";

const ID_BYTES = 12;
/** EdDSA, ECDSA on P-256, RSA (COSE): what authenticators sign with. */
const ALGORITHMS = [-8, -7, -257];

export interface GivenProof {
  readonly password?: unknown;
  readonly code?: unknown;
}

/** The options for the browser, once the person has shown again who they are. Refusals: those of `proveAgain`, "passkey-limit". */
export async function beginPasskey(
  services: AuthServices,
  request: Request,
  given: GivenProof,
): Promise<AuthOutcome<{ readonly options: PublicKeyCredentialCreationOptionsJSON }>> {
  const { auth, config, db } = services;
  const person = await userOfSession(auth, request.headers);
  if (person === null) return refused(401, "invalid-user-token");
  const proof = await proveAgain(services, request.headers, person, given);
  if (!proof.ok) return proof;
  const own = await db.select().from(passkeys).where(eq(passkeys.userId, person.uid));
  if (own.length >= MAX_PASSKEYS) return refused(409, "passkey-limit");
  const challenge = makeChallenge({ config, db, secret: await secretOf(services) }, `add:${person.uid}`);
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const options = await generateRegistrationOptions({
    rpName: "Tincture",
    rpID: siteOf(config, request).host,
    userID: new TextEncoder().encode(person.uid),
    userName: person.email,
    userDisplayName: person.displayName,
    challenge: challenge.bytes,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: own.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return { ok: true, headers: new Headers({ "Set-Cookie": challenge.cookie }), options };
}

/** Refusals: "invalid-user-token", "invalid-argument", "passkey-refused", "passkey-limit", "network-request-failed". */
export async function addPasskey(
  services: AuthServices,
  request: Request,
  given: { readonly name?: unknown; readonly response?: unknown },
): Promise<AuthOutcome> {
  const { auth, config, db } = services;
  const person = await userOfSession(auth, request.headers);
  if (person === null) return refused(401, "invalid-user-token");
  const name = v.safeParse(PasskeyNameSchema, given.name);
  const response = v.safeParse(NewPasskeyAnswer, given.response);
  if (!name.success || !response.success) return refused(400, "invalid-argument");
  const secret = await secretOf(services);
  const { clientDataJSON } = response.output.response;
  const parts = { config, db, secret };
  const challenge = await takeChallenge(parts, request.headers, `add:${person.uid}`, clientDataJSON);
  if (challenge === undefined) return refused(400, "passkey-refused");
  const made = await readNew(response.output, challenge, siteOf(config, request));
  if (made === undefined) return refused(400, "passkey-refused");
  const added = await runTransaction(db, async (tx): Promise<Changed<"nodata" | "limit" | "known">> => {
    if (!(await lockUser(tx, person.uid))) return { ok: false, reason: "nodata" };
    const [held] = await tx.select({ total: count() }).from(passkeys).where(eq(passkeys.userId, person.uid));
    if ((held?.total ?? 0) >= MAX_PASSKEYS) return { ok: false, reason: "limit" };
    const rows = await tx
      .insert(passkeys)
      .values({ id: base58(randomBytes(ID_BYTES)), userId: person.uid, name: name.output, ...made })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (rows.length === 0) return { ok: false, reason: "known" };
    await queueNotice(tx, person.uid, "passkey-added", { name: name.output });
    return { ok: true };
  });
  return added.ok ? { ok: true, headers: new Headers() } : REFUSALS[added.reason];
}

type Changed<Reason extends string> = { readonly ok: true } | { readonly ok: false; readonly reason: Reason };

const REFUSALS = {
  nodata: refused(401, "invalid-user-token"),
  limit: refused(409, "passkey-limit"),
  known: refused(409, "passkey-known"),
  gone: refused(404, "passkey-gone"),
  maxretry: refused(503, "network-request-failed"),
} as const;

async function readNew(
  answer: v.InferOutput<typeof NewPasskeyAnswer>,
  challenge: string,
  { origin, host }: ReturnType<typeof siteOf>,
) {
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const read = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  if (read?.verified !== true) return undefined;
  const { id, publicKey, counter } = read.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
  };
}

/** Refusals: those of `proveAgain`; "passkey-gone" for one that is not this person's. */
export async function removePasskey(
  services: AuthServices,
  request: Request,
  given: GivenProof & { readonly id: string },
): Promise<{ readonly ok: true } | AuthRefusal> {
  const { auth, db } = services;
  const person = await userOfSession(auth, request.headers);
  if (person === null) return refused(401, "invalid-user-token");
  const proof = await proveAgain(services, request.headers, person, given);
  if (!proof.ok) return proof;
  const removed = await runTransaction(db, async (tx): Promise<Changed<"gone">> => {
    const [gone] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, given.id), eq(passkeys.userId, person.uid)))
      .returning({ name: passkeys.name });
    if (gone === undefined) return { ok: false, reason: "gone" };
    await queueNotice(tx, person.uid, "passkey-removed", gone);
    return { ok: true };
  });
  return removed.ok ? removed : REFUSALS[removed.reason];
}

/** "nodata" if this person has no such passkey. The name is what its owner reads, and opens nothing: no proof is asked for. */
export async function renamePasskey(
  db: Database,
  userId: string,
  { id, name }: { readonly id: string; readonly name: string },
) {
  return runTransaction(db, async (tx): Promise<Changed<"nodata">> => {
    const renamed = await tx
      .update(passkeys)
      .set({ name })
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
      .returning({ id: passkeys.id });
    return renamed.length > 0 ? { ok: true } : { ok: false, reason: "nodata" };
  });
}

/** Oldest first. */
export async function listPasskeys(db: Database, userId: string): Promise<readonly PasskeyView[]> {
  const { id, name, createdAt, lastUsedAt } = passkeys;
  const rows = await db
    .select({ id, name, createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(createdAt), asc(id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdMs: row.createdAt.getTime(),
    lastUsedMs: row.lastUsedAt?.getTime() ?? null,
  }));
}
