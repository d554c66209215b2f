/** Reads links in mails that are signed tokens, without performing their action. */
import { createHmac, timingSafeEqual } from "node:crypto";
import * as v from "valibot";

const Payload = v.object({
  email: v.string(),
  exp: v.number(),
  updateTo: v.optional(v.string()),
  requestType: v.optional(v.string()),
});

export type LinkJwt =
  | {
      readonly state: "ready";
      readonly email: string;
      /** Only in links of a change of address. */
      readonly newEmail: string | undefined;
      /** Whether the link asks the old mailbox to agree; otherwise it asks the new one. */
      readonly isAgreement: boolean;
    }
  | { readonly state: "expired" }
  | { readonly state: "invalid" };

/** Checks signature and expiry; `nowMs` is in milliseconds since 1970. Never throws. */
export function readLinkJwt(secret: string, token: string, nowMs: number = Date.now()): LinkJwt {
  const [head = "", body = "", signature = "", ...more] = token.split(".");
  const own = createHmac("sha256", secret).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, "base64url");
  if (more.length > 0 || given.length !== own.length || !timingSafeEqual(given, own))
    return { state: "invalid" };
  const payload = readPayload(body);
  if (payload === undefined) return { state: "invalid" };
  if (payload.exp * 1000 <= nowMs) return { state: "expired" };
  return {
    state: "ready",
    email: payload.email,
    newEmail: payload.updateTo,
    isAgreement: payload.requestType === "change-email-confirmation",
  };
}

function readPayload(body: string): v.InferOutput<typeof Payload> | undefined {
  try {
    const read = v.safeParse(Payload, JSON.parse(Buffer.from(body, "base64url").toString("utf8")));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
