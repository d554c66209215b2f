import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { FormAnswer } from "./form-answer.ts";

interface AuthFormProps {
  readonly answer: FormAnswer | undefined;
  readonly children: ReactNode;
}

/**
 * A form of the sign-in pages. Without JavaScript the browser sends it; with it the page stays, and the first thing
 * that is wrong gets the focus. The server checks everything, so that both ways say the same.
 */
export function AuthForm({ answer, children }: AuthFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer === undefined || Object.keys(answer.errors).length === 0) return;
    ref.current?.querySelector<HTMLElement>("[aria-invalid='true'], [role='alert']")?.focus();
  }, [answer]);
  return (
    <Form method="post" noValidate ref={ref} className="auth-form">
      {answer?.errors.form !== undefined && (
        <p role="alert" tabIndex={-1} className="auth-error">
          {answer.errors.form}
        </p>
      )}
      {children}
    </Form>
  );
}

interface SubmitProps {
  readonly children: string;
  /** Shown while it is being done: "Logging in". */
  readonly busy: string;
  readonly intent?: string;
  readonly isQuiet?: boolean;
  readonly before?: ReactNode;
}

/** The button of a form. While one is at work, pressing again does nothing. */
export function SubmitButton({ children, busy, intent = "", isQuiet = false, before }: SubmitProps) {
  const { formData } = useNavigation();
  const isBusy = formData !== undefined;
  const isThis = isBusy && (formData.get("intent") ?? "") === intent;
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      variant={isQuiet ? "ghost" : "ink"}
      size="l"
      aria-disabled={isBusy || undefined}
      onClick={(event) => isBusy && event.preventDefault()}
    >
      {before}
      <span aria-live="polite">{isThis ? busy : children}</span>
    </Button>
  );
}
