import { useState } from "react";
import type { Oklch } from "#engine/space/color.ts";

/** Below this chroma the hue is noise: 8-bit grays have no better one. */
const MIN_CHROMA = 0.004;

/**
 * The hue of a color in degrees; for a gray the last hue it had, so that dragging through gray returns to the same
 * hue.
 */
export function useHeldHue({ chroma, hueDeg }: Oklch): number {
  const [held, setHeld] = useState(hueDeg ?? 0);
  const current = chroma >= MIN_CHROMA && hueDeg !== undefined ? hueDeg : held;
  if (current !== held) setHeld(current);
  return current;
}
