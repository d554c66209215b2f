/**
 * Starts the scripts of a page after its first paint (docs/decisions/057-live-pages.md): the server renders them inert
 * (server/pages/first-view.server.ts), so that they do not compete with what is seen first.
 */
import { watchEarlyActions } from "./early-actions.ts";

/** Time after which the page starts in browsers that do not report the first paint. */
const PAINT_PATIENCE_MS = 1000;
/** Data attribute of <html> until the first paint, for style sheets: what they request then does not delay it. */
const UNPAINTED_ATTRIBUTE = "unpainted";

export function startAfterPaint(): void {
  document.documentElement.dataset[UNPAINTED_ATTRIBUTE] = "";
  const giveUp = watchEarlyActions();
  const prepare = () =>
    afterPaint(() => {
      delete document.documentElement.dataset[UNPAINTED_ATTRIBUTE];
      loadScripts(giveUp);
    });
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", prepare, { once: true });
  else prepare();
}

function loadScripts(giveUp: () => void): void {
  const inert = document.querySelector<HTMLScriptElement>('script[type="text/page-module"]');
  if (inert === null) return;
  for (const href of (inert.dataset["files"] ?? "").split(" ")) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
  // A script that was inert when it was parsed never runs, so a new script element with the same text replaces it.
  const script = document.createElement("script");
  script.type = "module";
  script.async = true;
  script.textContent = inert.textContent;
  script.addEventListener("error", giveUp, { once: true });
  inert.replaceWith(script);
}

function afterPaint(run: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    run();
  };
  const timer = setTimeout(once, PAINT_PATIENCE_MS);
  if (!PerformanceObserver.supportedEntryTypes.includes("paint")) return;
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    clearTimeout(timer);
    once();
  });
  observer.observe({ type: "paint", buffered: true });
}
