import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { LibraryCounts } from "#domain/account/profile-view.ts";
import { Section, SectionNote } from "./section.tsx";
import { useSection } from "./use-section.ts";

export function DataSection() {
  return (
    <Section title="Your data" line="Everything we keep about you, as one JSON file.">
      <a className="btn btn-secondary btn-m profile-download" href="/api/account/export" download>
        Download my data
      </a>
    </Section>
  );
}

interface DeleteSectionProps {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly counts: LibraryCounts;
}

/** Lists what will be deleted, and requires the email address, and the password or a recent sign-in. */
export function DeleteSection({ email, hasPassword, counts }: DeleteSectionProps) {
  const { Form, form, answer, isBusy } = useSection("delete");
  return (
    <Section title="Delete account" line="Takes effect at once, and cannot be undone.">
      <p>This deletes:</p>
      <ul className="profile-goes">
        <li>your name, email, photo, password and connected accounts</li>
        <li>
          {counted(counts.likes, "like")}, {counted(counts.saves, "saved item")} and{" "}
          {counted(counts.collections, "collection")}
        </li>
        <li>{counted(counts.own, "item")} that you made, also in what others have saved</li>
        <li>the work and colors kept in your account, your reports and your support requests</li>
      </ul>
      <p>What is kept on this device stays there.</p>
      <Form method="post" ref={form} className="profile-form" noValidate>
        <input type="hidden" name="intent" value="delete" />
        <TextField
          label="Your email, to confirm"
          name="confirmation"
          type="email"
          autoComplete="off"
          required
          hint={`Type ${email}.`}
          defaultValue={answer?.values?.["confirmation"]}
          error={answer?.errors?.["confirmation"]}
        />
        {hasPassword && (
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            maxLength={256}
            required
            error={answer?.errors?.["password"]}
          />
        )}
        <Button type="submit" variant="danger" aria-disabled={isBusy}>
          {isBusy ? "Deleting" : "Delete my account"}
        </Button>
      </Form>
      <SectionNote answer={answer} />
    </Section>
  );
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
