/** A toast that no action of the person has caused. It waits until no other is shown, since that one may offer an undo. */
import { showToast, type Toast, toastStore } from "#app/ui/toast.ts";

export function showBackgroundToast(toast: Toast): void {
  if (toastStore.get() === undefined) return showToast(toast);
  const stop = toastStore.subscribe(() => {
    if (toastStore.get() !== undefined) return;
    stop();
    showToast(toast);
  });
}
