/** Tells the service worker what is visited, so that it is there offline (TLS-5). */
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { takeHeldAddress } from "#app/shell/offline-address.ts";
import { BUILT_TOOLS } from "#domain/navigation/built-tools.ts";

export function KeptPagesPart() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const held = takeHeldAddress();
    if (held !== undefined) void navigate(held, { replace: true });
  }, [navigate]);
  // A tool writes its work into its query; its page is the same.
  const isTool = BUILT_TOOLS.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
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
