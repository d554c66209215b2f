/** The results of the account forms. */

export const INTENTS = [
  "name",
  "photo",
  "photo-remove",
  "verify",
  "email",
  "password",
  "first-password",
  "session",
  "other-sessions",
  "key",
  "key-revoke",
  "unlink",
  "passkey-remove",
  "passkey-rename",
  "two-factor-mail",
  "two-factor-off",
  "two-factor-codes",
  "delete",
  "login-again",
] as const;
export type Intent = (typeof INTENTS)[number];

export interface AccountAnswer {
  readonly intent: Intent;
  readonly isDone: boolean;
  /** A success message, or an error that belongs to no field. */
  readonly message?: string;
  /** A message per field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The typed values except passwords, so that nothing has to be typed again. */
  readonly values?: Readonly<Record<string, string>>;
  /** A new API key, which is not shown again. */
  readonly secret?: string;
  /** New recovery codes, which are not shown again. */
  readonly recoveryCodes?: readonly string[];
  /** The session is too old for this change. */
  readonly needsLogin?: true;
}
