/** Commands of a keeping page: what went wrong is said, what was taken away can be put back. */
import { useEffect, useRef } from "react";
import { useActionData, useFetcher } from "react-router";
import { showToast } from "#app/ui/toast.ts";
import type { KeepingDone } from "./keeping-action.server.ts";

type Fields = Record<string, string>;

/** `undo` gives the fields that undo what was done, and the words for it. */
export function useKeeping(undo?: (done: KeepingDone) => { text: string; fields: Fields } | undefined) {
  const fetcher = useFetcher<KeepingDone>();
  /** Of a form sent without script. */
  const sent = useActionData<KeepingDone>();
  const undoNow = useRef(undo);
  useEffect(() => {
    undoNow.current = undo;
  });
  const { data: done, submit } = fetcher;
  useEffect(() => {
    if (done === undefined) return;
    if (done.problem !== undefined) {
      if (done.intent !== "create" && done.intent !== "change") showToast({ text: done.problem });
      return;
    }
    const way = undoNow.current?.(done);
    if (way !== undefined)
      showToast({
        text: way.text,
        action: { label: "Undo", run: () => void submit(way.fields, { method: "post" }) },
      });
  }, [done, submit]);
  const command = (fields: Fields) => void submit(fields, { method: "post" });
  return { fetcher, done: done ?? sent, sent, command };
}
