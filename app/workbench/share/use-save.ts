/** The "Save" button of a tool: opens the panel in which the work is named and saved, or asks a visitor to sign up. */
import type { WorkToSave } from "#app/collections/save-work.ts";
import { knownSession } from "#app/session/known-session.ts";
import { openDialog } from "#app/ui/dialog-flags.ts";

export function useSave(work: () => WorkToSave, openPanel: () => void): () => void {
  return () => {
    const { title, colors, content } = work();
    void knownSession().then(({ status }) => {
      if (status === "signed-in") openPanel();
      else openDialog("signup", { title, colors, action: "save", ...(content !== undefined && { content }) });
    });
  };
}
