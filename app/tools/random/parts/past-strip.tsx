import type { CSSProperties } from "react";
import type { StripEntry } from "#domain/device/history-strip.ts";
import { RANDOM, type RandomDocument } from "#domain/documents/random-document.ts";

const SHOWN = 16;
/** A thumbnail of more colors would be noise. */
const MOST_COLORS = 12;

interface PastStripProps {
  readonly strip: readonly StripEntry[];
  readonly hexes: readonly string[];
  readonly onGo: (document: RandomDocument) => void;
}

/** Earlier draws, oldest first; pressing one restores it. */
export function PastStrip({ strip, hexes, onGo }: PastStripProps) {
  const shown = strip.slice(-SHOWN);
  if (shown.length < 2) return null;
  const current = hexes.join();
  return (
    <ol className="random-past" aria-label="Drawn before">
      {shown.map((entry, index) => (
        <li key={entry.colors.join()}>
          <button
            type="button"
            aria-label={`Draw ${index + 1} of ${shown.length}: ${entry.colors.slice(0, MOST_COLORS).join(", ")}`}
            aria-current={entry.colors.join() === current || undefined}
            onClick={() => {
              const { document } = RANDOM.decode(new URLSearchParams(entry.search));
              if (document !== undefined) onGo(document);
            }}
          >
            {entry.colors.slice(0, MOST_COLORS).map((color, at) => (
              <i key={at} style={{ "--c": color } as CSSProperties} />
            ))}
          </button>
        </li>
      ))}
    </ol>
  );
}
