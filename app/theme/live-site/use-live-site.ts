import { useEffect } from "react";
import { startWhenIdle } from "#app/theme/start-when-idle.ts";
import type { ThemeStore } from "#app/theme/use-solved-theme.ts";

/** Sends the theme of the open tool to pages of other sites that follow Tincture (UIP-3). */
export function useLiveSite(store: ThemeStore): void {
  useEffect(
    () =>
      startWhenIdle(async () => {
        const { sendToSites } = await import("./live-site-sender.ts");
        return () => sendToSites(store);
      }),
    [store],
  );
}
