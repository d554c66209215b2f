/** The EyeDropper API (WICG), if the browser supports it. */

import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";

interface EyeDropperLike {
  open(): Promise<{ sRGBHex: string }>;
}

export function hasEyeDropper(): boolean {
  return "EyeDropper" in window;
}

/** Picks a color from the screen; undefined if the person cancels. */
export async function pickFromScreen(): Promise<Color | undefined> {
  const Picker = (window as { EyeDropper?: new () => EyeDropperLike }).EyeDropper;
  if (Picker === undefined) return undefined;
  const text = await new Picker().open().then(
    ({ sRGBHex }) => sRGBHex,
    () => "",
  );
  const parsed = parseColor(text);
  return parsed.ok ? parsed.color : undefined;
}
