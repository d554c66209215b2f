/** Tokens of sign-in links. Their end is written inside, so that an old link can be told from a wrong one. */
import { createHash, randomBytes } from "node:crypto";
import { magicLink } from "better-auth/plugins";
import type { Mail } from "#server/mail/mail-commands.server.ts";
import { emailLinkAddress } from "./action-links.ts";

export const EMAIL_LINK_S = 15 * 60;
/** Written as digits and a to f: mail programs cut a sign off the end of what they take for an address. */
const RANDOM_BYTES = 24;
/** Nothing else passes: an identifier of the table could otherwise be guessed at with any text. */
const SHAPE = /^([0-9a-z]{6,12})\.[0-9a-f]{48}$/;

/** Changing the end in a token changes its hash, and the changed one is then known to nobody. */
export function makeLinkToken(nowMs: number = Date.now()): string {
  const endS = Math.floor(nowMs / 1000) + EMAIL_LINK_S;
  return `${endS.toString(36)}.${randomBytes(RANDOM_BYTES).toString("hex")}`;
}

export function linkTokenState(token: string, nowMs: number = Date.now()): "live" | "expired" | "invalid" {
  const end = SHAPE.exec(token)?.[1];
  if (end === undefined) return "invalid";
  return Number.parseInt(end, 36) * 1000 > nowMs ? "live" : "expired";
}

export function hashLinkToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** The plugin that keeps the links; its own addresses are not open to the outside. */
export function emailLink(origin: string, queue: (mail: Mail) => Promise<void>) {
  return magicLink({
    expiresIn: EMAIL_LINK_S,
    storeToken: { type: "custom-hasher", hash: async (token) => hashLinkToken(token) },
    generateToken: () => makeLinkToken(),
    sendMagicLink: ({ email, token }) =>
      queue({ recipient: email, kind: "sign-in-link", vars: { url: emailLinkAddress(origin, token) } }),
  });
}
