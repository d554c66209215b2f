import { useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { AccountAnswer } from "./account-answer.ts";
import { CodeField } from "./code-field.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SectionNote } from "./section.tsx";
import { useSection } from "./use-section.ts";

interface TwoFactorOnProps {
  /** People who only sign in by link or provider are not asked for a password. */
  readonly hasPassword: boolean;
  /** The form that turns it off or makes new recovery codes. */
  readonly change: ReturnType<typeof useSection>;
}

/** What a second factor that is on offers. Works without JavaScript. */
export function TwoFactorOn({ hasPassword, change }: TwoFactorOnProps) {
  const mailForm = useId();
  const mail = useSection("two-factor-mail");
  const [seen, setSeen] = useState<AccountAnswer>();
  const { Form, form, answer, isBusy } = change;
  if (answer?.recoveryCodes !== undefined && answer !== seen)
    return <RecoveryCodes codes={answer.recoveryCodes} onSaved={() => setSeen(answer)} />;
  return (
    <>
      <mail.Form method="post" id={mailForm}>
        <input type="hidden" name="intent" value="two-factor-mail" />
      </mail.Form>
      <Form method="post" ref={form} className="profile-form" noValidate>
        {hasPassword && (
          <TextField
            label="Your password"
            name="password"
            type="password"
            autoComplete="current-password"
            maxLength={256}
            error={answer?.errors?.["password"]}
            required
          />
        )}
        <CodeField label="Code" error={answer?.errors?.["code"]} required />
        <Button type="submit" form={mailForm} variant="ghost" size="s" aria-disabled={mail.isBusy}>
          {mail.isBusy ? "Sending" : mail.answer?.isDone === true ? "Mail another code" : "Mail me a code"}
        </Button>
        <SectionNote answer={mail.answer} />
        <div className="two-factor-keys">
          <Button type="submit" name="intent" value="two-factor-codes" aria-disabled={isBusy}>
            New recovery codes
          </Button>
          <Button type="submit" name="intent" value="two-factor-off" variant="danger" aria-disabled={isBusy}>
            Turn off
          </Button>
        </div>
        {answer?.isDone === false && <SectionNote answer={answer} />}
      </Form>
    </>
  );
}
