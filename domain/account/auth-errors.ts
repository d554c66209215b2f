/**
 * Maps an answer of the sign-in service, or `?error=` after a provider redirect, to one code and one sentence
 * (ACC-4).
 */

import { AUTH_ERROR_SOURCES } from "./auth-error-sources.ts";
import { AUTH_ERROR_TEXTS, type AuthErrorCode, isAuthErrorCode } from "./auth-error-texts.ts";
import { waitingTime } from "./waiting-time.ts";

export interface AuthError {
  readonly code: AuthErrorCode;
  readonly message: string;
}

export interface AuthFailure {
  /** HTTP status; 0 when no answer came. */
  readonly status?: number | undefined;
  /** Our own code, the library's code, or the value of `?error=`. */
  readonly code?: string | undefined;
  /** The library's own message; only used to find out which field a VALIDATION_ERROR is about. */
  readonly detail?: string | undefined;
  /** Seconds until a retry makes sense. */
  readonly waitS?: number | undefined;
  /** Display name, such as "Google". */
  readonly provider?: string | undefined;
  /** Minimum password length in characters. */
  readonly minPasswordLength?: number | undefined;
}

const DEFAULT_MIN_PASSWORD_LENGTH = 6;

/** Never throws; an unknown failure gives a general sentence. */
export function authErrorOf(failure: AuthFailure): AuthError {
  const { code, text } = sourceOf(failure);
  const message = (text ?? AUTH_ERROR_TEXTS[code])
    .replace("{wait}", waitingTime(failure.waitS))
    .replace("{provider}", failure.provider ?? "the other account")
    .replace("{min}", String(failure.minPasswordLength ?? DEFAULT_MIN_PASSWORD_LENGTH));
  return { code, message: message.charAt(0).toUpperCase() + message.slice(1) };
}

interface Found {
  readonly code: AuthErrorCode;
  readonly text?: string;
}

function sourceOf({ status, code, detail }: AuthFailure): Found {
  if (code !== undefined) {
    if (isAuthErrorCode(code)) return { code };
    if (code === "VALIDATION_ERROR") return { code: invalidField(detail) };
    const source = Object.hasOwn(AUTH_ERROR_SOURCES, code) ? AUTH_ERROR_SOURCES[code] : undefined;
    if (source !== undefined) return typeof source === "string" ? { code: source } : source;
  }
  return { code: codeOfStatus(status) };
}

function invalidField(detail = ""): AuthErrorCode {
  if (/\bemail\b/i.test(detail)) return "invalid-email";
  if (/password/i.test(detail)) return "missing-password";
  return "unknown";
}

function codeOfStatus(status: number | undefined): AuthErrorCode {
  if (status === 429) return "too-many-requests";
  if (status === 0 || status === 502 || status === 503 || status === 504) return "network-request-failed";
  return status === 401 ? "user-token-expired" : "unknown";
}
