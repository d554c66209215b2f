import { type FormEvent, useState } from "react";
import { askForAccount, type WorkToSave } from "#app/collections/ask-for-account.ts";
import type { OwnItemProblem } from "#app/collections/own-items.ts";
import { type PlaceOfWork, saveAsNew, saveChanges } from "#app/collections/save-work.ts";
import { knownSession } from "#app/session/known-session.ts";
import { Button } from "#app/ui/button.tsx";
import { useFirstField } from "#app/ui/first-field.ts";
import { InspectorSections } from "#app/ui/inspector-sections.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { KeptItem, KeptState, KeptWork } from "#domain/device/kept-items.ts";
import { MAX_TITLE } from "#domain/library/publishing-policy.ts";

interface SavePanelProps {
  readonly work: WorkToSave;
  /** The place of the work, but for the person. */
  readonly place: Omit<PlaceOfWork, "uid">;
  /** The item that keeps an earlier step of the work. */
  readonly kept: KeptWork | undefined;
  readonly state: KeptState;
  readonly onDone: () => void;
}

/** A name, and where the work goes: into a new item, or into the one that it came from. */
export function SavePanel({ work, place, kept, state, onDone }: SavePanelProps) {
  const [name, setName] = useState(work.name || (kept?.title ?? ""));
  const field = useFirstField();
  const [problem, setProblem] = useState<OwnItemProblem>();
  const [isBusy, setBusy] = useState(false);
  const isSaved = state === "saved";
  const isChange = isSaved || state === "changed";

  const run = async (into: KeptItem | undefined, isForced = false) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    const session = await knownSession();
    const named = { ...work, name: name.trim() };
    if (session.status !== "signed-in") {
      setBusy(false);
      return askForAccount(named);
    }
    const here = { ...place, uid: session.user.uid };
    const failed =
      into === undefined ? await saveAsNew(named, here) : await saveChanges(named, here, into, { isForced });
    setBusy(false);
    if (failed === undefined) onDone();
    else if (failed.code === "unauthenticated") askForAccount(named);
    else setProblem(failed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(isChange ? kept : undefined);
  };
  const isInField = problem?.field === "title";
  const newLabel = isSaved ? "Save a copy" : "Save as new";
  return (
    <InspectorSections
      sections={[
        {
          id: "save",
          title: "Save",
          content: (
            <form className="panel-form" noValidate onSubmit={submit}>
              {kept !== undefined && (
                <p>
                  {isSaved ? "In your account as " : "A change of "}
                  <AppLink className="underline" to={`/${kept.kind}s/${kept.id}`}>
                    {kept.title}
                  </AppLink>
                  {kept.isBehind && ", which was changed elsewhere since you opened it"}
                </p>
              )}
              <TextField
                label="Name"
                name="title"
                value={name}
                maxLength={MAX_TITLE}
                ref={field}
                autoComplete="off"
                placeholder="Named after its colors"
                error={isInField ? problem.message : undefined}
                onChange={(event) => setName(event.currentTarget.value)}
              />
              {problem !== undefined && !isInField && (
                <div role="alert">
                  <p className="field-error">{sentenceOf(problem)}</p>
                  {problem.code === "plan-limit" && (
                    <AppLink className="underline" to="/about/pricing">
                      See Pro
                    </AppLink>
                  )}
                  {problem.code === "stale" && kept !== undefined && (
                    <Button size="s" onClick={() => void run(kept, true)}>
                      Replace it with this
                    </Button>
                  )}
                </div>
              )}
              <div className="panel-form-actions">
                {kept === undefined ? (
                  <Button variant="ink" type="submit" aria-disabled={isBusy}>
                    {isBusy ? "Saving…" : "Save"}
                  </Button>
                ) : (
                  <>
                    <Button variant="ink" type="submit" aria-disabled={isBusy}>
                      {isChange ? (isSaved ? "Save the name" : "Save changes") : newLabel}
                    </Button>
                    <Button aria-disabled={isBusy} onClick={() => void run(isChange ? undefined : kept)}>
                      {isChange ? newLabel : "Save changes"}
                    </Button>
                  </>
                )}
              </div>
              <p className="field-hint">In no list: you find it under Saved, others only by its link.</p>
            </form>
          ),
        },
      ]}
    />
  );
}

function sentenceOf({ code, message }: OwnItemProblem): string {
  if (code === "not-found") return "It is no longer in your account. Save it as a new one.";
  if (code === "stale") return "It was changed elsewhere since you opened it.";
  return `${message} Your work is still on this device.`;
}
