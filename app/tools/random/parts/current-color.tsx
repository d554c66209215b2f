import { Swatch } from "#app/color/swatch.tsx";
import { ValueChip } from "#app/color/value-chip.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { formatColor, formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";

interface CurrentColorProps {
  readonly color: Color;
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly isKept: boolean;
  readonly onKeep: () => void;
  readonly onTray: () => void;
  readonly onLike: () => void;
}

/**
 * The current color with its actions; if there are several colors, also its values, which for a single one are on the
 * canvas.
 */
export function CurrentColor(props: CurrentColorProps) {
  const { color, name, index, count, isKept } = props;
  return (
    <>
      {count > 1 && (
        <div className="random-current">
          <Swatch color={formatHex(color)} size={56} />
          <div className="min-w-0">
            <p className="random-current-name t-ui-strong">
              {name === "" ? formatHex(color).toUpperCase() : name}
              <span>
                {index + 1} of {count}
              </span>
            </p>
            <p className="random-chips">
              <ValueChip value={formatHex(color)} />
              <ValueChip value={formatColor(color, "oklch")} />
            </p>
          </div>
        </div>
      )}
      <div className="random-actions">
        {count > 1 && (
          <Button size="s" aria-pressed={isKept} aria-keyshortcuts="L" onClick={props.onKeep}>
            <Icon name={isKept ? "lock-fill" : "lock-open"} size={16} />
            {isKept ? "Kept" : "Keep"}
          </Button>
        )}
        <Button size="s" aria-keyshortcuts="K" onClick={props.onTray}>
          <Icon name="stack" size={16} />
          Put in tray
        </Button>
        <Button size="s" onClick={props.onLike}>
          More like it
        </Button>
      </div>
    </>
  );
}
