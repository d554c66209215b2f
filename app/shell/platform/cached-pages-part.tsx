/** Tells the service worker which pages are visited, so that it caches them for offline use (TLS-5). */
import { useEffect } from "react";
import { useLocation } from "react-router";
import { TOOLS } from "#domain/navigation/tools.ts";

export function CachedPagesPart() {
  const { pathname, search } = useLocation();
  // A tool's state is in its query; its page is the same.
  const isTool = TOOLS.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  const address = isTool ? pathname : pathname + search;
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    let isCurrent = true;
    void navigator.serviceWorker.ready.then(({ active }) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      if (isCurrent) active?.postMessage({ keepPage: address });
    });
    return () => {
      isCurrent = false;
    };
  }, [address]);
  return null;
}
