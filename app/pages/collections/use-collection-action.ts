/** Commands of a keeping page: what went wrong is said, what was taken away can be put back. */
import { useEffect, useRef, useState } from "react";
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
  const now = useRef({ undo, submit });
  useEffect(() => {
    now.current = { undo, submit };
  });
  useEffect(() => {
    if (done === undefined) return;
    if (done.problem !== undefined) {
      if (done.intent !== "create" && done.intent !== "change") showToast({ text: done.problem });
      return;
    }
    const way = now.current.undo?.(done);
    if (way === undefined) return;
    const run = () => void now.current.submit(way.fields, { method: "post", preventScrollReset: true });
    showToast({ text: way.text, action: { label: "Undo", run } });
  }, [done]);
  const command = (fields: Fields) =>
    void submit(fields, { method: "post", preventScrollReset: true, replace: true });
  return { done, sent, command, isBusy: state === "submitting" };
}
