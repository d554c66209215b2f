/** What the actions of the sign-in pages answer when the person stays on the page. Nothing typed is lost but passwords. */
import type { AuthErrorCode } from "#domain/account/auth-error-texts.ts";
import type { AuthError } from "#domain/account/auth-errors.ts";

export type FieldName = "name" | "email" | "password" | "code";

export interface FormAnswer {
  /** What was typed, to be shown again. */
  readonly kept: { readonly name?: string; readonly email?: string };
  readonly errors: { readonly [Name in FieldName | "form"]?: string };
  readonly code?: AuthErrorCode;
  /** Said instead of the form: it worked. */
  readonly done?:
    | "link-sent"
    | "code-sent"
    | "reset-sent"
    | "password-set"
    | "email-verified"
    | "email-changed"
    | "email-sent-to-new";
}

const FIELD_OF: { readonly [Code in AuthErrorCode]?: FieldName } = {
  "invalid-email": "email",
  "invalid-verification-code": "code",
  "code-expired": "code",
  "email-already-in-use": "email",
  "missing-password": "password",
  "password-does-not-meet-requirements": "password",
};

export function failedForm(error: AuthError, kept: FormAnswer["kept"] = {}): FormAnswer {
  return { kept, errors: { [FIELD_OF[error.code] ?? "form"]: error.message }, code: error.code };
}
