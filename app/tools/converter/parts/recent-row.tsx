/** The colors that were chosen last on this device, in any tool. */
import { useRecentColors } from "#app/color/recent-colors.ts";
import { Swatch } from "#app/color/swatch.tsx";
import type { Color } from "#engine/color.ts";
import { parseColor } from "#engine/parse.ts";
import "#app/color/color-picker.css";

export function RecentRow({ onPick }: { onPick: (color: Color) => void }) {
  const recent = useRecentColors();
  if (recent.length === 0) return null;
  return (
    <ul className="color-picker-recent cv-recent" aria-label="Recent colors">
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
