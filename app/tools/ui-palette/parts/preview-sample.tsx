/** Small versions of both preview pages in the theme's colors. */
import { type CSSProperties, memo } from "react";
import { NOTHING_MEANWHILE, part } from "#app/ui/part.tsx";
import type { PreviewPageName } from "#domain/documents/theme/ui-palette-document.ts";
import type { ThemeModeName } from "#engine/theme/role-graph.ts";

interface PreviewSampleProps {
  readonly page: PreviewPageName;
  readonly mode: ThemeModeName;
  readonly style: CSSProperties;
}

const StockSample = part("StockSample", () => import("./stock-sample.tsx"), NOTHING_MEANWHILE);

export const PreviewSample = memo(function PreviewSample({ page, mode, style }: PreviewSampleProps) {
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
        {page === "marketing" ? <Shop /> : <StockSample />}
      </div>
    </div>
  );
});

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
