/** Why a call gives no answer. */

export interface WrongValue {
  /** Where in the input: "colors.3.color"; empty for the whole. */
  readonly path: string;
  readonly message: string;
  readonly code: string;
  /** For a color: the character that is wrong, counted from 1. */
  readonly position?: number;
}

export interface CallRefusal {
  readonly ok: false;
  readonly reason: "invalid" | "not-found";
  /** A sentence for a person. */
  readonly message: string;
  /** The single values that are wrong. */
  readonly values: readonly WrongValue[];
}

export const refuseCall = (
  reason: CallRefusal["reason"],
  message: string,
  values: readonly WrongValue[] = [],
): CallRefusal => ({ ok: false, reason, message, values });
