/** Components of every page that load after hydration. */
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { dialogFlags } from "#app/ui/dialog-flags.ts";
import { firstAction, onFirstAction } from "#app/ui/first-action.ts";
import { commandPaletteFlag } from "./command-palette-flag.ts";
import "./consent/consent-banner.css";
import { PAGE_LIVE } from "./early/page-live.ts";

/** Part of the server's HTML, which works without its script. */
const ConsentBanner = lazy(async () => {
  await firstAction();
  return import("./consent/consent-banner.tsx");
});
const LateParts = lazy(() => import("./parts/late-parts.tsx"));
const GlobalDialogs = lazy(() => import("./dialogs/global-dialogs.tsx"));
const CommandPalette = lazy(() => import("./command-palette/command-palette.tsx"));

/** A constant element, so that it is not re-rendered before its script has loaded; React would then remove its HTML. */
const BANNER = (
  <Suspense fallback={null}>
    <ConsentBanner />
  </Suspense>
);

export function GlobalParts() {
  const flags = useSyncExternalStore(dialogFlags.subscribe, dialogFlags.get, dialogFlags.get);
  const isPaletteOpen = useSyncExternalStore(
    commandPaletteFlag.subscribe,
    commandPaletteFlag.get,
    () => false,
  );
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const forget = onFirstAction(() => setReady(true));
    const stop = commandPaletteFlag.listenToKeys();
    window.dispatchEvent(new Event(PAGE_LIVE));
    return () => {
      forget();
      stop();
    };
  }, []);
  return (
    <>
      {BANNER}
      {/* A boundary each, so that none waits for the code of another. */}
      {isReady && (
        <Suspense fallback={null}>
          <LateParts />
        </Suspense>
      )}
      {Object.keys(flags).length > 0 && (
        <Suspense fallback={null}>
          <GlobalDialogs flags={flags} />
        </Suspense>
      )}
      {isPaletteOpen && (
        <Suspense fallback={null}>
          <CommandPalette />
        </Suspense>
      )}
    </>
  );
}
