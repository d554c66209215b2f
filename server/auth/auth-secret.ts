/** The key that signs cookies: from the environment, or generated once and stored in the data folder. */
import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const SECRET_BYTES = 32;

/** Throws if several instances would each generate their own. */
export function authSecret(settings: {
  readonly authSecret: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}): string {
  if (settings.authSecret !== undefined) return settings.authSecret;
  if (settings.databaseUrl !== undefined)
    throw new Error("AUTH_SECRET is needed beside DATABASE_URL: all instances must sign with the same key.");
  const file = path.resolve(settings.dataDir, "auth-secret");
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    const made = randomBytes(SECRET_BYTES).toString("base64url");
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, made, { mode: 0o600, flag: "wx" });
    return made;
  }
}
