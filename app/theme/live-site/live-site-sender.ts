/** Sends the theme of this tool to the small window that shows it on a page of another site (UIP-3). */
import type { ThemeStore } from "#app/theme/use-solved-theme.ts";
import { LIVE_ASK, LIVE_CHANNEL, type LiveTheme } from "#domain/live/live-message.ts";
import { liveTheme } from "#domain/live/live-variables.ts";

/** Returns the function that stops it. */
export function sendToSites({ now, subscribe }: Pick<ThemeStore, "now" | "subscribe">): () => void {
  const from = crypto.randomUUID();
  const channel = new BroadcastChannel(LIVE_CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel never leaves its origin
  const post = (theme: LiveTheme) => channel.postMessage(theme);
  // Themes are only sent once a window has requested one.
  let isAsked = false;
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data !== LIVE_ASK) return;
    isAsked = true;
    post(liveTheme(now(), from, false));
  });
  const stop = subscribe(() => {
    if (isAsked) post(liveTheme(now(), from, true));
  });
  return () => {
    stop();
    channel.close();
  };
}
