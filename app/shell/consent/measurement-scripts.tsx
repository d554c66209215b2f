import { useEffect } from "react";
import { useRouteLoaderData } from "react-router";
import { CONSENT_EVENTS, emitEarlierAcceptance, readConsent } from "#app/shell/consent.ts";
import { whenSafeToReload } from "#app/shell/platform/safe-moment.ts";
import type { MeasurementConfig } from "#domain/shell/measurement.ts";
import { forgetMeasurement } from "./forget-measurement.ts";

/** Analytics and session recording: loaded after consent, and only as configured on the server (SHL-9). */
export function MeasurementScripts() {
  const data = useRouteLoaderData<{ measurement: MeasurementConfig }>("root");
  const measurement = data?.measurement;
  useEffect(() => {
    if (measurement === undefined) return;
    const load = () => loadScripts(measurement);
    // A loaded script cannot be unloaded, so the page reloads without it.
    const stop = () => void forgetMeasurement().then(() => isMeasured() && location.reload());
    // Withdrawn in another tab: this tab does not reload, because it may hold unsaved input.
    const onStorage = () => {
      if (readConsent() !== "rejected" || !isMeasured()) return;
      void forgetMeasurement();
      whenSafeToReload(stop);
    };
    window.addEventListener(CONSENT_EVENTS.accepted, load);
    window.addEventListener(CONSENT_EVENTS.rejected, stop);
    window.addEventListener("storage", onStorage);
    // A script may still store something while the page unloads.
    if (readConsent() === "rejected") void forgetMeasurement();
    if (!emitEarlierAcceptance()) load();
    return () => {
      window.removeEventListener(CONSENT_EVENTS.accepted, load);
      window.removeEventListener(CONSENT_EVENTS.rejected, stop);
      window.removeEventListener("storage", onStorage);
    };
  }, [measurement]);
  return null;
}

function loadScripts({
  analyticsDomain,
  analyticsScript,
  recordingScript,
  recordingId,
}: MeasurementConfig): void {
  if (analyticsScript !== undefined) {
    appendScript(analyticsScript, analyticsDomain === undefined ? {} : { domain: analyticsDomain });
  }
  if (recordingScript !== undefined && recordingId !== undefined) {
    appendScript(recordingScript, { id: String(recordingId) });
  }
}

function isMeasured(): boolean {
  return document.querySelector("script[data-measures]") !== null;
}

function appendScript(url: string, dataset: Record<string, string>): void {
  if (document.querySelector(`script[src="${CSS.escape(url)}"]`) !== null) return;
  const script = document.createElement("script");
  script.src = url;
  script.defer = true;
  Object.assign(script.dataset, dataset, { measures: "" });
  document.head.append(script);
}
