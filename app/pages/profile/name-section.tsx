import { useEffect } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Section, SectionNote } from "./section.tsx";
import { refreshAfterChange, useSection } from "./use-section.ts";

export function NameSection({ displayName }: { displayName: string }) {
  const { Form, form, answer, isBusy } = useSection("name");
  const isDone = answer?.isDone === true;
  useEffect(() => {
    if (isDone) void refreshAfterChange();
  }, [isDone]);
  return (
    <Section title="Name" line="Shown on what you publish.">
      <Form method="post" ref={form} className="profile-form" noValidate>
        <input type="hidden" name="intent" value="name" />
        <TextField
          label="Display name"
          name="displayName"
          autoComplete="name"
          maxLength={80}
          required
          defaultValue={answer?.values?.["displayName"] ?? displayName}
          error={answer?.errors?.["displayName"]}
        />
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? "Saving" : "Save name"}
        </Button>
      </Form>
      <SectionNote answer={answer} />
    </Section>
  );
}
