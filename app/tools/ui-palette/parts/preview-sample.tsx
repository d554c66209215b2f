/** Both pages of the preview in small, in the theme's colors. Their texts are samples. */
import type { CSSProperties } from "react";
import type { PreviewPageName } from "#domain/documents/ui-palette-document.ts";
import type { ThemeModeName } from "#engine/theme/role-graph.ts";

interface PreviewSampleProps {
  readonly page: PreviewPageName;
  readonly mode: ThemeModeName;
  readonly style: CSSProperties;
}

const ROWS = [
  ["Broad bean, Aquadulce", "Sown", "success", "1 240"],
  ["Kale, Pentland Brig", "Low", "warning", "86"],
  ["Leek, Musselburgh", "Empty", "danger", "0"],
  ["Beetroot, Chioggia", "On its way", "info", "410"],
] as const;
const BARS = [38, 52, 47, 66, 81, 74, 92] as const;

export function PreviewSample({ page, mode, style }: PreviewSampleProps) {
  const name = page === "marketing" ? "first page of a shop" : "table and chart of an application";
  return (
    <div className="palette-stage">
      <div
        className="field-page"
        data-page={page}
        role="img"
        aria-label={`Sample in this theme: ${name}`}
        data-theme-mode={mode}
        style={style}
      >
        <div className="field-nav">
          <b>Fieldfare</b>
          <span>Seeds</span>
          <span>Bulbs</span>
          <span>Journal</span>
          <em>{page === "marketing" ? "Basket 3" : "Orders 12"}</em>
        </div>
        {page === "marketing" ? <Shop /> : <Stock />}
      </div>
    </div>
  );
}

function Shop() {
  return (
    <div className="field-hero">
      <div>
        <strong>
          Sow now,
          <br />
          eat in June.
        </strong>
        <p>Forty kinds of heirloom seed, tested in our own beds and posted the day you order.</p>
        <div className="field-keys">
          <span data-first>Shop spring seeds</span>
          <span>Read the calendar</span>
        </div>
      </div>
      <div className="field-art">
        <i />
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}

function Stock() {
  return (
    <div className="field-stock">
      <div className="field-list">
        <p>
          <b>Stock by batch</b>
          <span className="field-link">Count again</span>
          <span className="field-key">Add a batch</span>
        </p>
        {ROWS.map(([kind, state, family, count], index) => (
          <div key={kind} data-on={index === 1 || undefined}>
            <span>{kind}</span>
            <em data-family={family}>{state}</em>
            <small>{count}</small>
          </div>
        ))}
      </div>
      <div className="field-side">
        <b>Posted a week</b>
        <div className="field-bars">
          {BARS.map((height, index) => (
            <i
              key={height}
              style={{ height: `${height}%` }}
              data-now={index === BARS.length - 1 || undefined}
            />
          ))}
        </div>
        <span className="field-box">Frost date, 14 May</span>
      </div>
    </div>
  );
}
