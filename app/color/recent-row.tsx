/** The most recently chosen colors on this device, from all tools. */

import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { useRecentColors } from "./recent-colors.ts";
import { Swatch } from "./swatch.tsx";
import "./color-picker.css";

interface RecentRowProps {
  readonly className?: string;
  readonly onPick: (color: Color) => void;
}

export function RecentRow({ className = "", onPick }: RecentRowProps) {
  const recent = useRecentColors();
  if (recent.length === 0) return null;
  return (
    <ul className={`color-picker-recent ${className}`} aria-label="Recent colors">
      {recent.map((css) => (
        <li key={css}>
          <button
            type="button"
            aria-label={`Take ${css}`}
            title={css}
            onClick={() => {
              const parsed = parseColor(css);
              if (parsed.ok) onPick(parsed.color);
            }}
          >
            <Swatch color={css} />
          </button>
        </li>
      ))}
    </ul>
  );
}
