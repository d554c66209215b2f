/** Signed values in cookies and links, which only this server can create. */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { HeaderReader } from "#server/http/request-headers.ts";

/** `purpose` prevents a value of one cookie from being accepted in another. */
export function signValue(secret: string, purpose: string, value: string): string {
  return `${value}.${signature(secret, purpose, value)}`;
}

/** Undefined if the signature is invalid. */
export function readSigned(secret: string, purpose: string, signed: string | undefined): string | undefined {
  if (signed === undefined) return undefined;
  const dot = signed.lastIndexOf(".");
  if (dot < 1) return undefined;
  const value = signed.slice(0, dot);
  const given = Buffer.from(signed.slice(dot + 1));
  const own = Buffer.from(signature(secret, purpose, value));
  return given.length === own.length && timingSafeEqual(given, own) ? value : undefined;
}

function signature(secret: string, purpose: string, value: string): string {
  return createHmac("sha256", secret).update(`${purpose}:${value}`).digest("base64url");
}

export interface CookieOptions {
  readonly path: string;
  readonly maxAgeS: number;
  readonly isSecure: boolean;
}

/** The text of a Set-Cookie header; HttpOnly, SameSite=Lax. `value` must not need escaping. */
export function cookieText(name: string, value: string, { path, maxAgeS, isSecure }: CookieOptions): string {
  return `${name}=${value}; Path=${path}; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/** The raw value of the first cookie with this name, not percent-decoded; undefined without one. */
export function readCookie(headers: HeaderReader, name: string): string | undefined {
  for (const pair of (headers.get("cookie") ?? "").split(/;\s*/)) {
    const equals = pair.indexOf("=");
    if (equals > 0 && pair.slice(0, equals) === name) return pair.slice(equals + 1);
  }
  return undefined;
}
