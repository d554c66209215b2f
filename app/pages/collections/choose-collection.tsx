/** The dialog in which one collection is chosen, or a new one is named. */
import { useEffect, useState } from "react";
import * as v from "valibot";
import { callCollections } from "#app/collections/collection-calls.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { useFirstField } from "#app/ui/first-field.ts";
import { Icon } from "#app/ui/icon.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { countSentence, MAX_COLLECTION_TITLE } from "#domain/collections/collection.ts";
import { CollectionTitle } from "#domain/collections/collection-schemas.ts";
import "#app/collections/collect-dialog.css";

const Choices = v.object({
  collections: v.array(
    v.object({ id: v.string(), title: v.string(), palettes: v.number(), gradients: v.number() }),
  ),
});
type Choice = v.InferOutput<typeof Choices>["collections"][number];

interface ChooseCollectionProps {
  readonly title: string;
  /** A collection that is no choice. */
  readonly except: string | undefined;
  readonly isBusy: boolean;
  readonly onChoose: (target: { readonly to: string } | { readonly title: string }) => void;
  readonly onClose: () => void;
}

export function ChooseCollection({ title, except, isBusy, onChoose, onClose }: ChooseCollectionProps) {
  const [choices, setChoices] = useState<readonly Choice[]>();
  const [problem, setProblem] = useState<string>();
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  useEffect(() => {
    let isGone = false;
    void callCollections("/resources/collections", "GET", Choices).then((result) => {
      if (isGone) return;
      if (result.ok) setChoices(result.value.collections);
      else setProblem(`Your collections could not be read. ${result.message}`);
    });
    return () => {
      isGone = true;
    };
  }, []);
  const others = choices?.filter(({ id }) => id !== except);
  const field = useFirstField(others?.length === 0);
  const make = () => {
    if (isBusy) return;
    const read = v.safeParse(CollectionTitle, name);
    if (!read.success) return setError(read.issues[0].message);
    const same = choices?.find((each) => isSameName(each.title, read.output));
    if (same?.id === except && same !== undefined) return setError("They are in this one already.");
    onChoose(same === undefined ? { title: read.output } : { to: same.id });
  };
  return (
    <Dialog title={title} onClose={onClose}>
      {choices === undefined && problem === undefined && (
        <p className="text-ink-2">Reading your collections</p>
      )}
      <p className="field-error" role="alert" hidden={problem === undefined}>
        {problem}
      </p>
      {others !== undefined && others.length > 0 && (
        <ul className="collect-list" aria-label="Collections">
          {others.map((choice) => (
            <li key={choice.id}>
              <button type="button" className="collect-choice" onClick={() => onChoose({ to: choice.id })}>
                <b>{choice.title}</b>
                <span>{countSentence(choice.palettes, choice.gradients)}</span>
                <Icon name="caret-right" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {choices !== undefined && (
        <form
          className="collect-new"
          onSubmit={(event) => {
            event.preventDefault();
            make();
          }}
        >
          <TextField
            label="New collection"
            ref={field}
            value={name}
            maxLength={MAX_COLLECTION_TITLE}
            error={error}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit">Create</Button>
        </form>
      )}
    </Dialog>
  );
}

const isSameName = (one: string, other: string): boolean =>
  one.localeCompare(other, undefined, { sensitivity: "accent" }) === 0;
