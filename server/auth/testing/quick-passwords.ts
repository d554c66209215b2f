/**
 * Hashes passwords a thousand times faster than the real hash, for tests in which people sign in hundreds of times.
 * sign-in.db.test.ts uses the real one.
 */
import { randomBytes, scryptSync } from "node:crypto";
import type { StoredPasswords } from "#server/auth/auth.server.ts";

const keyOf = (password: string, salt: string) =>
  scryptSync(password, salt, 16, { N: 2, r: 1, p: 1 }).toString("hex");

export const QUICK_PASSWORDS: StoredPasswords = {
  async hash(password) {
    const salt = randomBytes(8).toString("hex");
    return `${salt}:${keyOf(password, salt)}`;
  },
  async verify({ hash, password }) {
    const [salt = "", key] = hash.split(":");
    return keyOf(password, salt) === key;
  },
};
