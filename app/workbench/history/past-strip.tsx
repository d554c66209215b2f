import type { CSSProperties } from "react";
import type { StripEntry } from "#domain/device/history-strip.ts";

const SHOWN = 12;
/** Most colors in a thumbnail; more would be indistinguishable. */
const MAX_COLORS = 12;

interface PastStripProps {
  /** Names the list. */
  readonly label: string;
  /** Name of one entry: "Palette", "Draw". */
  readonly entryLabel: string;
  /** Oldest first. */
  readonly strip: readonly StripEntry[];
  /** The colors of the current document, as hex. */
  readonly current: readonly string[];
  /** Called with the query string of the pressed document. */
  readonly onGo: (search: string) => void;
  /** Called with the query string of the document under the mouse. */
  readonly onPreview: (search: string) => void;
  readonly onPreviewEnd: () => void;
}

/**
 * The most recent documents of a tool: pointing at one previews it, pressing restores it. Empty until there are two.
 */
export function PastStrip({
  label,
  entryLabel,
  strip,
  current,
  onGo,
  onPreview,
  onPreviewEnd,
}: PastStripProps) {
  const shown = strip.slice(-SHOWN);
  if (shown.length < 2) return null;
  const key = current.join();
  return (
    <ol className="past-strip" aria-label={label}>
      {shown.map(({ search, colors }, index) => (
        <li key={colors.join()}>
          <button
            type="button"
            aria-label={`${entryLabel} ${index + 1} of ${shown.length}: ${colors.slice(0, MAX_COLORS).join(", ")}`}
            aria-current={colors.join() === key || undefined}
            onPointerEnter={(event) => event.pointerType === "mouse" && onPreview(search)}
            onPointerLeave={(event) => event.pointerType === "mouse" && onPreviewEnd()}
            onClick={() => onGo(search)}
          >
            {colors.slice(0, MAX_COLORS).map((color, at) => (
              <i key={at} style={{ "--c": color } as CSSProperties} />
            ))}
          </button>
        </li>
      ))}
    </ol>
  );
}
