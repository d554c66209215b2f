/**
 * Sends a theme from an open generator to its previews in other tabs or frames of this origin, by BroadcastChannel. The
 * generator opens a sender under a name and passes this name to the previews it opens (`?live=name`), so that two
 * generators do not interfere. A preview only receives themes, except that it requests the current one once.
 */

import type { PreviewSheet } from "#domain/previews/preview-theme-link.ts";
import { isSingleColor } from "#domain/themes/single-color.ts";
import { ROLE_TOKENS, THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";

const ASK = "ask";
const channelOf = (name: string): BroadcastChannel => new BroadcastChannel(`tincture-theme-${name}`);

function post(channel: BroadcastChannel, message: PreviewSheet | typeof ASK): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel never leaves its origin
  channel.postMessage(message);
}

export interface ThemeSender {
  send(sheet: PreviewSheet): void;
  close(): void;
}

/** `latest` returns the current theme for previews that are opened later. */
export function openThemeSender(name: string, latest: () => PreviewSheet): ThemeSender {
  const channel = channelOf(name);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data === ASK) post(channel, latest());
  });
  return { send: (sheet) => post(channel, sheet), close: () => channel.close() };
}

/** Calls back with each valid theme and ignores anything else. Returns the function that stops it. */
export function followTheme(name: string, onTheme: (sheet: PreviewSheet) => void): () => void {
  const channel = channelOf(name);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (isPreviewSheet(data)) onTheme(data);
  });
  post(channel, ASK);
  return () => channel.close();
}

export function isPreviewSheet(data: unknown): data is PreviewSheet {
  if (!isRecord(data)) return false;
  return THEME_MODES.every((mode: ThemeModeName) => {
    const colors = data[mode];
    return isRecord(colors) && ROLE_TOKENS.every((token) => isSingleColor(colors[token]));
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
