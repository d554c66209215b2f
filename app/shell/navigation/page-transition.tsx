import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { isSlidePath } from "#domain/navigation/slide-paths.ts";

/** Says on <html>, before the change, how the next page comes in: sliding or fading, forward or back (SHL-3). */
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
    // Back has already changed the entry when the page starts to load; a link has not, and a tool may have gone back
    // through its own entries since the page came.
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

/** As the router names the location of an entry. */
function entryKey(): unknown {
  return routerState().key ?? "default";
}

function routerState(): Partial<Record<"idx" | "key", unknown>> {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null ? state : {};
}
