/** Options of the view below, such as page, mode and kind of chart, and a link to the full preview. */
import { memo } from "react";
import { previewAddress, useLivePreviews } from "#app/theme/use-live-previews.ts";
import type { PaletteTool } from "#app/tools/ui-palette/use-palette.ts";
import { Icon } from "#app/ui/icon.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { NOTHING_MEANWHILE, part } from "#app/ui/part.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { PREVIEW_PAGES, RAMPS_PARAM } from "#domain/documents/theme/ui-palette-document.ts";
import { SHORT_MODE_NAMES } from "#domain/themes/theme-words.ts";
import { THEME_MODES } from "#engine/theme/role-graph.ts";

const ChartFields = part("ChartFields", () => import("./chart-fields.tsx"), NOTHING_MEANWHILE);
const PAGES = { marketing: "Marketing", application: "Application" } as const;
const PAGE_OPTIONS = PREVIEW_PAGES.map((value) => ({ value, label: PAGES[value] }));
const MODES = THEME_MODES.map((value) => ({ value, label: SHORT_MODE_NAMES[value] }));

interface ViewBarProps extends Pick<PaletteTool, "committed" | "theme" | "act"> {
  /** Query string of the committed document. */
  readonly search: string;
}

export const ViewBar = memo(function ViewBar({ committed, theme, search, act }: ViewBarProps) {
  const { view, page, mode } = committed;
  const live = useLivePreviews(theme);
  return (
    <div className="palette-bar" data-view={view}>
      {view === "preview" && (
        <Segmented
          label="Page"
          size="s"
          options={PAGE_OPTIONS}
          value={page}
          onChange={(chosen) => act({ type: "page", page: chosen })}
        />
      )}
      {view === "roles" && <span className="field-hint">Drag a role onto another one to swap them</span>}
      {view === "charts" && <ChartFields committed={committed} act={act} />}
      <span className="grow" />
      <div className="palette-modes">
        <Segmented
          label="Mode"
          size="s"
          options={MODES}
          value={mode}
          onChange={(chosen) => act({ type: "mode", mode: chosen })}
        />
      </div>
      {/* For narrow screens without room for four buttons. */}
      <div className="palette-mode">
        <NativeSelect
          label="Mode"
          isLabelHidden
          value={mode}
          options={MODES}
          onChange={(chosen) =>
            act({ type: "mode", mode: THEME_MODES.find((each) => each === chosen) ?? mode })
          }
        />
      </div>
      {view === "preview" && (
        <a
          className="btn btn-ghost btn-s palette-open"
          href={previewAddress(page, { search: `${search}&${RAMPS_PARAM}=1`, mode }, live)}
          target="_blank"
          rel="noopener"
        >
          <Icon name="arrow-square-out" size={16} />
          <span className="palette-open-word">Open alone</span>
          <span className="sr-only">: {PAGES[page]}, in this theme, in a new tab</span>
        </a>
      )}
    </div>
  );
});
