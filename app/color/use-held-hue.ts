import { useState } from "react";
import type { Oklch } from "#engine/space/color.ts";

/** Below this a hue is noise: a grey that six hex digits hold has no better one. */
const LEAST_CHROMA = 0.004;

/** The hue of a color in degrees; for a grey the last one it had, so that a drag through grey comes out where it went in. */
export function useHeldHue({ chroma, hueDeg }: Oklch): number {
  const [held, setHeld] = useState(hueDeg ?? 0);
  const current = chroma >= LEAST_CHROMA && hueDeg !== undefined ? hueDeg : held;
  if (current !== held) setHeld(current);
  return current;
}
