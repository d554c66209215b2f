/** The key that signs cookies: from the environment, or generated once and stored in the data folder. */
import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const SECRET_BYTES = 32;
const FILE = "auth-secret";

/** Throws if several instances would each generate their own. */
export function authSecret(settings: {
  readonly authSecret: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}): string {
  if (settings.authSecret !== undefined) return settings.authSecret;
  if (settings.databaseUrl !== undefined)
    throw new Error("AUTH_SECRET is needed beside DATABASE_URL: all instances must sign with the same key.");
  const stored = storedSecret(settings);
  if (stored !== undefined) return stored;
  const made = randomBytes(SECRET_BYTES).toString("base64url");
  storeSecret(settings, made);
  return made;
}

/** The key in the data folder; undefined if there is none. */
export function storedSecret({ dataDir }: { readonly dataDir: string }): string | undefined {
  try {
    return readFileSync(path.resolve(dataDir, FILE), "utf8").trim();
  } catch {
    return undefined;
  }
}

/** Replaces the key in the data folder. */
export function storeSecret({ dataDir }: { readonly dataDir: string }, secret: string): void {
  mkdirSync(path.resolve(dataDir), { recursive: true });
  writeFileSync(path.resolve(dataDir, FILE), secret, { mode: 0o600 });
}
