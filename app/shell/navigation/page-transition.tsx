import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { isSlidePath } from "#domain/navigation/slide-paths.ts";

/**
 * Sets attributes on <html> before a navigation that select its transition: slide or fade, forward or back (SHL-3).
 */
export function PageTransition() {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const historyIndex = useRef(0);
  const target = navigation.location?.pathname;
  const key = navigation.location?.key;
  useLayoutEffect(() => {
    if (target === undefined) {
      historyIndex.current = currentIndex();
      return;
    }
    const root = document.documentElement;
    root.dataset["transition"] = isSlidePath(target) || isSlidePath(pathname) ? "slide" : "fade";
    // For Back the history entry has already changed when the page starts to load, unlike for a link. A tool may have
    // moved through its own entries since.
    const isBack = key === entryKey() && currentIndex() < historyIndex.current;
    if (isBack) root.dataset["direction"] = "back";
    else delete root.dataset["direction"];
  }, [target, pathname, key]);
  return null;
}

function currentIndex(): number {
  const { idx } = routerState();
  return typeof idx === "number" ? idx : 0;
}

/** React Router's key of the current history entry. */
function entryKey(): unknown {
  return routerState().key ?? "default";
}

function routerState(): Partial<Record<"idx" | "key", unknown>> {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null ? state : {};
}
