/** Runs commands of a collection page, shows errors, and offers to take back what was done. */
import { useEffect, useEffectEvent, useState } from "react";
import { useActionData, useNavigation, useSubmit } from "react-router";
import { likeSaveStore } from "#app/collections/like-save-store.ts";
import { showToast } from "#app/ui/toast.ts";
import type { CollectionActionResult } from "./collections-action.server.ts";

type Fields = Readonly<Record<string, string>>;

/** `onDone` is called after each command that was carried out. */
export function useCollectionAction(onDone?: () => void) {
  const done = useActionData<CollectionActionResult>();
  /** The result of a form sent without JavaScript is shown on the page itself. */
  const [sent] = useState(done);
  const submit = useSubmit();
  const { state } = useNavigation();
  const command = (fields: Fields) =>
    void submit({ ...fields }, { method: "post", preventScrollReset: true, replace: true });
  const tell = useEffectEvent(({ intent, problem, notice, changed }: CollectionActionResult) => {
    if (problem !== undefined) {
      if (intent !== "create" && intent !== "change") showToast({ text: problem });
      return;
    }
    onDone?.();
    if (changed !== undefined) likeSaveStore.onChanged(changed);
    if (notice === undefined) return;
    const { text, undo } = notice;
    showToast({ text, ...(undo && { action: { label: "Undo", run: () => command(undo) } }) });
  });
  useEffect(() => {
    if (done !== undefined) tell(done);
  }, [done]);
  return { done, sent, command, isBusy: state === "submitting" };
}
