/**
 * Maps error codes of the sign-in library to our own. Codes in capitals come in the body of an answer, codes
 * in lower case with underscores in `?error=` after a provider redirect. The same word can differ in meaning:
 * INVALID_CODE is about a second factor, invalid_code about a provider.
 */
import type { AuthErrorCode } from "./auth-error-texts.ts";

interface Source {
  readonly code: AuthErrorCode;
  /** Replaces the code's usual text. */
  readonly text?: string;
}

const PROVIDER_FAILED: Source = {
  code: "invalid-credential",
  text: "The sign-in wasn't completed. Please start again.",
};
const TOO_COMMON: Source = {
  code: "password-does-not-meet-requirements",
  text: "This password is too common.",
};
const TOO_LONG: Source = {
  code: "password-does-not-meet-requirements",
  text: "This password is too long.",
};

export const AUTH_ERROR_SOURCES: Readonly<Record<string, AuthErrorCode | Source>> = {
  SUBSCRIPTION_NOT_ENDED: {
    code: "network-request-failed",
    text: "Your subscription could not be ended, because the payment service does not answer. Nothing was deleted. Please try again in a few minutes.",
  },
  INVALID_USER: "custom-token-mismatch",
  INVALID_EMAIL: "invalid-email",
  EMAIL_MISMATCH: "invalid-email",
  INVALID_PASSWORD: "wrong-password",
  INVALID_EMAIL_OR_PASSWORD: "invalid-credential",
  CREDENTIAL_ACCOUNT_NOT_FOUND: "invalid-credential",
  USER_ALREADY_EXISTS: "email-already-in-use",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "email-already-in-use",
  PROVIDER_NOT_FOUND: "operation-not-allowed",
  EMAIL_PASSWORD_DISABLED: "operation-not-allowed",
  CHANGE_EMAIL_DISABLED: "operation-not-allowed",
  EMAIL_CAN_NOT_BE_UPDATED: "operation-not-allowed",
  RESET_PASSWORD_DISABLED: "operation-not-allowed",
  VERIFICATION_EMAIL_NOT_ENABLED: "operation-not-allowed",
  ID_TOKEN_NOT_SUPPORTED: "operation-not-allowed",
  SOCIAL_ACCOUNT_ALREADY_LINKED: "credential-already-in-use",
  LINKED_ACCOUNT_ALREADY_EXISTS: "credential-already-in-use",
  USER_NOT_FOUND: "user-not-found",
  TOO_MANY_REQUESTS: "too-many-requests",
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "too-many-requests",
  ACCOUNT_TEMPORARILY_LOCKED: "too-many-requests",
  TOKEN_EXPIRED: "expired-action-code",
  INVALID_TOKEN: "invalid-action-code",
  SESSION_EXPIRED: "requires-recent-login",
  SESSION_NOT_FRESH: "requires-recent-login",
  UNAUTHORIZED: "user-token-expired",
  PASSWORD_TOO_SHORT: "password-does-not-meet-requirements",
  PASSWORD_TOO_LONG: TOO_LONG,
  PASSWORD_COMPROMISED: TOO_COMMON,
  PASSWORD_TOO_COMMON: TOO_COMMON,
  INVALID_CODE: "invalid-verification-code",
  INVALID_BACKUP_CODE: "invalid-verification-code",
  INVALID_TWO_FACTOR_COOKIE: "invalid-verification-id",
  OTP_HAS_EXPIRED: "code-expired",
  INVALID_CALLBACK_URL: "unauthorized-continue-uri",
  INVALID_REDIRECT_URL: "unauthorized-continue-uri",
  INVALID_ERROR_CALLBACK_URL: "unauthorized-continue-uri",
  INVALID_NEW_USER_CALLBACK_URL: "unauthorized-continue-uri",
  EMAIL_PASSWORD_SIGN_UP_DISABLED: "admin-restricted-operation",
  TOTP_NOT_ENABLED: "multi-factor-info-not-found",
  OTP_NOT_ENABLED: "multi-factor-info-not-found",
  TWO_FACTOR_NOT_ENABLED: "multi-factor-info-not-found",
  BACKUP_CODES_NOT_ENABLED: "multi-factor-info-not-found",
  TOTP_ALREADY_ENABLED: "second-factor-already-in-use",
  OTP_NOT_CONFIGURED: "unsupported-first-factor",
  TOTP_NOT_CONFIGURED: "unsupported-first-factor",
  BANNED_USER: "user-disabled",
  INVALID_ORIGIN: "unauthorized-domain",
  MISSING_OR_NULL_ORIGIN: "unauthorized-domain",
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: "unauthorized-domain",
  EMAIL_NOT_VERIFIED: "email-not-verified",
  FAILED_TO_UNLINK_LAST_ACCOUNT: "last-way-in",

  account_already_linked_to_different_user: "credential-already-in-use",
  account_not_linked: "account-exists-with-different-credential",
  unable_to_link_account: "account-exists-with-different-credential",
  access_denied: "popup-closed-by-user",
  user_not_found: "user-not-found",
  signup_disabled: "admin-restricted-operation",
  new_user_signup_disabled: "admin-restricted-operation",
  oauth_provider_not_found: "operation-not-allowed",
  email_not_verified: "email-not-verified",
  email_does_not_match: "email-mismatch",
  email_not_found: "email-not-shared",
  invalid_code: PROVIDER_FAILED,
  no_code: PROVIDER_FAILED,
  state_mismatch: PROVIDER_FAILED,
  state_not_found: PROVIDER_FAILED,
  state_security_mismatch: PROVIDER_FAILED,
  invalid_callback_request: PROVIDER_FAILED,
  please_restart_the_process: PROVIDER_FAILED,
  unable_to_get_user_info: PROVIDER_FAILED,
  nonce_binding_missing: PROVIDER_FAILED,
  issuer_mismatch: PROVIDER_FAILED,
  issuer_missing: PROVIDER_FAILED,
};
