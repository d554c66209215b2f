/** The "Save" button of a tool. Its code loads with the first press. */
import type { WorkToSave } from "#app/collections/save-work.ts";
import { sessionStore } from "#app/session/session-store.ts";
import { openDialog } from "#app/ui/dialog-flags.ts";
import { showToast } from "#app/ui/toast.ts";

export function useSave(work: () => WorkToSave): () => void {
  return () => {
    const made = work();
    const { title, colors, content } = made;
    if (sessionStore.get().status === "signed-out") {
      openDialog("signup", { title, colors, action: "save", ...(content !== undefined && { content }) });
      return;
    }
    void import("#app/collections/save-work.ts").then(
      ({ saveWork }) => saveWork(made),
      () =>
        showToast({
          text: "Not kept in your account: Tincture could not be reached. It is still on this device.",
        }),
    );
  };
}
