/** Runs commands of a collection page, shows errors, and offers undo for removals. */
import { useEffect, useEffectEvent, useState } from "react";
import { useActionData, useNavigation, useSubmit } from "react-router";
import { showToast } from "#app/ui/toast.ts";
import type { CollectionActionResult } from "./collections-action.server.ts";

type Fields = Record<string, string>;

/** `undo` returns the fields that revert the command, and the text of its toast. */
export function useCollectionAction(
  undo?: (done: CollectionActionResult) => { text: string; fields: Fields } | undefined,
) {
  const done = useActionData<CollectionActionResult>();
  /** The result of a form sent without JavaScript is shown on the page itself. */
  const [sent] = useState(done);
  const submit = useSubmit();
  const { state } = useNavigation();
  const tell = useEffectEvent((answer: CollectionActionResult) => {
    if (answer.problem !== undefined) {
      if (answer.intent !== "create" && answer.intent !== "change") showToast({ text: answer.problem });
      return;
    }
    const way = undo?.(answer);
    if (way === undefined) return;
    const run = () => void submit(way.fields, { method: "post", preventScrollReset: true });
    showToast({ text: way.text, action: { label: "Undo", run } });
  });
  useEffect(() => {
    if (done !== undefined) tell(done);
  }, [done]);
  const command = (fields: Fields) =>
    void submit(fields, { method: "post", preventScrollReset: true, replace: true });
  return { done, sent, command, isBusy: state === "submitting" };
}
