import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Section, SectionNote } from "./section.tsx";
import { useSection } from "./use-section.ts";

interface PasswordSectionProps {
  readonly hasPassword: boolean;
  readonly email: string;
  /** The password policy in words. */
  readonly rule: string;
}

export function PasswordSection({ hasPassword, email, rule }: PasswordSectionProps) {
  const { Form, form, answer, isBusy } = useSection("password", "first-password");
  const line = hasPassword
    ? "Changing it signs out all your other devices."
    : "You log in by link or through a provider. A password is one more way in.";
  return (
    <Section title="Password" line={line}>
      <Form method="post" ref={form} className="profile-form" noValidate>
        <input type="hidden" name="intent" value={hasPassword ? "password" : "first-password"} />
        {/* Lets password managers identify the account. */}
        <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
        {hasPassword && (
          <TextField
            label="Current password"
            name="currentPassword"
            type="password"
            autoComplete="current-password"
            maxLength={256}
            required
            error={answer?.errors?.["currentPassword"]}
          />
        )}
        <TextField
          label="New password"
          name="newPassword"
          type="password"
          autoComplete="new-password"
          maxLength={256}
          required
          hint={rule}
          error={answer?.errors?.["newPassword"]}
        />
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? "Saving" : hasPassword ? "Change password" : "Set password"}
        </Button>
      </Form>
      <SectionNote answer={answer} />
    </Section>
  );
}
