/**
 * Runs on a page of another site, by one line of script or by a bookmarklet (UIP-3): opens the small window of Tincture
 * and puts the variables it sends on this page. It only listens: it reads nothing of the page but the form in which its
 * variables are written, and sends nothing anywhere.
 */
import {
  isLiveOrder,
  LIVE_PATH,
  LIVE_WINDOW,
  type LiveMode,
  type LiveOrder,
  type LiveVariables,
  ORIGIN_MARK,
} from "#domain/live/live-message.ts";

declare global {
  interface Window {
    /** Opens the window of Tincture again. */
    tinctureLive?: () => void;
  }
}

const DARK = ".dark, [data-theme=dark], [data-mode=dark], [data-color-mode=dark], [data-bs-theme=dark]";
const LIGHT = ".light, [data-theme=light], [data-mode=light], [data-color-mode=light], [data-bs-theme=light]";
/** A color as older themes of shadcn/ui write it: `222.2 47.4% 11.2%`. */
const CHANNELS = /^-?[\d.]+(?:deg)?\s+[\d.]+%\s+[\d.]+%$/;
/** A page with these two variables uses those of shadcn/ui. */
const OF_SHADCN = ["--primary-foreground", "--card-foreground"] as const;

const root = document.documentElement;
/** Inline values of the page itself, which are restored at the end. */
const before = new Map<string, readonly [value: string, priority: string]>();
const inChannels = new Map<string, boolean>();
let usesShadcn: boolean | undefined;
let shown: Extract<LiveOrder, { kind: "tincture-show" }> | undefined;
let button: HTMLElement | undefined;

function isPageDark(): boolean {
  for (const element of [root, document.body]) {
    if (element.matches(DARK)) return true;
    if (element.matches(LIGHT)) return false;
  }
  const { colorScheme } = getComputedStyle(root);
  if (/dark/.test(colorScheme) !== /light/.test(colorScheme)) return /dark/.test(colorScheme);
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

function modeOfPage(): LiveMode {
  const isHigh = matchMedia("(prefers-contrast: more)").matches;
  if (isPageDark()) return isHigh ? "dark-high" : "dark";
  return isHigh ? "light-high" : "light";
}

function draw(): void {
  if (shown === undefined) return;
  const { theme, mode } = shown;
  const { own, shadcn } = theme.modes[mode === "page" ? modeOfPage() : mode];
  usesShadcn ??= OF_SHADCN.every((name) => getComputedStyle(root).getPropertyValue(name) !== "");
  put(usesShadcn ? { ...own, ...shadcn } : own);
}

function put(variables: LiveVariables): void {
  const computed = getComputedStyle(root);
  for (const [name, [css, channels]] of Object.entries(variables)) {
    let isInChannels = inChannels.get(name);
    if (isInChannels === undefined) {
      isInChannels = CHANNELS.test(computed.getPropertyValue(name).trim());
      inChannels.set(name, isInChannels);
      before.set(name, [root.style.getPropertyValue(name), root.style.getPropertyPriority(name)]);
    }
    const value = isInChannels ? channels : css;
    for (const element of targets()) element.style.setProperty(name, value, "important");
  }
}

/** Variables that a theme declares on the body override those of the root element. */
function targets(): readonly HTMLElement[] {
  return document.body.matches(`${DARK}, ${LIGHT}`) ? [root, document.body] : [root];
}

function stop(): void {
  for (const [name, [value, priority]] of before) {
    document.body.style.removeProperty(name);
    root.style.setProperty(name, value, priority);
  }
  before.clear();
  inChannels.clear();
  [shown, usesShadcn] = [undefined, undefined];
  if (button !== undefined) button.hidden = false;
}

function follow(): void {
  const address = `${ORIGIN_MARK}${LIVE_PATH}#${encodeURIComponent(location.origin)}`;
  // The window needs access to its opener, to which it sends the theme.
  if (window.open(address, LIVE_WINDOW, "popup,width=400,height=600") === null) showButton();
}

/**
 * Browsers let a script open a window only during a press. Styles are set one by one, which every content security
 * policy allows.
 */
function showButton(): void {
  if (button !== undefined) return;
  button = document.createElement("tincture-live");
  const inner = document.createElement("button");
  inner.type = "button";
  inner.textContent = "Follow Tincture";
  inner.addEventListener("click", follow);
  Object.assign(button.style, { position: "fixed", bottom: "16px", left: "16px", zIndex: "2147483647" });
  Object.assign(inner.style, {
    font: "600 14px/20px system-ui, sans-serif",
    padding: "8px 14px",
    border: "1px solid #fff",
    borderRadius: "6px",
    color: "#fff",
    background: "#17142b",
    cursor: "pointer",
  });
  button.attachShadow({ mode: "open" }).append(inner);
  document.body.append(button);
}

function start(): void {
  window.tinctureLive = follow;
  window.addEventListener("message", ({ origin, data }: MessageEvent<unknown>) => {
    if (origin !== ORIGIN_MARK || !isLiveOrder(data)) return;
    if (data.kind === "tincture-stop") return stop();
    shown = data;
    if (button !== undefined) button.hidden = true;
    draw();
  });
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"])
    matchMedia(query).addEventListener("change", draw);
  const watched = {
    attributes: true,
    attributeFilter: ["class", "data-theme", "data-mode", "data-color-mode", "data-bs-theme"],
  };
  const observer = new MutationObserver(draw);
  observer.observe(root, watched);
  observer.observe(document.body, watched);
}

const isByScript = document.currentScript?.hasAttribute("src") ?? false;
function begin(): void {
  if (window.tinctureLive === undefined) start();
  if (isByScript) showButton();
  else follow();
}

if (document.body === null) document.addEventListener("DOMContentLoaded", begin);
else begin();
