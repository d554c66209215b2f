/** The rows of a converted list, virtualized. */
import { useState } from "react";
import { Swatch } from "#app/color/swatch.tsx";
import type { ListRow } from "#engine/steps/convert-list.ts";

const ROW_PX = 40;
const SHOWN_PX = 280;
/** Rows rendered beyond either end of the visible ones. */
const SPARE = 6;

export function ListRows({ rows, label }: { rows: readonly ListRow[]; label: string }) {
  const [top, setTop] = useState(0);
  const first = Math.max(0, Math.floor(top / ROW_PX) - SPARE);
  const last = Math.min(rows.length, Math.ceil((top + SHOWN_PX) / ROW_PX) + SPARE);
  return (
    <div
      className="pair-rows"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling block must be reachable by keyboard
      tabIndex={0}
      role="group"
      aria-label={label}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <ol style={{ paddingTop: first * ROW_PX, paddingBottom: (rows.length - last) * ROW_PX }}>
        {rows.slice(first, last).map((row, index) => (
          <li
            key={first + index}
            data-bad={row.result === undefined || undefined}
            aria-setsize={rows.length}
            aria-posinset={first + index + 1}
          >
            <Swatch color={row.hex} size={14} />
            <span className="pair-row-text" title={row.text}>
              {row.text}
            </span>
            <span className="pair-row-result" title={row.result ?? row.note}>
              {row.result ?? `Line ${row.line}: ${row.note}`}
              {row.result !== undefined && row.note !== undefined && <small> {row.note}</small>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
