import { useState } from "react";
import {
  type PasswordPolicy,
  passwordMessage,
  passwordProblem,
  policyText,
} from "#domain/account/password-policy.ts";
import { PasswordField } from "./password-field.tsx";

interface NewPasswordFieldProps {
  readonly policy: PasswordPolicy;
  readonly error: string | undefined;
  readonly label?: string;
}

/** A field for a new password: shows the policy first, and validates while typing once the field has been left. */
export function NewPasswordField({ policy, error, label }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [wasLeft, setLeft] = useState(false);
  const problem = typed === undefined ? undefined : passwordProblem(typed, policy);
  const isGood = typed !== undefined && problem === undefined;
  const shownProblem = wasLeft && problem !== undefined ? passwordMessage(problem, policy) : undefined;
  return (
    <PasswordField
      {...(label !== undefined && { label })}
      autoComplete="new-password"
      hint={isGood ? "Long enough." : policyText(policy)}
      error={shownProblem ?? (typed === undefined ? error : undefined)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={(event) => setLeft(event.target.value !== "")}
    />
  );
}
