/** Edits one color in OKLCH: the plane of its hue, and three sliders. */

import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { ColorPlane } from "./color-plane.tsx";
import { ColorSliders } from "./color-sliders.tsx";
import { useOklchChannels } from "./use-oklch-channels.ts";

interface OklchEditorProps {
  readonly color: Color;
  /** Results outside this gamut are mapped at a constant hue. */
  readonly gamut: "srgb" | "display-p3";
  readonly onDrag: (color: Color) => void;
  readonly onCommit: (color: Color) => void;
  /** The drag was cancelled: the previous color must be restored. */
  readonly onCancel: () => void;
}

export function OklchEditor({ color, gamut, onDrag, onCommit, onCancel }: OklchEditorProps) {
  const channels = useOklchChannels(color, gamut);
  const { own, held, give } = channels;
  return (
    <>
      <ColorPlane
        lightness={own.lightness}
        chroma={own.chroma}
        heldChroma={held.chroma}
        hueDeg={own.hueDeg}
        gamut={gamut}
        css={formatHex(color)}
        onDrag={(change) => onDrag(give(change))}
        onCommit={(change) => onCommit(give(change))}
        onCancel={onCancel}
      />
      <ColorSliders
        channels={channels}
        gamut={gamut}
        onDrag={onDrag}
        onCommit={onCommit}
        onCancel={onCancel}
      />
    </>
  );
}
