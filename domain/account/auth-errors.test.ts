import { describe, expect, it } from "vitest";
import { AUTH_ERROR_SOURCES } from "./auth-error-sources.ts";
import { AUTH_ERROR_TEXTS } from "./auth-error-texts.ts";
import { authErrorOf } from "./auth-errors.ts";
import { waitingTime } from "./waiting-time.ts";

/** The codes of the sign-in service (ACC-4). */
const SEED_CODES =
  `custom-token-mismatch, invalid-email, wrong-password, missing-password, invalid-credential,
  email-already-in-use, operation-not-allowed, credential-already-in-use, user-not-found, too-many-requests,
  expired-action-code, invalid-action-code, requires-recent-login, invalid-user-token, user-token-expired,
  password-does-not-meet-requirements, invalid-verification-code, invalid-verification-id, missing-verification-id,
  code-expired, unauthorized-continue-uri, admin-restricted-operation, multi-factor-auth-required,
  invalid-multi-factor-session, missing-multi-factor-session, multi-factor-info-not-found,
  second-factor-already-in-use, unsupported-first-factor, missing-recaptcha-token, invalid-recaptcha-token,
  invalid-recaptcha-action, recaptcha-not-enabled, user-disabled, network-request-failed,
  account-exists-with-different-credential, popup-blocked, popup-closed-by-user, unauthorized-domain`.split(
    /,\s+/,
  );

describe("[ACC-4] every sign-in code has a plain message", () => {
  it.each(SEED_CODES)("%s", (code) => {
    const error = authErrorOf({ code, provider: "Google", waitS: 30 });
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/^[A-Z].{8,}\.$/);
    expect(error.message).not.toMatch(/[{}!_]/);
  });

  it.each(Object.keys(AUTH_ERROR_SOURCES))("%s of the library maps to one of our codes", (code) => {
    const error = authErrorOf({ status: 400, code });
    expect(Object.keys(AUTH_ERROR_TEXTS)).toContain(error.code);
    expect(error.code).not.toBe("unknown");
    expect(error.message).toMatch(/^[A-Z][^{}]{8,}\.$/);
  });
});

describe("[ACC-4] messages by cause", () => {
  it("wrong password and unknown account read the same", () => {
    const wrong = authErrorOf({ status: 401, code: "INVALID_EMAIL_OR_PASSWORD" });
    const nobody = authErrorOf({ status: 401, code: "CREDENTIAL_ACCOUNT_NOT_FOUND" });
    expect(wrong).toEqual(nobody);
    expect(wrong.code).toBe("invalid-credential");
  });

  it.each([
    [
      { status: 400, code: "VALIDATION_ERROR", detail: "[body.email] Invalid email address" },
      "invalid-email",
    ],
    [{ status: 400, code: "VALIDATION_ERROR", detail: "[body.password] Required" }, "missing-password"],
    [{ status: 429 }, "too-many-requests"],
    [{ status: 0 }, "network-request-failed"],
    [{ status: 502 }, "network-request-failed"],
    [{ status: 503 }, "network-request-failed"],
    [{ status: 504 }, "network-request-failed"],
    [{ status: 401 }, "user-token-expired"],
    [{ code: "invalid_code" }, "invalid-credential"],
    [{ status: 401, code: "INVALID_CODE" }, "invalid-verification-code"],
    [{ status: 500 }, "unknown"],
    [{ status: 418, code: "toString" }, "unknown"],
    [{}, "unknown"],
  ])("%j is %s", (failure, code) => {
    expect(authErrorOf(failure).code).toBe(code);
  });

  it("too many tries says how long to wait", () => {
    expect(authErrorOf({ status: 429, waitS: 42 }).message).toBe(
      "Too many tries. Please wait 42 seconds and try again.",
    );
    expect(authErrorOf({ status: 429 }).message).toBe("Too many tries. Please wait a moment and try again.");
  });

  it.each([
    [1, "1 second"],
    [89.2, "90 seconds"],
    [90, "2 minutes"],
    [900, "15 minutes"],
    [3600, "60 minutes"],
    [7200, "2 hours"],
    [0, "a moment"],
    [Number.NaN, "a moment"],
  ])("%d s is %s", (seconds, text) => {
    expect(waitingTime(seconds)).toBe(text);
  });

  it("names the provider and the required length", () => {
    expect(authErrorOf({ code: "account_not_linked", provider: "GitHub" }).message).toContain(
      "connect GitHub.",
    );
    expect(authErrorOf({ code: "PASSWORD_TOO_SHORT", minPasswordLength: 10 }).message).toBe(
      "Use at least 10 characters.",
    );
    expect(authErrorOf({ code: "PASSWORD_COMPROMISED" }).message).toBe("This password is too common.");
  });
});
