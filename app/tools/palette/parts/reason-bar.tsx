import { type CSSProperties, useDeferredValue, useMemo } from "react";
import { ruleOf } from "#app/tools/palette/model.ts";
import type { Palette } from "#app/tools/palette/use-palette.ts";
import { decodePalette } from "#domain/documents/palette-document.ts";
import { paletteReason } from "#engine/palette/generate-reason.ts";

const SHOWN = 10;

/** One line on why the palette holds together; at its end the palettes that were made before, to go back by. */
export function ReasonBar({ palette, onCheck }: { palette: Palette; onCheck: () => void }) {
  // A sentence that changes at every move of a drag cannot be read.
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
      <HistoryStrip palette={palette} />
    </div>
  );
}

function HistoryStrip({ palette: { strip, hexes, act } }: { palette: Palette }) {
  const shown = strip.slice(-SHOWN);
  if (shown.length < 2) return null;
  const current = hexes.join();
  const goTo = (search: string) => {
    const { document } = decodePalette(new URLSearchParams(search));
    if (document !== undefined) act({ type: "restore", document });
  };
  return (
    <ol className="history-strip" aria-label="Palettes made before">
      {shown.map((entry, index) => (
        <li key={entry.colors.join()}>
          <button
            type="button"
            aria-label={`Palette ${index + 1} of ${shown.length}: ${entry.colors.join(", ")}`}
            aria-current={entry.colors.join() === current || undefined}
            onClick={() => goTo(entry.search)}
          >
            {entry.colors.map((color, at) => (
              <i key={at} style={{ "--c": color } as CSSProperties} />
            ))}
          </button>
        </li>
      ))}
    </ol>
  );
}
