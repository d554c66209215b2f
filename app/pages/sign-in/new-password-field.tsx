import { useState } from "react";
import {
  type PasswordPolicy,
  passwordMessage,
  passwordProblem,
  policyText,
} from "#domain/account/password-policy.ts";
import type { FormAnswer } from "./form-answer.ts";
import { PasswordField } from "./password-field.tsx";

interface NewPasswordFieldProps {
  readonly policy: PasswordPolicy;
  readonly answer: FormAnswer | undefined;
  readonly label?: string;
}

/**
 * A field for a new password: shows the policy first, and validates while typing once the field has been left. The
 * server's message is shown until something else is typed: it is about what was sent.
 */
export function NewPasswordField({ policy, answer, label }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [answerWhenTyped, setAnswerWhenTyped] = useState<FormAnswer>();
  const [wasLeft, setLeft] = useState(false);
  const problem = typed === undefined ? undefined : passwordProblem(typed, policy);
  const sentProblem = answer === answerWhenTyped ? undefined : answer?.errors.password;
  const isGood = typed !== undefined && problem === undefined;
  const shownProblem = wasLeft && problem !== undefined ? passwordMessage(problem, policy) : undefined;
  return (
    <PasswordField
      {...(label !== undefined && { label })}
      autoComplete="new-password"
      hint={isGood ? "Long enough." : policyText(policy)}
      error={shownProblem ?? sentProblem}
      onChange={(event) => {
        setTyped(event.target.value);
        setAnswerWhenTyped(answer);
      }}
      onBlur={(event) => setLeft(event.target.value !== "")}
    />
  );
}
