/** Tells a screen reader what a step led to: once a step, an undo or a redo, not at each move of a drag. */
import { useEffect, useEffectEvent } from "react";
import { announce } from "#app/ui/announcer.ts";
import type { DocumentHistory } from "./use-document-history.ts";

/** `text` is asked after the step was drawn; undefined says nothing. */
export function useStepAnnouncement({ moves }: DocumentHistory, text: () => string | undefined): void {
  const say = useEffectEvent(() => {
    const line = text();
    if (line !== undefined) announce(line);
  });
  useEffect(() => {
    if (moves > 0) say();
  }, [moves]);
}
