/**
 * Tokens of sign-in links. They contain their expiry, so that an expired link can be distinguished from an invalid
 * one.
 */
import { createHash, randomBytes } from "node:crypto";
import { magicLink } from "better-auth/plugins";

export const EMAIL_LINK_S = 15 * 60;
/** Written as hex, because mail programs cut punctuation off the end of a link. */
const RANDOM_BYTES = 24;
/** Only tokens of this form are looked up; otherwise a request could look up any identifier in the table. */
const SHAPE = /^([0-9a-z]{6,12})\.[0-9a-f]{48}$/;

/** Changing the expiry in a token changes its hash, which is then unknown. */
export function makeLinkToken(nowMs: number = Date.now()): string {
  const endS = Math.floor(nowMs / 1000) + EMAIL_LINK_S;
  return `${endS.toString(36)}.${randomBytes(RANDOM_BYTES).toString("hex")}`;
}

/** Judges a token by its form and the expiry in it alone; whether it exists is in the table. */
export function linkTokenState(token: string, nowMs: number = Date.now()): "live" | "expired" | "invalid" {
  const end = SHAPE.exec(token)?.[1];
  if (end === undefined) return "invalid";
  return Number.parseInt(end, 36) * 1000 > nowMs ? "live" : "expired";
}

/** The form in which a token is stored: SHA-256 in base64url. */
export function hashLinkToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** The plugin that stores the links; its own routes are not public. `send` mails one. */
export function emailLink(send: (email: string, token: string) => Promise<void>) {
  return magicLink({
    expiresIn: EMAIL_LINK_S,
    storeToken: { type: "custom-hasher", hash: async (token) => hashLinkToken(token) },
    generateToken: () => makeLinkToken(),
    sendMagicLink: ({ email, token }) => send(email, token),
  });
}
