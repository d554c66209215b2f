import { useEffect } from "react";
import { startAfterAction } from "#app/theme/start-after-action.ts";
import type { ThemeStore } from "#app/theme/use-solved-theme.ts";

/** Sends the theme of the open tool to pages of other sites that follow Tincture (UIP-3). */
export function useLiveSite(store: ThemeStore): void {
  useEffect(
    () =>
      startAfterAction(async () => {
        const { sendToSites } = await import("./live-site-sender.ts");
        return () => sendToSites(store);
      }),
    [store],
  );
}
