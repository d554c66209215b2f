/** Announces the result of a step, an undo or a redo to screen readers, but not each move of a drag. */
import { useEffect, useEffectEvent } from "react";
import { announce } from "#app/ui/announcer.ts";
import type { DocumentHistory } from "./history/use-document-history.ts";

/** `text` is called after the step was rendered; undefined announces nothing. */
export function useStepAnnouncement({ moves }: DocumentHistory, text: () => string | undefined): void {
  const say = useEffectEvent(() => {
    const line = text();
    if (line !== undefined) announce(line);
  });
  useEffect(() => {
    if (moves > 0) say();
  }, [moves]);
}
