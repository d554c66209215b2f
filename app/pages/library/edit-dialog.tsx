import { type FormEvent, useRef, useState } from "react";
import * as v from "valibot";
import type { OwnItemProblem } from "#app/collections/own-items.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { useFirstField } from "#app/ui/first-field.ts";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import {
  ItemChanges,
  MAX_DESCRIPTION,
  MAX_TITLE,
  type OwnItem,
  problemOf,
} from "#domain/library/publishing-policy.ts";

interface EditDialogProps {
  readonly item: OwnItem;
  readonly onSave: (changes: ItemChanges, done: string) => Promise<OwnItemProblem | undefined>;
  readonly onClose: () => void;
}

/** Sends only changed fields, so that concurrent edits to other fields are preserved. */
export function EditDialog({ item, onSave, onClose }: EditDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const title = useFirstField();
  const before = { title: item.title, description: item.description, tags: item.tags.join(", ") };
  const [fields, setFields] = useState(before);
  const [problem, setProblem] = useState<{ readonly field: string | undefined; readonly message: string }>();
  const [isBusy, setBusy] = useState(false);
  const change = (next: Partial<typeof before>) => setFields((now) => ({ ...now, ...next }));
  const fail = (next: { readonly field: string | undefined; readonly message: string }) => {
    setProblem(next);
    requestAnimationFrame(() => {
      const field = next.field === undefined ? undefined : form.current?.elements.namedItem(next.field);
      if (field instanceof HTMLElement) field.focus();
    });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setProblem(undefined);
    const read = v.safeParse(ItemChanges, {
      ...(fields.title !== before.title && { title: fields.title }),
      ...(fields.description !== before.description && { description: fields.description }),
      ...(fields.tags !== before.tags && { tags: fields.tags.split(",") }),
    });
    if (!read.success) return fail(problemOf(read.issues));
    if (Object.keys(read.output).length === 0) return onClose();
    setBusy(true);
    const failed = await onSave(read.output, "Changes saved");
    setBusy(false);
    if (failed === undefined) onClose();
    else fail(failed);
  };
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined);
  return (
    <Dialog title={`Edit ${item.kind}`} onClose={onClose}>
      <form ref={form} className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="Title"
          name="title"
          ref={title}
          value={fields.title}
          maxLength={MAX_TITLE}
          error={errorOf("title")}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <TextArea
          label="Description"
          name="description"
          rows={3}
          value={fields.description}
          maxLength={MAX_DESCRIPTION}
          error={errorOf("description")}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
        <TextField
          label="Tags"
          name="tags"
          value={fields.tags}
          hint="Separate with commas. Tags that follow from the colors are added."
          error={errorOf("tags")}
          onChange={(event) => change({ tags: event.currentTarget.value })}
        />
        {problem !== undefined && !["title", "description", "tags"].includes(problem.field ?? "") && (
          <p role="alert" className="text-bad">
            {problem.message}
          </p>
        )}
        <div className="dialog-actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="ink" type="submit" aria-disabled={isBusy}>
            {isBusy ? "Saving…" : "Save changes"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
