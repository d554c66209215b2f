import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { MAX_COLLECTION_DESCRIPTION, MAX_COLLECTION_TITLE } from "#domain/collections/collection.ts";
import type { CollectionActionResult } from "./collections-action.server.ts";

interface CollectionFormProps {
  readonly isBusy: boolean;
  /** Hidden fields. */
  readonly fields: Readonly<Record<string, string>>;
  readonly title?: string;
  readonly description?: string;
  readonly label: string;
  readonly cancelTo: string;
  readonly done: CollectionActionResult | undefined;
}

/** Title and description of a new or an existing collection. */
export function CollectionForm(props: CollectionFormProps) {
  const { isBusy, fields, title = "", description = "", label, cancelTo, done } = props;
  const first = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = first.current?.elements.namedItem("title");
    if (field instanceof HTMLInputElement) field.focus();
  }, []);
  const error = (field: string) => (done?.field === field ? done.problem : undefined);
  useEffect(() => {
    if (done?.field === undefined) return;
    const field = first.current?.elements.namedItem(done.field);
    if (field instanceof HTMLElement) field.focus();
  }, [done]);
  return (
    <Form method="post" className="collections-form" ref={first}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        label="Title"
        name="title"
        defaultValue={title}
        required
        maxLength={MAX_COLLECTION_TITLE}
        autoComplete="off"
        error={error("title")}
      />
      <TextArea
        label="Description"
        name="description"
        defaultValue={description}
        rows={2}
        maxLength={MAX_COLLECTION_DESCRIPTION}
        error={error("description")}
      />
      {done?.problem !== undefined && done.field === undefined && (
        <p role="alert" className="field-error">
          {done.problem}
        </p>
      )}
      <div className="collections-form-actions">
        <Button type="submit" variant="ink" aria-disabled={isBusy || undefined}>
          {isBusy ? "Keeping" : label}
        </Button>
        <LinkButton to={cancelTo} variant="ghost" preload="none">
          Cancel
        </LinkButton>
      </div>
    </Form>
  );
}
