import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { isSlidePath } from "#domain/navigation/slide-paths.ts";

/** Says on <html>, before the change, how the next page comes in: sliding or fading, forward or back (SHL-3). */
export function PageTransition() {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const historyIndex = useRef(0);
  const target = navigation.location?.pathname;
  useLayoutEffect(() => {
    if (target === undefined) {
      historyIndex.current = currentIndex();
      return;
    }
    const root = document.documentElement;
    root.dataset["transition"] = isSlidePath(target) || isSlidePath(pathname) ? "slide" : "fade";
    // A step back has already changed the history entry when the page starts to load; a step forward has not.
    const isBack = currentIndex() < historyIndex.current;
    if (isBack) root.dataset["direction"] = "back";
    else delete root.dataset["direction"];
  }, [target, pathname]);
  return null;
}

function currentIndex(): number {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "idx" in state && typeof state.idx === "number"
    ? state.idx
    : 0;
}
