import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Section, SectionNote } from "./section.tsx";
import { useSection } from "./use-section.ts";

interface EmailSectionProps {
  readonly email: string;
  readonly isVerified: boolean;
}

export function EmailSection({ email, isVerified }: EmailSectionProps) {
  const change = useSection("email");
  const verify = useSection("verify");
  return (
    <Section title="E-mail" line="For logging in, and for mails about your account. Nobody else sees it.">
      <p className="profile-fact">
        <b>{email}</b>
        <span data-tone={isVerified ? "ok" : "warn"}>
          <Icon name={isVerified ? "check" : "warning"} size={14} />
          {isVerified ? "Confirmed" : "Not confirmed yet"}
        </span>
      </p>
      {!isVerified && (
        <verify.Form method="post" ref={verify.form}>
          <input type="hidden" name="intent" value="verify" />
          <Button type="submit" aria-disabled={verify.isBusy}>
            {verify.isBusy ? "Sending the mail" : "Send the mail again"}
          </Button>
        </verify.Form>
      )}
      <SectionNote answer={verify.answer} />
      <change.Form method="post" ref={change.form} className="profile-form" noValidate>
        <input type="hidden" name="intent" value="email" />
        <TextField
          label="New e-mail"
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={change.answer?.isDone ? "" : change.answer?.kept?.["email"]}
          error={change.answer?.errors?.["email"]}
        />
        <Button type="submit" aria-disabled={change.isBusy}>
          {change.isBusy ? "Sending the mail" : "Change e-mail"}
        </Button>
      </change.Form>
      <SectionNote answer={change.answer} />
    </Section>
  );
}
