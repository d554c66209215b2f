/**
 * The log position up to which a visitor has written and seen data, so that any instance knows whether a replica may
 * answer: in a cookie and, for the API, in a header that the client sends back (docs/decisions/040-replicas.md).
 */
import { cookieText, readCookie, readSigned, signValue } from "#server/auth/signed-value.ts";
import { MAX_LAG_MS } from "#server/db/choose-replica.ts";
import type { LogPosition } from "#server/db/log-position.ts";
import type { HeaderReader } from "#server/http/request-headers.ts";

export const POSITION_HEADER = "Tincture-Position";
const COOKIE = "tincture.position";
const PURPOSE = "position";
const COOKIE_S = 60;
const CACHED_MS = 30_000;
const VALUE = /^([0-9a-f]{1,16})-([0-9a-z]{1,11})$/;

export interface VisitorPosition {
  readonly position: LogPosition;
  /** When the visitor last wrote, ms since 1970; 0 if they have only read. */
  readonly writtenMs: number;
}

/** Undefined if there is none, or if its signature is invalid. */
export function givenPosition(secret: string, headers: HeaderReader): VisitorPosition | undefined {
  const signed = headers.get(POSITION_HEADER) ?? readCookie(headers, COOKIE);
  const [, position, written] = VALUE.exec(readSigned(secret, PURPOSE, signed) ?? "") ?? [];
  if (position === undefined || written === undefined) return undefined;
  return { position: BigInt(`0x${position}`), writtenMs: Number.parseInt(written, 36) };
}

/** The value of the header. */
export function positionText(secret: string, { position, writtenMs }: VisitorPosition): string {
  return signValue(secret, PURPOSE, `${position.toString(16)}-${Math.floor(writtenMs).toString(36)}`);
}

/** The text of a Set-Cookie header. */
export function positionCookie(secret: string, visitor: VisitorPosition, isSecure: boolean): string {
  return cookieText(COOKIE, positionText(secret, visitor), { path: "/", maxAgeS: COOKIE_S, isSecure });
}

/**
 * Whether the visitor may have written something that a cached public answer does not contain yet: such an answer is up
 * to 30 s old, and may come from a replica that lagged.
 */
export function hasJustWritten(secret: string, headers: HeaderReader, nowMs: number): boolean {
  if (!(headers.get("cookie") ?? "").includes(COOKIE)) return false;
  return nowMs - (givenPosition(secret, headers)?.writtenMs ?? 0) < CACHED_MS + MAX_LAG_MS;
}
