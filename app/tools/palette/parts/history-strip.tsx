import type { CSSProperties } from "react";
import type { Palette } from "#app/tools/palette/use-palette.ts";
import { decodePalette } from "#domain/documents/palette-document.ts";
import { formatHex } from "#engine/format/format.ts";

const SHOWN = 12;

/** The last palettes that were drawn; the pointer previews one, a press restores it. */
export function HistoryStrip({
  palette: { strip, committed, act, preview, cancelPreview },
}: {
  palette: Palette;
}) {
  const shown = strip.slice(-SHOWN);
  const current = committed.colors.map(({ color }) => formatHex(color)).join();
  const send = (search: string, how: typeof act) => {
    const { document } = decodePalette(new URLSearchParams(search));
    if (document !== undefined) how({ type: "restore", document });
  };
  return (
    <ol className="history-strip" aria-label="Palettes made before">
      {shown.map((entry, index) => (
        <li key={entry.colors.join()}>
          <button
            type="button"
            aria-label={`Palette ${index + 1} of ${shown.length}: ${entry.colors.join(", ")}`}
            aria-current={entry.colors.join() === current || undefined}
            onPointerEnter={(event) => event.pointerType === "mouse" && send(entry.search, preview)}
            onPointerLeave={(event) => event.pointerType === "mouse" && cancelPreview()}
            onClick={() => send(entry.search, act)}
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
