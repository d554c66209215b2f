/**
 * The proof that a person deleted a collection, without which it is not restored: restoring chooses the id, and with it
 * the address, which must not become another person's.
 */
import type { DeletedCollection } from "#domain/collections/collection-schemas.ts";
import { type AuthServices, secretOf } from "#server/auth/auth-call.server.ts";
import { readSigned, signValue } from "#server/auth/signed-value.ts";

type WithSecret = Pick<AuthServices, "auth">;

export async function withProof(
  services: WithSecret,
  userId: string,
  deleted: Omit<DeletedCollection, "proof">,
): Promise<DeletedCollection> {
  return { ...deleted, proof: signValue(await secretOf(services), purposeOf(userId), deleted.id) };
}

export async function isProven(
  services: WithSecret,
  userId: string,
  { id, proof }: Pick<DeletedCollection, "id" | "proof">,
): Promise<boolean> {
  return readSigned(await secretOf(services), purposeOf(userId), proof) === id;
}

const purposeOf = (userId: string) => `restore-collection:${userId}`;
