import { type CSSProperties, type KeyboardEvent, memo, useMemo, useRef } from "react";
import { useCopy } from "#app/color/use-copy.ts";
import { seenAs, type VisionChoice } from "#app/color/vision-choice.ts";
import { gridRows, gridSpans, gridStep } from "#app/tools/random/grid-rows.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { KeptColor } from "#domain/documents/random-document.ts";
import { onColor } from "#engine/contrast/contrast.ts";
import { formatColor, formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";

/** Width-to-height ratio of the canvas: next to the inspector, and above its sheet. */
const [WIDE_RATIO, NARROW_RATIO] = [1.55, 1.2];
/** Up to this number of colors the cells have room for their values. */
const ROOMY = 30;

interface ColorGridProps {
  readonly colors: readonly Color[];
  readonly kept: readonly KeptColor[];
  readonly vision: VisionChoice;
  readonly current: number;
  /** The announced number of colors; it does not change during a drag. */
  readonly announcedCount: number;
  readonly onCurrent: (index: number) => void;
}

/** All colors without gaps, every row filled; pressing one copies it, arrow keys move between them. */
export function ColorGrid({ colors, kept, vision, current, announcedCount, onCurrent }: ColorGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const { copy } = useCopy();
  const count = colors.length;
  const { rows, wide, narrow } = useMemo(() => {
    const wideRows = gridRows(count, WIDE_RATIO);
    return {
      rows: wideRows,
      wide: gridSpans(wideRows),
      narrow: gridSpans(gridRows(count, NARROW_RATIO)),
    };
  }, [count]);
  const keptAt = new Set(kept.map(({ index }) => index));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isNarrow = window.matchMedia("(max-width: 767.98px)").matches;
    const to = gridStep(isNarrow ? gridRows(count, NARROW_RATIO) : rows, current, event.key);
    if (to === undefined) return;
    event.preventDefault();
    onCurrent(to);
    list.current?.children[to]?.querySelector("button")?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys of the buttons inside
    <ul
      ref={list}
      className="random-grid"
      aria-label="Colors"
      data-roomy={count <= ROOMY || undefined}
      style={{ "--cols": wide.columns, "--cols-narrow": narrow.columns } as CSSProperties}
      onKeyDown={onKeyDown}
    >
      {colors.map((color, index) => (
        <Cell
          key={index}
          color={color}
          shown={seenAs(vision, color)}
          index={index}
          count={announcedCount}
          span={wide.spans[index] ?? 1}
          spanNarrow={narrow.spans[index] ?? 1}
          isCurrent={index === current}
          isKept={keptAt.has(index)}
          onCurrent={onCurrent}
          onCopy={copy}
        />
      ))}
    </ul>
  );
}

interface CellProps {
  readonly color: Color;
  readonly shown: Color;
  readonly index: number;
  readonly count: number;
  readonly span: number;
  readonly spanNarrow: number;
  readonly isCurrent: boolean;
  readonly isKept: boolean;
  readonly onCurrent: (index: number) => void;
  readonly onCopy: (text: string, shown?: Element | null) => Promise<void>;
}

const Cell = memo(
  function Cell({ color, shown, index, count, span, spanNarrow, ...rest }: CellProps) {
    const { isCurrent, isKept, onCurrent, onCopy } = rest;
    const hex = formatHex(color);
    return (
      <li style={{ "--s": span, "--sn": spanNarrow } as CSSProperties}>
        <button
          type="button"
          className={`random-cell on-color-${onColor(shown)}`}
          style={{ "--c": formatHex(shown), "--wide": formatColor(shown, "oklch") } as CSSProperties}
          tabIndex={isCurrent ? 0 : -1}
          aria-label={`Copy ${hex.toUpperCase()}, ${index + 1} of ${count}${isKept ? ", kept" : ""}`}
          aria-current={isCurrent || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => onCurrent(index)}
          onClick={() => {
            onCurrent(index);
            void onCopy(hex);
          }}
        >
          {isKept && <Icon name="lock-fill" size={14} />}
          <span className="random-cell-hex">{hex.slice(1).toUpperCase()}</span>
        </button>
      </li>
    );
  },
  (before, after) =>
    formatHex(before.color) === formatHex(after.color) &&
    formatHex(before.shown) === formatHex(after.shown) &&
    (["index", "count", "span", "spanNarrow", "isCurrent", "isKept"] as const).every(
      (name) => before[name] === after[name],
    ),
);
