/**
 * Starts the scripts of a page after its first view (docs/decisions/020-page-start.md): the server renders them inert
 * (server/pages/first-view.server.ts). A reading page waits for the first action; until then it is HTML and this
 * script. A tool starts at once, and delays code that its canvas does not need (app/ui/first-action.ts).
 */
import { hasSessionHint } from "#app/session/session-hint.ts";
import { readConsent } from "#app/shell/consent.ts";
import { endWait, startWait } from "#app/ui/first-action.ts";
import { watchEarlyActions } from "./early-actions.ts";

/** Pointing at one of these counts as an action. */
const CONTROL = "a[href], button, summary, input, label, select, textarea";
const INTENTS = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "popstate"] as const;
/** The next page of a list starts to load this far before its end; the page's scripts must have started by then. */
const LIST_END_MARGIN = "1600px";
/** Time after which the page starts in browsers that do not report the first paint. */
const PAINT_PATIENCE_MS = 1000;
/** Data attribute of <html> until the first paint, for style sheets: what they request then does not delay it. */
const UNPAINTED_ATTRIBUTE = "unpainted";

export function startWhenNeeded(): void {
  document.documentElement.dataset[UNPAINTED_ATTRIBUTE] = "";
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", prepare, { once: true });
  else prepare();
  for (const name of INTENTS) addEventListener(name, onIntent, { capture: true, passive: true });
}

/** Starts the page's scripts; undefined until the end of the HTML, and an action before that is remembered. */
let start: (() => void) | undefined;
let isRequested = false;
const actions = watchEarlyActions(() => requestStart());

function prepare(): void {
  afterPaint(() => delete document.documentElement.dataset[UNPAINTED_ATTRIBUTE]);
  const held = inertScript();
  const kind = held?.dataset["start"];
  if (kind !== "intent" && held !== null) afterPaint(loadScripts);
  if (kind !== "intent" && kind !== "tool") {
    actions.stop();
    stopListening();
    return;
  }
  if (kind === "tool") {
    actions.stayOn();
    startWait();
  }
  start = () => {
    stopListening();
    if (kind === "tool") endWait();
    else loadScripts();
  };
  if (isRequested) start();
  else if (isKnownHere()) whenIdle(start);
  else if (kind === "intent") watchListEnd(start);
}

function requestStart(): void {
  isRequested = true;
  start?.();
}

function onIntent({ type, target }: Event): void {
  if (type !== "pointerover" || (target instanceof Element && target.closest(CONTROL) !== null))
    requestStart();
}

function stopListening(): void {
  for (const name of INTENTS) removeEventListener(name, onIntent, { capture: true });
}

function inertScript(): HTMLScriptElement | null {
  return document.querySelector<HTMLScriptElement>('script[type="text/page-module"]');
}

function loadScripts(): void {
  const held = inertScript();
  if (held === null) return;
  for (const href of (held.dataset["files"] ?? "").split(" ")) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
  // A script that was inert when it was parsed never runs, so a new script element with the same text replaces it.
  const script = document.createElement("script");
  script.type = "module";
  script.async = true;
  script.textContent = held.textContent;
  script.addEventListener("error", actions.giveUp, { once: true });
  held.replaceWith(script);
}

/**
 * Whether the page needs its scripts without any action: for a session, a service worker, recent work, or analytics
 * with consent.
 */
function isKnownHere(): boolean {
  const { dataset } = document.documentElement;
  const isControlled = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
  return hasSessionHint() || isControlled || "work" in dataset || readConsent() === "accepted";
}

function watchListEnd(run: () => void): void {
  const next = document.querySelector("a[rel=next]");
  if (next === null) return;
  const watch = () => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        run();
      },
      { rootMargin: LIST_END_MARGIN },
    );
    observer.observe(next);
  };
  addEventListener("scroll", watch, { once: true, passive: true });
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

function whenIdle(run: () => void): void {
  const later = () => ("requestIdleCallback" in window ? requestIdleCallback(run) : setTimeout(run));
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}
