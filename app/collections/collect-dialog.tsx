/**
 * The dialog that adds an item to collections: a list of checkboxes, and a field for a new collection (LIB-6). React
 * Aria.
 */
import { useEffect, useId, useState } from "react";
import * as v from "valibot";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { useFirstField } from "#app/ui/first-field.ts";
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
  const [title, setTitle] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const headingId = useId();
  const field = useFirstField(choices?.length === 0);

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
  const choose = async (choice: CollectionChoice, holds: boolean): Promise<boolean> => {
    setHolds(choice.id, holds);
    setProblem(undefined);
    const result = await put(choice.id, target.id, holds);
    if (result.ok) return true;
    setHolds(choice.id, !holds);
    setProblem(`${choice.title} stays as it was. ${result.message}`);
    return false;
  };

  /** Makes the collection that was named, or takes the one of this name. Returns whether the item is in it. */
  const make = async (): Promise<boolean> => {
    if (isBusy) return false;
    const read = v.safeParse(CollectionTitle, title);
    if (!read.success) {
      setError(read.issues[0].message);
      return false;
    }
    setError(undefined);
    const same = choices?.find((choice) => isSameName(choice.title, read.output));
    if (same !== undefined) {
      setTitle("");
      return same.holds || choose(same, true);
    }
    setBusy(true);
    const made = await callCollections("/resources/collections", "POST", v.object({ id: v.string() }), {
      title: read.output,
    });
    const held = made.ok ? await put(made.value.id, target.id, true) : undefined;
    setBusy(false);
    if (!made.ok) {
      setError(made.message);
      return false;
    }
    setProblem(undefined);
    setTitle("");
    const holds = held?.ok === true;
    setChoices((all) => [...(all ?? []), { id: made.value.id, title: read.output, isPublic: false, holds }]);
    if (held?.ok === false) setError(`It was made, but is empty. ${held.message}`);
    return holds;
  };
  /** A name that was typed is not lost: its collection is made first. */
  const finish = async () => {
    if (title.trim() === "" || (await make())) onClose();
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
        <form
          className="collect-new"
          onSubmit={(event) => {
            event.preventDefault();
            void make();
          }}
        >
          <TextField
            label="New collection"
            ref={field}
            value={title}
            maxLength={MAX_COLLECTION_TITLE}
            error={error}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <Button type="submit" aria-disabled={isBusy || undefined}>
            {isBusy ? "Creating" : "Create"}
          </Button>
        </form>
      )}
      <div className="dialog-actions">
        <Button variant="ink" aria-disabled={isBusy || undefined} onClick={() => void finish()}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}

const isSameName = (one: string, other: string): boolean =>
  one.localeCompare(other, undefined, { sensitivity: "accent" }) === 0;

function put(collectionId: string, itemId: string, isWanted: boolean) {
  return callCollections(
    `/resources/collections/${collectionId}/items/${itemId}`,
    isWanted ? "PUT" : "DELETE",
    v.object({ holds: v.boolean() }),
  );
}
