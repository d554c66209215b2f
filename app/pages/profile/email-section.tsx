import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { MailAddress, Section, SectionNote } from "./section.tsx";
import { useSection } from "./use-section.ts";

interface EmailSectionProps {
  readonly email: string;
  readonly isVerified: boolean;
}

export function EmailSection({ email, isVerified }: EmailSectionProps) {
  return (
    <Section title="Email" line="For logging in, and for mails about your account. Nobody else sees it.">
      <p className="profile-fact">
        <b>
          <MailAddress email={email} />
        </b>
        <span data-tone={isVerified ? "ok" : "warn"}>
          <Icon name={isVerified ? "check" : "warning"} size={14} />
          {isVerified ? "Confirmed" : "Not confirmed yet"}
        </span>
      </p>
      {isVerified ? <ChangeForm /> : <VerifyForm />}
    </Section>
  );
}

function VerifyForm() {
  const { Form, answer, isBusy } = useSection("verify");
  return (
    <>
      <Form method="post">
        <input type="hidden" name="intent" value="verify" />
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? "Sending the mail" : "Send the mail again"}
        </Button>
      </Form>
      <p className="text-ink-3">To change the address, confirm this one first.</p>
      <SectionNote answer={answer} />
    </>
  );
}

function ChangeForm() {
  const { Form, form, answer, isBusy } = useSection("email");
  return (
    <>
      <Form method="post" ref={form} className="profile-form" noValidate>
        <input type="hidden" name="intent" value="email" />
        <TextField
          label="New email"
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={answer?.values?.["email"]}
          error={answer?.errors?.["email"]}
        />
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? "Sending the mail" : "Change email"}
        </Button>
      </Form>
      <SectionNote answer={answer} />
    </>
  );
}
