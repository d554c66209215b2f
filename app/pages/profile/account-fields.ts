import type { AuthErrorCode } from "#domain/account/auth-error-texts.ts";

const FIELDS: Readonly<Partial<Record<AuthErrorCode, string>>> = {
  "invalid-email": "email",
  "email-already-in-use": "email",
  "password-does-not-meet-requirements": "newPassword",
  "missing-verification-code": "code",
  "invalid-verification-code": "code",
  "code-expired": "code",
};

/** The field of an account form that an error of the sign-in service belongs to. */
export function fieldOfError(code: AuthErrorCode, passwordField: string): string | undefined {
  return code === "wrong-password" || code === "missing-password" ? passwordField : FIELDS[code];
}
