import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { isSlidePath } from "#domain/navigation/slide-paths.ts";
import { lastTraversed } from "./page-traversals.ts";

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
    // A link's new entry may exist already when this runs, and its index may be lower than the last recorded one,
    // since a tool moves between its own entries.
    const isBack = key === entryKey(lastTraversed()) && currentIndex() < historyIndex.current;
    if (isBack) root.dataset["direction"] = "back";
    else delete root.dataset["direction"];
  }, [target, pathname, key]);
  return null;
}

function currentIndex(): number {
  const { idx } = routerState(window.history.state);
  return typeof idx === "number" ? idx : 0;
}

/** React Router's key of a history entry. */
function entryKey(state: unknown): unknown {
  return state === undefined ? undefined : (routerState(state).key ?? "default");
}

function routerState(state: unknown): Partial<Record<"idx" | "key", unknown>> {
  return typeof state === "object" && state !== null ? state : {};
}
