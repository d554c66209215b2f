/** What every page carries but none needs to be read: loaded after the page works. */
import { useEffect } from "react";
import { ConsentBanner } from "#app/shell/consent/consent-banner.tsx";
import { MeasurementScripts } from "#app/shell/consent/measurement-scripts.tsx";
import { listenToBarMenus } from "#app/shell/navigation/bar-menus.ts";
import { LoadingBarLine } from "#app/shell/navigation/loading-bar-line.tsx";
import { PageTransition } from "#app/shell/navigation/page-transition.tsx";
import { RoutePreloads } from "#app/shell/navigation/route-preloads.tsx";
import { KeptPagesPart } from "#app/shell/platform/kept-pages-part.tsx";
import { PlatformPart } from "#app/shell/platform/platform-part.tsx";
import { CollectionsPart } from "#app/shell/session/collections-part.tsx";
import { SessionPart } from "#app/shell/session/session-part.tsx";
import { ForcedModePart } from "./forced-mode-part.ts";
import { ToastLine } from "./toast-line.tsx";

export default function LateParts() {
  useEffect(listenToBarMenus, []);
  return (
    <>
      <LoadingBarLine />
      <PageTransition />
      <ForcedModePart />
      <RoutePreloads />
      <ConsentBanner />
      <ToastLine />
      <SessionPart />
      <MeasurementScripts />
      <PlatformPart />
      <KeptPagesPart />
      <CollectionsPart />
    </>
  );
}
