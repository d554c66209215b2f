/** Components of every page besides its layout. */
import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { dialogFlags } from "#app/ui/dialog-flags.ts";
import { onIdle } from "#app/ui/on-idle.ts";
import { NOTHING_MEANWHILE, part, WITHOUT_PLACE } from "#app/ui/part.tsx";
import { commandPaletteFlag } from "./command-palette-flag.ts";
import { PAGE_HYDRATED, PAGE_LIVE } from "./early/page-live.ts";
import { takeRequestedAddress } from "./offline-address.ts";

const LateParts = part("LateParts", () => import("./parts/late-parts.tsx"), WITHOUT_PLACE);
const GlobalDialogs = part("GlobalDialogs", () => import("./dialogs/global-dialogs.tsx"), NOTHING_MEANWHILE);
const CommandPalette = part(
  "CommandPalette",
  () => import("./command-palette/command-palette.tsx"),
  NOTHING_MEANWHILE,
);

export function GlobalParts() {
  const flags = useSyncExternalStore(dialogFlags.subscribe, dialogFlags.get, dialogFlags.get);
  const isPaletteOpen = useSyncExternalStore(
    commandPaletteFlag.subscribe,
    commandPaletteFlag.get,
    () => false,
  );
  const [isLive, setLive] = useState(false);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => commandPaletteFlag.listenToKeys(), []);
  const navigate = useNavigate();
  const goLive = useEffectEvent(async () => {
    // Before React renders it runs the effects that are due, among them those that listen to keys.
    flushSync(() => setLive(true));
    const requested = takeRequestedAddress();
    if (requested !== undefined) await navigate(requested, { replace: true });
    window.dispatchEvent(new Event(PAGE_LIVE));
  });
  useLayoutEffect(() => {
    window.dispatchEvent(new Event(PAGE_HYDRATED));
    queueMicrotask(() => void goLive());
  }, []);
  useEffect(() => (isLive ? onIdle(() => setIdle(true)) : undefined), [isLive]);
  return (
    <>
      {isIdle && <LateParts />}
      {Object.keys(flags).length > 0 && <GlobalDialogs flags={flags} />}
      {isPaletteOpen && <CommandPalette />}
    </>
  );
}
