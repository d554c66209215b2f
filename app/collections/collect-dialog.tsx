/**
 * The dialog that adds an item to collections: a list of checkboxes, and a field for a new collection (LIB-6). React
 * Aria.
 */
import { type FormEvent, useEffect, useId, useState } from "react";
import * as v from "valibot";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { type CollectionChoice, MAX_COLLECTION_TITLE } from "#domain/collections/collection.ts";
import { CollectionTitle } from "#domain/collections/collection-schemas.ts";
import type { CollectTarget } from "./collect-flag.ts";
import { callCollections } from "./collection-calls.ts";
import "./collect-dialog.css";

const Choices = v.object({
  collections: v.array(
    v.object({ id: v.string(), title: v.string(), isPublic: v.boolean(), holds: v.boolean() }),
  ),
});

export function CollectDialog({ target, onClose }: { target: CollectTarget; onClose: () => void }) {
  const [choices, setChoices] = useState<readonly CollectionChoice[]>();
  const [problem, setProblem] = useState<string>();
  const headingId = useId();

  useEffect(() => {
    let isGone = false;
    void callCollections(`/resources/collections?item=${target.id}`, "GET", Choices).then((result) => {
      if (isGone) return;
      if (result.ok) setChoices(result.value.collections);
      else setProblem(`Your collections could not be read. ${result.message}`);
    });
    return () => {
      isGone = true;
    };
  }, [target.id]);

  const setHolds = (id: string, holds: boolean) =>
    setChoices((all) => all?.map((choice) => (choice.id === id ? { ...choice, holds } : choice)));
  const choose = async (choice: CollectionChoice, holds: boolean) => {
    setHolds(choice.id, holds);
    setProblem(undefined);
    const result = await put(choice.id, target.id, holds);
    if (result.ok) return;
    setHolds(choice.id, !holds);
    setProblem(`${choice.title} stays as it was. ${result.message}`);
  };

  return (
    <Dialog title={`Collect ${target.title}`} onClose={onClose}>
      {choices === undefined && problem === undefined && (
        <p className="text-ink-2">Reading your collections</p>
      )}
      {choices !== undefined && choices.length > 0 && (
        <fieldset className="collect-list">
          <legend className="sr-only" id={headingId}>
            Collections that hold it
          </legend>
          {choices.map((choice) => (
            <Checkbox
              key={choice.id}
              label={choice.title}
              checked={choice.holds}
              onChange={(event) => void choose(choice, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
      {choices?.length === 0 && <p className="text-ink-2">You have no collection yet. Name the first one.</p>}
      <p className="field-error" role="alert" hidden={problem === undefined}>
        {problem}
      </p>
      {choices !== undefined && (
        <NewCollection
          target={target}
          onMade={(made) => {
            setProblem(undefined);
            setChoices((all) => [...(all ?? []), made]);
          }}
        />
      )}
      <div className="dialog-actions">
        <Button variant="ink" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}

function NewCollection({
  target,
  onMade,
}: {
  target: CollectTarget;
  onMade: (choice: CollectionChoice) => void;
}) {
  const [title, setTitle] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const make = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const read = v.safeParse(CollectionTitle, title);
    if (!read.success) {
      setError(read.issues[0].message);
      return;
    }
    setBusy(true);
    setError(undefined);
    const made = await callCollections("/resources/collections", "POST", v.object({ id: v.string() }), {
      title: read.output,
    });
    if (made.ok) {
      const held = await put(made.value.id, target.id, true);
      onMade({ id: made.value.id, title: read.output, isPublic: false, holds: held.ok });
      setTitle("");
      if (!held.ok) setError(`It was made, but is empty. ${held.message}`);
    } else {
      setError(made.message);
    }
    setBusy(false);
  };
  return (
    <form className="collect-new" onSubmit={(event) => void make(event)}>
      <TextField
        label="New collection"
        value={title}
        maxLength={MAX_COLLECTION_TITLE}
        error={error}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Button type="submit" aria-disabled={isBusy || undefined}>
        {isBusy ? "Creating" : "Create"}
      </Button>
    </form>
  );
}

function put(collectionId: string, itemId: string, isWanted: boolean) {
  return callCollections(
    `/resources/collections/${collectionId}/items/${itemId}`,
    isWanted ? "PUT" : "DELETE",
    v.object({ holds: v.boolean() }),
  );
}
