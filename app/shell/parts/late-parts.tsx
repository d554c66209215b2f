/** Components of every page that nothing depends on for reading: loaded after hydration. */
import { MeasurementScripts } from "#app/shell/consent/measurement-scripts.tsx";
import { LoadingBarLine } from "#app/shell/navigation/loading-bar-line.tsx";
import { PageTransition } from "#app/shell/navigation/page-transition.tsx";
import { RoutePreloads } from "#app/shell/navigation/route-preloads.tsx";
import { CachedPagesPart } from "#app/shell/platform/cached-pages-part.tsx";
import { PlatformPart } from "#app/shell/platform/platform-part.tsx";
import { CollectionsPart } from "#app/shell/session/collections-part.tsx";
import { SessionPart } from "#app/shell/session/session-part.tsx";
import { ForcedModePart } from "./forced-mode-part.ts";
import { ToastLine } from "./toast-line.tsx";

export function LateParts() {
  return (
    <>
      <LoadingBarLine />
      <PageTransition />
      <ForcedModePart />
      <RoutePreloads />
      <ToastLine />
      <SessionPart />
      <MeasurementScripts />
      <PlatformPart />
      <CachedPagesPart />
      <CollectionsPart />
    </>
  );
}
