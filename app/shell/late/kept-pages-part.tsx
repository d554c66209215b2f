/** Registers the service worker once the page works, and tells it what is visited, so that it is there offline (TLS-5). */
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { takeHeldAddress } from "#app/shell/offline-address.ts";
import { BUILT_TOOLS } from "#domain/navigation/built-tools.ts";

const QUIET_MS = 3_000;

export function KeptPagesPart() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const held = takeHeldAddress();
    if (held !== undefined) void navigate(held, { replace: true });
  }, [navigate]);
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    // It fetches every file of the build, so it waits for a quiet moment. Refused where the browser keeps nothing.
    const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
    if ("requestIdleCallback" in window) requestIdleCallback(register, { timeout: QUIET_MS });
    else setTimeout(register, QUIET_MS);
  }, []);
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
