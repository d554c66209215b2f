/** The password policy (ACC-2). The server publishes it; forms and server check it with the same function. */

export interface PasswordPolicy {
  readonly schemaVersion: 1;
  readonly minPasswordLength: number;
  readonly maxPasswordLength: number;
  readonly containsLowercaseCharacter: boolean;
  readonly containsUppercaseCharacter: boolean;
  readonly containsNumericCharacter: boolean;
  readonly containsNonAlphanumericCharacter: boolean;
  /** Whether the most common passwords are rejected; only the server has the list. */
  readonly blockCommon: boolean;
}

export const DEFAULT_POLICY: PasswordPolicy = {
  schemaVersion: 1,
  minPasswordLength: 6,
  maxPasswordLength: 128,
  containsLowercaseCharacter: false,
  containsUppercaseCharacter: false,
  containsNumericCharacter: false,
  containsNonAlphanumericCharacter: false,
  blockCommon: true,
};

export type PasswordProblem = "missing" | "too-short" | "too-long" | "too-simple" | "too-common";

/** The first rule the password breaks; only the server can set `isCommon`. */
export function passwordProblem(
  password: string,
  policy: PasswordPolicy,
  isCommon: (password: string) => boolean = () => false,
): PasswordProblem | undefined {
  if (password === "") return "missing";
  if (password.length < policy.minPasswordLength) return "too-short";
  if (password.length > policy.maxPasswordLength) return "too-long";
  if (wantedCharacters(policy).some(({ pattern }) => !pattern.test(password))) return "too-simple";
  if (policy.blockCommon && isCommon(password)) return "too-common";
  return undefined;
}

/** The policy as a sentence, for the hint beside a password field. */
export function policyText(policy: PasswordPolicy): string {
  const wanted = wantedCharacters(policy).map(({ name }) => name);
  const last = wanted.pop();
  const kinds =
    last === undefined ? "" : `, with ${wanted.length > 0 ? `${wanted.join(", ")} and ` : ""}${last}`;
  return `At least ${policy.minPasswordLength} characters${kinds}.`;
}

/** The problem as a sentence. */
export function passwordMessage(problem: PasswordProblem, policy: PasswordPolicy): string {
  if (problem === "missing") return "Please type your password.";
  if (problem === "too-long") return `Use at most ${policy.maxPasswordLength} characters.`;
  if (problem === "too-common") return "This password is one of the first that others would try.";
  return policyText(policy).replace("At least", "Use at least");
}

function wantedCharacters(policy: PasswordPolicy): { readonly name: string; readonly pattern: RegExp }[] {
  return [
    { is: policy.containsLowercaseCharacter, name: "a small letter", pattern: /\p{Ll}/u },
    { is: policy.containsUppercaseCharacter, name: "a capital letter", pattern: /\p{Lu}/u },
    { is: policy.containsNumericCharacter, name: "a digit", pattern: /\p{Nd}/u },
    { is: policy.containsNonAlphanumericCharacter, name: "a sign", pattern: /[^\p{L}\p{Nd}]/u },
  ].filter(({ is }) => is);
}
