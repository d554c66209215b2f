import { useEffect, useEffectEvent } from "react";
import { hideToast, showToast, type Toast } from "#app/ui/toast.ts";

/** Says that the work of the last visit is back, until the first step after it. `startFresh` is undefined otherwise. */
export function useRestoredToast(startFresh: (() => void) | undefined): void {
  const begin = useEffectEvent(() => startFresh?.());
  const isRestored = startFresh !== undefined;
  useEffect(() => {
    if (!isRestored) return;
    const toast: Toast = {
      text: "Your last work here is back.",
      action: { label: "Start fresh", run: () => begin() },
    };
    showToast(toast);
    return () => hideToast(toast);
  }, [isRestored]);
}
