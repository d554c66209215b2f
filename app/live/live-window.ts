/**
 * The small window that a page of another site has opened (UIP-3). It takes the theme of the open tool from a channel of
 * this origin, and sends it to the page that opened it, if the person has allowed that page.
 */
import {
  isLiveTheme,
  LIVE_ASK,
  LIVE_CHANNEL,
  LIVE_MODES,
  type LiveMode,
  type LiveOrder,
  type LiveTheme,
} from "#domain/live/live-message.ts";

/**
 * Interval at which the theme is sent again, for pages that were reloaded; browsers do not wake windows in the
 * background more often.
 */
const AGAIN_MS = 1_000;

/** The tokens that are shown in the window. */
const STRIP = ["--brand", "--second", "--accent", "--success", "--warning", "--danger", "--info"] as const;

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no ${id}`);
  return found;
};
const [asking, following, refused] = [element("asking"), element("following"), element("refused")];
const [state, waits] = [element("state"), element("waits")];

const site = siteOfAddress();
const page: Window | null = window.opener;
let theme: LiveTheme | undefined;
let isShown = false;

/** The origin in the address, the only one that can receive messages; undefined if it is invalid. */
function siteOfAddress(): URL | undefined {
  let text = "";
  try {
    text = decodeURIComponent(location.hash.slice(1));
  } catch {
    return undefined;
  }
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.origin === text ? url : undefined;
}

function send(order: LiveOrder): void {
  if (site !== undefined) page?.postMessage(order, site.origin);
}

function chosenMode(): LiveMode | "page" {
  const { value } = element("mode") as HTMLSelectElement;
  return LIVE_MODES.find((mode) => mode === value) ?? "page";
}
function show(): void {
  waits.hidden = theme !== undefined;
  if (theme === undefined) return;
  if (page === null || page.closed) {
    state.textContent = "The page was closed.";
    return;
  }
  state.textContent = "Shown live. Keep this window and the generator open.";
  drawStrip(theme);
  send({ kind: "tincture-show", theme, mode: chosenMode() });
}

/** Shows the sent colors of the chosen mode, or of light mode if the page chooses the mode. */
function drawStrip({ modes }: LiveTheme): void {
  const mode = chosenMode();
  const { own } = modes[mode === "page" ? "light" : mode];
  const colors = STRIP.flatMap((name) => own[name]?.[0] ?? []);
  const strip = element("strip");
  while (strip.children.length < colors.length) strip.append(document.createElement("i"));
  for (const [at, color] of colors.entries()) {
    const swatch = strip.children[at];
    if (swatch instanceof HTMLElement) swatch.style.setProperty("--c", color);
  }
}

function follow(): void {
  isShown = true;
  [asking.hidden, following.hidden] = [true, false];
  element("stop").focus();
  const channel = new BroadcastChannel(LIVE_CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel never leaves its origin
  const ask = () => channel.postMessage(LIVE_ASK);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (!isLiveTheme(data)) return;
    // If several tools are open, the one that was changed last is shown.
    if (!data.isChange && theme !== undefined && theme.from !== data.from) return;
    theme = data;
    if (isShown) show();
  });
  ask();
  setInterval(() => {
    if (theme === undefined) ask();
    if (isShown) show();
  }, AGAIN_MS);
}

function toggle(): void {
  isShown = !isShown;
  element("stop").textContent = isShown ? "Stop, and put back" : "Show again";
  if (isShown) return show();
  send({ kind: "tincture-stop" });
  state.textContent = "Put back as it was.";
}

for (const each of document.querySelectorAll(".site")) each.textContent = site?.host ?? "";
if (site === undefined || page === null) {
  asking.hidden = true;
  refused.hidden = false;
} else {
  element("follow").addEventListener("click", follow);
  element("stop").addEventListener("click", toggle);
  element("mode").addEventListener("change", show);
}
