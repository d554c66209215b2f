import { createContext, type FormEvent, type ReactNode, use, useEffect, useRef, useState } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { BOT_CHECK_FIELD, type BotCheckAction } from "#domain/account/bot-check.ts";
import type { FormAnswer } from "./form-answer.ts";

interface AuthFormProps {
  readonly answer: FormAnswer | undefined;
  /** The bot check that this form requires, by the `intent` of the pressed button. */
  readonly botCheck?: (intent: string) => BotCheckAction | undefined;
  readonly children: ReactNode;
}

/** Intent of the button whose request is running; undefined if none is. */
const BusyIntent = createContext<string | undefined>(undefined);

/**
 * A form of the sign-in pages. Without JavaScript the browser submits it; with it the page stays, and the first
 * invalid field is focused. The server validates everything, so both ways show the same messages.
 */
export function AuthForm({ answer, botCheck, children }: AuthFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const { formData } = useNavigation();
  const [checking, setChecking] = useState<string>();
  const busy = formData === undefined ? checking : textOf(formData, "intent");

  useEffect(() => {
    if (answer === undefined || Object.keys(answer.errors).length === 0) return;
    ref.current?.querySelector<HTMLElement>("[aria-invalid='true'], [role='alert']")?.focus();
  }, [answer]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : {};
    const typed = new FormData(event.currentTarget, submitter);
    const intent = textOf(typed, "intent");
    const check = botCheck?.(intent);
    if (busy !== undefined) event.preventDefault();
    if (busy !== undefined || check === undefined) return;
    event.preventDefault();
    setChecking(intent);
    void solve(check).then((solution) => {
      typed.set(BOT_CHECK_FIELD, solution);
      setChecking(undefined);
      return submit(typed, { method: "post" });
    });
  };

  // Called for the first interaction, so that submitting need not wait for the solution.
  const prepare = () => {
    const check = botCheck?.("");
    if (check !== undefined)
      void import("#app/session/bot-check.ts").then(({ prepareBotCheck }) => prepareBotCheck(check));
  };

  return (
    <BusyIntent value={busy}>
      <Form method="post" noValidate ref={ref} className="auth-form" onSubmit={onSubmit} onFocus={prepare}>
        {answer?.errors.form !== undefined && (
          <p role="alert" tabIndex={-1} className="auth-error">
            {answer.errors.form}
          </p>
        )}
        {children}
      </Form>
    </BusyIntent>
  );
}

/** Empty if it failed: the server then answers with a message. */
async function solve(action: BotCheckAction): Promise<string> {
  try {
    const { takeBotCheck } = await import("#app/session/bot-check.ts");
    return await takeBotCheck(action);
  } catch {
    return "";
  }
}

/** Whether the form around the caller is being sent. */
export function useIsSending(): boolean {
  return use(BusyIntent) !== undefined;
}

interface SubmitProps {
  readonly children: string;
  /** Shown while the request is running: "Logging in". */
  readonly busy: string;
  readonly intent?: string;
  readonly isQuiet?: boolean;
  readonly before?: ReactNode;
}

/** The submit button of a form. While a request is running, pressing it again does nothing. */
export function SubmitButton({ children, busy, intent = "", isQuiet = false, before }: SubmitProps) {
  const busyIntent = use(BusyIntent);
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      variant={isQuiet ? "ghost" : "ink"}
      size="l"
      aria-disabled={busyIntent !== undefined || undefined}
    >
      {before}
      <span aria-live="polite">{busyIntent === intent ? busy : children}</span>
    </Button>
  );
}

/** Empty for a file. */
function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
