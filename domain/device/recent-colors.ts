/** The colors that were chosen last on this device, in any tool. Pure; storage is the app's. */
import { addToTray, decodeTray } from "./color-tray.ts";

export const MAX_RECENT = 12;

/** CSS colors, newest first; what cannot be read is left out. Never throws. */
export function decodeRecent(text: string | null): readonly string[] {
  return decodeTray(text).slice(0, MAX_RECENT);
}

/** The color first, once; the oldest gives way. A text that is no color changes nothing. */
export function addRecent(recent: readonly string[], css: string): readonly string[] {
  return addToTray(recent, css).slice(0, MAX_RECENT);
}
