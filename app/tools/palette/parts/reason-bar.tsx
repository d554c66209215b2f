import { useDeferredValue, useMemo } from "react";
import { ruleOf } from "#app/tools/palette/model.ts";
import type { Palette } from "#app/tools/palette/use-palette.ts";
import { NOTHING_MEANWHILE, part } from "#app/ui/part.tsx";
import { paletteReason } from "#engine/palette/generate-reason.ts";

const HistoryStrip = part("HistoryStrip", () => import("./history-strip.tsx"), NOTHING_MEANWHILE);

/** A sentence on why the palette works, and the strip of earlier palettes, which the pointer previews. */
export function ReasonBar({ palette, onCheck }: { palette: Palette; onCheck: () => void }) {
  // Deferred during a drag, because a sentence that changes in every frame cannot be read.
  const document = useDeferredValue(palette.isDragged ? palette.committed : palette.document);
  const sentence = useMemo(
    () =>
      paletteReason(
        document.colors.map(({ color }) => color),
        { method: ruleOf(document) },
      ).sentence,
    [document],
  );
  return (
    <div className="reason-bar">
      <button type="button" className="reason-line" onClick={onCheck} title={sentence}>
        {sentence}
      </button>
      {palette.strip.length > 1 && <HistoryStrip palette={palette} />}
    </div>
  );
}
