/** What every page carries once. All of it comes after the page itself works. */
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { dialogFlags } from "#app/ui/dialog-flags.ts";
import { commandPaletteFlag } from "./command-palette-flag.ts";

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
    return commandPaletteFlag.listenToKeys();
  }, []);
  return (
    <Suspense fallback={null}>
      {isReady && <LateParts />}
      {Object.keys(flags).length > 0 && <GlobalDialogs flags={flags} />}
      {isPaletteOpen && <CommandPalette />}
    </Suspense>
  );
}
