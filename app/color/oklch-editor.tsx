/** One color in OKLCH: the plane of its hue, and its three channels. */

import { formatHex } from "#engine/format/format.ts";
import { isInGamut, mapToGamutConstantHue } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch, oklchToColor } from "#engine/space/convert.ts";
import { ColorPlane } from "./color-plane.tsx";
import { ColorSliders } from "./color-sliders.tsx";
import { useHeldHue } from "./use-held-hue.ts";

interface OklchEditorProps {
  readonly color: Color;
  /** Results outside it are brought in along their hue. */
  readonly gamut: "srgb" | "display-p3";
  readonly onDrag: (color: Color) => void;
  readonly onCommit: (color: Color) => void;
  /** A drag is given up: what was there before is there again. */
  readonly onCancel: () => void;
}

export function OklchEditor({ color, gamut, onDrag, onCommit, onCancel }: OklchEditorProps) {
  const lch = colorToOklch(color);
  const hueDeg = useHeldHue(lch);
  const make = (change: { lightness: number; chroma: number }): Color => {
    const next = oklchToColor({ ...change, hueDeg }, color.alpha);
    return isInGamut(next, gamut) ? next : mapToGamutConstantHue(next, gamut);
  };
  return (
    <>
      <ColorPlane
        lightness={lch.lightness}
        chroma={lch.chroma}
        hueDeg={hueDeg}
        gamut={gamut}
        css={formatHex(color)}
        onDrag={(change) => onDrag(make(change))}
        onCommit={(change) => onCommit(make(change))}
        onCancel={onCancel}
      />
      <ColorSliders color={color} gamut={gamut} onDrag={onDrag} onCommit={onCommit} />
    </>
  );
}
