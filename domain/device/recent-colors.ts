/** The most recently chosen colors on this device, shared by all tools. Pure; the app does the storage. */
import { addToTray, decodeTray } from "./color-tray.ts";

export const MAX_RECENT = 12;

/** CSS colors, newest first; unreadable entries are dropped. Never throws. */
export function decodeRecent(text: string | null): readonly string[] {
  return decodeTray(text).slice(0, MAX_RECENT);
}

/**
 * Puts the color first, without duplicates; the oldest color is dropped at the limit. A text that is not a
 * color changes nothing.
 */
export function addRecent(recent: readonly string[], css: string): readonly string[] {
  return addToTray(recent, css).slice(0, MAX_RECENT);
}
