/** Lightness, chroma and hue of one color, shared by all controls of a picker. */
import { useState } from "react";
import { type HeldChannels, setChannels } from "#engine/format/held-channels.ts";
import { type Gamut, isInGamut, mapToGamutConstantHue } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch, oklchToColor } from "#engine/space/convert.ts";
import { useHeldHue } from "./use-held-hue.ts";

/** 0 to 1, 0 to about 0.4, degrees. */
interface Numbers {
  readonly lightness: number;
  readonly chroma: number;
  readonly hueDeg: number;
}

export interface OklchChannels {
  /** The color's current components; the hue is the one that was set, or the last one it had. */
  readonly own: Numbers;
  /** The components that were set: channels that are not moved continue from them. */
  readonly held: Numbers;
  /** The color with one component changed, gamut-mapped at a constant hue; the other components stay as set. */
  readonly give: (change: Partial<Numbers>) => Color;
}

export function useOklchChannels(color: Color, gamut: Gamut): OklchChannels {
  const [last, setLast] = useState<HeldChannels>();
  const { lightness, chroma, ...lch } = colorToOklch(color);
  const ownHue = useHeldHue({ lightness, chroma, ...lch });
  const set = setChannels(color, "oklch", last);
  const hueDeg = set?.[2] ?? ownHue;
  const held = { lightness: set?.[0] ?? lightness, chroma: set?.[1] ?? chroma, hueDeg };
  return {
    own: { lightness, chroma, hueDeg },
    held,
    give(change) {
      const next = { ...held, ...change };
      const wanted = oklchToColor(next, color.alpha);
      const given = isInGamut(wanted, gamut) ? wanted : mapToGamutConstantHue(wanted, gamut);
      setLast({ space: "oklch", channels: [next.lightness, next.chroma, next.hueDeg], given });
      return given;
    },
  };
}
