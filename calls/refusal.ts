/** Why a call fails. */

export interface WrongValue {
  /** Path in the input, such as "colors.3.color"; empty if the error concerns the whole input. */
  readonly path: string;
  readonly message: string;
  readonly code: string;
  /** For a color: the character at which parsing failed, counted from 1. */
  readonly position?: number;
}

export interface CallRefusal {
  readonly ok: false;
  readonly reason: "invalid" | "needs-pro" | "not-found" | "wrong-key";
  /** A sentence for people. */
  readonly message: string;
  /** The invalid values, each with its own message. */
  readonly values: readonly WrongValue[];
}

export const refuseCall = (
  reason: CallRefusal["reason"],
  message: string,
  values: readonly WrongValue[] = [],
): CallRefusal => ({ ok: false, reason, message, values });
