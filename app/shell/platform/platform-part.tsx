/** Keeps the application up to date and available offline (PLT-1, PLT-3). Only in a production build. */
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { reloadPage } from "#app/ui/reload-page.ts";
import { showToast } from "#app/ui/toast.ts";
import { isSlowConnection, startBuildCheck } from "./build-check.ts";
import { takeLaunchedFiles, takeSharedPicture } from "./incoming-files.ts";
import { loadNextPage } from "./next-navigation.ts";
import { sayWhenOffline, setOfflineReady } from "./offline-ready.ts";
import { listenToBrokenFiles, RELOAD_GUARD } from "./reload-guard.ts";
import { whenSafeToReload } from "./safe-moment.ts";
import { startWorker } from "./worker-updates.ts";

const QUIET_MS = 3_000;

export function PlatformPart() {
  const navigate = useNavigate();
  const go = useRef(navigate);
  useEffect(() => {
    takeLaunchedFiles(go.current);
    void takeSharedPicture();
  }, []);
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const stops = [listenToBrokenFiles(RELOAD_GUARD, onMissed), sayWhenOffline()];
    // oxlint-disable-next-line no-underscore-dangle -- the router's own name
    const ownId = window.__reactRouterManifest?.version;
    if (ownId !== undefined)
      stops.push(
        startBuildCheck({
          ownId,
          isSlow: isSlowConnection("connection" in navigator ? navigator.connection : undefined),
          onNewer: () => stops.push(loadNextPage()),
        }),
      );
    if ("serviceWorker" in navigator)
      // It fetches every file of the build, so it waits until the page is idle.
      stops.push(
        whenIdle(() =>
          stops.push(
            startWorker({
              container: navigator.serviceWorker,
              whenSafeToReload,
              reload: reloadPage,
              onOfflineReady: setOfflineReady,
            }),
          ),
        ),
      );
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}

function onMissed(): void {
  showToast({
    text: "A part of this page could not be loaded.",
    action: { label: "Try again", run: reloadPage },
  });
}

function whenIdle(run: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const handle = requestIdleCallback(run, { timeout: QUIET_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, QUIET_MS);
  return () => clearTimeout(timer);
}
