/**
 * Results of the sign-in actions when the person stays on the page. All typed values except passwords are preserved.
 */
import type { AuthErrorCode } from "#domain/account/auth-error-texts.ts";
import type { AuthError } from "#domain/account/auth-errors.ts";

export type FieldName = "name" | "email" | "password" | "code";

export interface FormAnswer {
  /** The typed values, to be shown again. */
  readonly values: { readonly name?: string; readonly email?: string };
  readonly errors: { readonly [Name in FieldName | "form"]?: string };
  readonly code?: AuthErrorCode;
  /** Shown in place of the form after success. */
  readonly done?:
    | "link-sent"
    | "code-sent"
    | "reset-sent"
    | "password-set"
    | "email-verified"
    | "email-verified-anew"
    | "email-changed"
    | "email-sent-to-new";
}

/** The intent of confirming an address although what was set up before ends by it. */
export const WITHOUT_PASSWORD = "without-password";

const FIELD_OF: { readonly [Code in AuthErrorCode]?: FieldName } = {
  "invalid-email": "email",
  "invalid-verification-code": "code",
  "missing-verification-code": "code",
  "code-expired": "code",
  "email-already-in-use": "email",
  "missing-password": "password",
  "wrong-password": "password",
  "password-does-not-meet-requirements": "password",
};

export function failedForm(error: AuthError, values: FormAnswer["values"] = {}): FormAnswer {
  return { values, errors: { [FIELD_OF[error.code] ?? "form"]: error.message }, code: error.code };
}
