import type { Palette } from "#app/tools/palette/use-palette.ts";
import { PastStrip } from "#app/workbench/history/past-strip.tsx";
import { decodePalette } from "#domain/documents/palette/palette-document.ts";
import { formatHex } from "#engine/format/format.ts";

/** The most recently generated palettes. */
export function HistoryStrip({
  palette: { strip, committed, act, preview, cancelPreview },
}: {
  palette: Palette;
}) {
  const send = (search: string, how: typeof act) => {
    const { document } = decodePalette(new URLSearchParams(search));
    if (document !== undefined) how({ type: "restore", document });
  };
  return (
    <PastStrip
      label="Palettes made before"
      entryLabel="Palette"
      strip={strip}
      current={committed.colors.map(({ color }) => formatHex(color))}
      onGo={(search) => send(search, act)}
      onPreview={(search) => send(search, preview)}
      onPreviewEnd={cancelPreview}
    />
  );
}
