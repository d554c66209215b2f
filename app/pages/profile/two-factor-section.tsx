import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { part } from "#app/ui/part.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { AuthError } from "#domain/account/auth-errors.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SectionNote } from "./section.tsx";
import { beginEnrolment, confirmEnrolment, type Enrolment } from "./two-factor-calls.ts";
import { TwoFactorOn } from "./two-factor-on.tsx";
import { useSection } from "./use-section.ts";
import "./two-factor-section.css";

const KeyPicture = part("KeyPicture", () => import("./key-picture.tsx"));

export interface TwoFactorSectionProps {
  readonly isOn: boolean;
  /** People who only sign in by link or provider are not asked for a password. */
  readonly hasPassword: boolean;
  /** Called after enabling, which creates a new session. */
  readonly onChange?: () => void;
}

type Step =
  | { readonly name: "rest" }
  | { readonly name: "enrol"; readonly enrolment: Enrolment }
  | { readonly name: "codes"; readonly codes: readonly string[] };

/**
 * Enables and disables the second factor. Enabling requires JavaScript, because the secret is shown once and stored
 * nowhere in the page.
 */
export function TwoFactorSection({ isOn, hasPassword, onChange }: TwoFactorSectionProps) {
  const id = useId();
  const [step, setStep] = useState<Step>({ name: "rest" });
  const { error, isBusy, run } = useCalls();
  const change = useSection("two-factor-off", "two-factor-codes");

  const begin = (password: string) =>
    run(beginEnrolment(password), (enrolment) => setStep({ name: "enrol", enrolment }));
  const confirm = (code: string, { recoveryCodes }: Enrolment) =>
    run(confirmEnrolment(code), () => {
      setStep({ name: "codes", codes: recoveryCodes });
      onChange?.();
    });

  return (
    <section className="profile-section" aria-labelledby={id}>
      <div className="profile-section-head">
        <h2 id={id} className="t-title-s">
          Two-step sign-in
        </h2>
        <p>
          {isOn
            ? "On. After your password we ask for a code."
            : "Asks for a code from your phone when you log in."}
        </p>
      </div>
      <div className="profile-section-body">
        {step.name === "codes" && (
          <RecoveryCodes codes={step.codes} onSaved={() => setStep({ name: "rest" })} />
        )}
        {step.name === "enrol" && (
          <>
            <ol className="two-factor-steps">
              <li>
                Point your authenticator app at this picture, or type the key into it.
                <div className="two-factor-key">
                  <KeyPicture address={step.enrolment.address} />
                  <code className="two-factor-secret">{step.enrolment.secret}</code>
                </div>
              </li>
              <li>
                Is the app on this device? Then{" "}
                <a className="link" href={step.enrolment.address}>
                  open it with the key
                </a>
                .
              </li>
              <li>Type the code the app shows.</li>
            </ol>
            <TwoFactorForm
              key="code"
              error={error}
              isBusy={isBusy}
              label="Code"
              field={{ inputMode: "numeric", autoComplete: "one-time-code", maxLength: 10 }}
              onSend={(code) => confirm(code, step.enrolment)}
            >
              <Button type="submit">Turn on</Button>
              <Button variant="ghost" onClick={() => setStep({ name: "rest" })}>
                Cancel
              </Button>
            </TwoFactorForm>
          </>
        )}
        {step.name === "rest" && isOn && <TwoFactorOn hasPassword={hasPassword} change={change} />}
        {step.name === "rest" && !isOn && (
          <>
            {change.answer?.isDone === true && <SectionNote answer={change.answer} />}
            <TwoFactorForm
              key="off"
              error={error}
              isBusy={isBusy}
              label={hasPassword ? "Your password" : undefined}
              field={{ type: "password", autoComplete: "current-password", maxLength: 256 }}
              onSend={begin}
            >
              <Button type="submit">Set up</Button>
            </TwoFactorForm>
          </>
        )}
      </div>
    </section>
  );
}

interface TwoFactorFormProps {
  /** Undefined hides the field. */
  readonly label: string | undefined;
  readonly field: Pick<React.ComponentProps<"input">, "type" | "inputMode" | "autoComplete" | "maxLength">;
  readonly error: AuthError | undefined;
  readonly isBusy: boolean;
  readonly onSend: (value: string) => void;
  readonly children: ReactNode;
}

function TwoFactorForm({ label, field, error, isBusy, onSend, children }: TwoFactorFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error !== undefined) form.current?.querySelector("input")?.focus();
  }, [error]);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const typed = new FormData(event.currentTarget).get("value");
    onSend(typeof typed === "string" ? typed : "");
  };
  return (
    <form ref={form} className="profile-form" noValidate onSubmit={send} aria-busy={isBusy || undefined}>
      {label === undefined ? (
        error !== undefined && (
          <p role="alert" className="profile-note" data-tone="bad">
            {error.message}
          </p>
        )
      ) : (
        <TextField label={label} name="value" error={error?.message} required {...field} />
      )}
      <div className="two-factor-keys">{children}</div>
    </form>
  );
}

type Answer<Done> =
  | { readonly ok: true; readonly done: Done }
  | { readonly ok: false; readonly error: AuthError };

/** Runs one request at a time, and holds the last error. */
function useCalls() {
  const [error, setError] = useState<AuthError>();
  const [isBusy, setIsBusy] = useState(false);
  const run = <Done,>(call: Promise<Answer<Done>>, onDone: (done: Done) => void): void => {
    setIsBusy(true);
    void call.then((answer) => {
      setIsBusy(false);
      setError(answer.ok ? undefined : answer.error);
      if (answer.ok) onDone(answer.done);
    });
  };
  return { error, isBusy, run };
}
