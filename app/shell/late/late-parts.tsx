/** What every page carries but none needs to be read: loaded after the page works. */
import { useEffect } from "react";
import { listenToBarMenus } from "./bar-menus.ts";
import { ConsentBanner } from "./consent-banner.tsx";
import { KeepingPart } from "./keeping-part.tsx";
import { KeptPagesPart } from "./kept-pages-part.tsx";
import { LoadingBarLine } from "./loading-bar-line.tsx";
import { MeasurementScripts } from "./measurement-scripts.tsx";
import { PageTransition } from "./page-transition.tsx";
import { PlatformPart } from "./platform/platform-part.tsx";
import { RoutePreloads } from "./route-preloads.tsx";
import { SessionPart } from "./session-part.tsx";
import { ToastLine } from "./toast-line.tsx";

export default function LateParts() {
  useEffect(listenToBarMenus, []);
  return (
    <>
      <LoadingBarLine />
      <PageTransition />
      <RoutePreloads />
      <ConsentBanner />
      <ToastLine />
      <SessionPart />
      <MeasurementScripts />
      <PlatformPart />
      <KeptPagesPart />
      <KeepingPart />
    </>
  );
}
