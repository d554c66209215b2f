/** "Save" of a tool: one press. What it does comes with the first press. */
import type { WorkToKeep } from "#app/collections/save-work.ts";
import { sessionStore } from "#app/session/session-store.ts";
import { openDialog } from "#app/ui/dialog-flags.ts";
import { showToast } from "#app/ui/toast.ts";

export function useSave(work: () => WorkToKeep): () => void {
  return () => {
    const { title, colors, name } = work();
    if (sessionStore.get().status === "signed-out") {
      openDialog("signup", { title, colors, action: "save" });
      return;
    }
    void import("#app/collections/save-work.ts").then(
      ({ saveWork }) => saveWork({ title, colors, ...(name !== undefined && { name }) }),
      () =>
        showToast({
          text: "Not kept in your account: Tincture could not be reached. It is still on this device.",
        }),
    );
  };
}
