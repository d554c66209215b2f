/** The "Save" button of a tool: opens the panel in which the work is named and saved, or asks a visitor to sign up. */
import { askForAccount, type WorkToSave } from "#app/collections/ask-for-account.ts";
import { knownSession } from "#app/session/known-session.ts";

export function useSave(work: () => WorkToSave, openPanel: () => void): () => void {
  return () => {
    const asked = work();
    void knownSession().then(({ status }) => {
      if (status === "signed-in") openPanel();
      else askForAccount(asked);
    });
  };
}
