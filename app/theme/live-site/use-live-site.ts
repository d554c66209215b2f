import { useEffect } from "react";
import type { ThemeStore } from "#app/theme/use-solved-theme.ts";
import { onFirstAction } from "#app/ui/first-action.ts";

/** While the tool is open, pages of other sites that follow Tincture can show its theme (UIP-3). */
export function useLiveSite(store: ThemeStore): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isLeft = false;
    const cancel = onFirstAction(() => {
      void import("./live-site-sender.ts").then(({ sendToSites }) => {
        if (!isLeft) stop = sendToSites(store);
      });
    });
    return () => {
      isLeft = true;
      cancel();
      stop?.();
    };
  }, [store]);
}
