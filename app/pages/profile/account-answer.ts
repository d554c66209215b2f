/** What the forms of the account answer with, each for itself. */

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
  "unlink",
  "delete",
  "login-again",
] as const;
export type Intent = (typeof INTENTS)[number];

export interface AccountAnswer {
  readonly intent: Intent;
  readonly isDone: boolean;
  /** What happened, or what went wrong where it belongs to no field. */
  readonly message?: string;
  /** One sentence a field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** What was typed, so that nothing is lost; never a password. */
  readonly kept?: Readonly<Record<string, string>>;
  /** The sign-in is too long ago for this. */
  readonly needsLogin?: true;
}
