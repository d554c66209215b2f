/** "Save" of a tool: one press. What it does comes with the first press. */
import { useNavigate } from "react-router";
import { sessionStore } from "#app/account/session-store.ts";
import { openDialog } from "#app/ui/dialog-flags.ts";
import { showToast } from "#app/ui/toast.ts";
import type { KeptColors } from "./save-colors.ts";

export function useSave(kept: () => KeptColors): () => void {
  const navigate = useNavigate();
  return () => {
    const now = kept();
    if (sessionStore.get().status === "signed-out") {
      openDialog("signup", { title: now.label, colors: now.colors, action: "save" });
      return;
    }
    void import("./save-colors.ts").then(
      ({ saveColors }) => saveColors(now, (path) => void navigate(path)),
      () =>
        showToast({
          text: "Not kept in your account: Tincture could not be reached. It is still on this device.",
        }),
    );
  };
}
