/** Components of every page that load after hydration. */
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { dialogFlags } from "#app/ui/dialog-flags.ts";
import { commandPaletteFlag } from "./command-palette-flag.ts";
import "./consent/consent-banner.css";
import { PAGE_LIVE } from "./early/page-live.ts";

/** Part of the server's HTML; its script loads later. */
const ConsentBanner = lazy(() => import("./consent/consent-banner.tsx"));
const LateParts = lazy(() => import("./parts/late-parts.tsx"));
const GlobalDialogs = lazy(() => import("./dialogs/global-dialogs.tsx"));
const CommandPalette = lazy(() => import("./command-palette/command-palette.tsx"));

const NO_FLAGS = {};

export function GlobalParts() {
  const flags = useSyncExternalStore(dialogFlags.subscribe, dialogFlags.get, () => NO_FLAGS);
  const isPaletteOpen = useSyncExternalStore(
    commandPaletteFlag.subscribe,
    commandPaletteFlag.get,
    () => false,
  );
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    setReady(true);
    const stop = commandPaletteFlag.listenToKeys();
    window.dispatchEvent(new Event(PAGE_LIVE));
    return stop;
  }, []);
  return (
    <>
      <Suspense fallback={null}>
        <ConsentBanner />
      </Suspense>
      <Suspense fallback={null}>
        {isReady && <LateParts />}
        {Object.keys(flags).length > 0 && <GlobalDialogs flags={flags} />}
        {isPaletteOpen && <CommandPalette />}
      </Suspense>
    </>
  );
}
