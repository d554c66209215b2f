/** Menus, tabs, rows, days and sliders in every state, and what lies over a page: a dialog, a toast, a tooltip. */
import type { PreviewPartName } from "#domain/previews/preview-parts.ts";
import { part } from "./part.ts";
import { type CellProps, Grid } from "./state-grid.tsx";
import { useWords } from "./words.ts";

type Rows = readonly (readonly [name: string, part: PreviewPartName])[];

const MENU: Rows = [
  ["menu item", "row"],
  ["menu item, chosen", "row-on"],
];
const TABS: Rows = [
  ["tab", "nav-link"],
  ["tab, current", "nav-current"],
  ["segment", "segment"],
  ["segment, chosen", "segment-on"],
];
const ROWS: Rows = [
  ["table head", "table-head"],
  ["table row", "row"],
  ["table row, selected", "row-on"],
];
const DAYS: Rows = [
  ["day", "day"],
  ["day of another month", "day-other"],
  ["today", "day-today"],
  ["first of a range", "day-end"],
  ["within a range", "day-range"],
];
const SLIDERS: Rows = [["slider", "track-on"]];

export function MoreStates() {
  const w = useWords();
  return (
    <>
      <Grid title={w("Menu")} rows={MENU} Cell={ItemCell} />
      <Grid title={w("Tabs and segments")} rows={TABS} Cell={ItemCell} />
      <Grid title={w("Table rows")} rows={ROWS} Cell={ItemCell} />
      <Grid title={w("Calendar")} rows={DAYS} Cell={ItemCell} />
      <Grid title={w("Slider")} rows={SLIDERS} Cell={SliderCell} />
      <section>
        <h2 {...part("heading")}>{w("Over a page")}</h2>
        <div {...part("veil")} className="state-sheet-stage">
          <div {...part("card")} className="state-sheet-dialog">
            <p {...part("heading")}>{w("Cancel two orders?")}</p>
            <p {...part("quiet")}>{w("4216 and 4217 go back to stock.")}</p>
            <button type="button" {...part("button")} className="preview-button">
              {w("Keep them")}
            </button>
            <button type="button" {...part("fill-danger")} className="preview-button">
              {w("Cancel orders")}
            </button>
          </div>
          <p {...part("inverse")} className="state-sheet-toast">
            {w("Order 4218 is packed.")}
          </p>
          <p {...part("inverse")} className="state-sheet-tip">
            {w("Print labels")}
          </p>
        </div>
      </section>
    </>
  );
}

function ItemCell({ name, state, label }: CellProps) {
  return (
    <button
      type="button"
      {...part(state === "disabled" ? "disabled" : name)}
      className="state-sheet-item"
      data-state={state}
      disabled={state === "disabled"}
    >
      {label.split(",")[0]}
    </button>
  );
}

function SliderCell({ name, state, label }: CellProps) {
  return (
    <input
      type="range"
      {...part(state === "disabled" ? "disabled" : name)}
      className="state-sheet-range"
      data-state={state}
      aria-label={`${label}, ${state}`}
      defaultValue={60}
      disabled={state === "disabled"}
    />
  );
}
