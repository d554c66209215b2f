import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { createLoadingBar, type LoadingBar, type LoadingPhase } from "./loading-phase.ts";
import "./loading-bar-line.css";

/** The 3 px loading bar at the top (SHL-4). */
export function LoadingBarLine() {
  const [phase, setPhase] = useState<LoadingPhase>({ percent: 0, isVisible: false });
  const bar = useRef<LoadingBar>(undefined);
  const navigation = useNavigation();
  // A change of only the query does not show it, because tools write their state there.
  const { pathname } = useLocation();
  const isLeaving = navigation.state !== "idle" && navigation.location.pathname !== pathname;
  useEffect(() => {
    bar.current ??= createLoadingBar(setPhase);
    if (isLeaving) bar.current.start();
    else bar.current.finish();
  }, [isLeaving]);
  useEffect(() => () => bar.current?.dispose(), []);
  const isShown = phase.isVisible || phase.percent > 0;
  return (
    // What lies outside the landmarks has to be in a live region. This one says once that a page is loading.
    <div aria-live="polite" aria-relevant="additions">
      {isShown && (
        <div
          role="progressbar"
          aria-label="Page loading"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(phase.percent)}
          className="loading-line"
          data-visible={phase.isVisible || undefined}
          style={{ transform: `scaleX(${phase.percent / 100})` }}
        />
      )}
    </div>
  );
}
