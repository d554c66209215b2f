/** What every page carries once: loading bar, consent, dialogs, palette of commands, preloads. All of it small or late. */
import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { dialogFlags } from "#app/ui/dialog-flags.ts";
import { commandPaletteFlag } from "./command-palette-flag.ts";
import { ConsentBanner } from "./consent-banner.tsx";
import { LoadingBarLine } from "./loading-bar-line.tsx";
import { MeasurementScripts } from "./measurement-scripts.tsx";
import { PageTransition } from "./page-transition.tsx";
import { RoutePreloads } from "./route-preloads.tsx";

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
  useEffect(() => commandPaletteFlag.listenToKeys(), []);
  return (
    <>
      <LoadingBarLine />
      <PageTransition />
      <RoutePreloads />
      <ConsentBanner />
      <MeasurementScripts />
      <Suspense fallback={null}>
        {Object.keys(flags).length > 0 && <GlobalDialogs flags={flags} />}
        {isPaletteOpen && <CommandPalette />}
      </Suspense>
    </>
  );
}
