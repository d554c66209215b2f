/** Commands of a keeping page: what went wrong is said, what was taken away can be put back. */
import { useEffect, useEffectEvent, useState } from "react";
import { useActionData, useNavigation, useSubmit } from "react-router";
import { showToast } from "#app/ui/toast.ts";
import type { KeepingDone } from "./collections-action.server.ts";

type Fields = Record<string, string>;

/** `undo` gives the fields that undo what was done, and the words for it. */
export function useCollectionAction(
  undo?: (done: KeepingDone) => { text: string; fields: Fields } | undefined,
) {
  const done = useActionData<KeepingDone>();
  /** Of a form sent without script: said in the page itself. */
  const [sent] = useState(done);
  const submit = useSubmit();
  const { state } = useNavigation();
  const tell = useEffectEvent((answer: KeepingDone) => {
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
