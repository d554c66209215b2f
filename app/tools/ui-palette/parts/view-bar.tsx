/** What the view below shows: page, mode, kind of chart; and the preview as a page of its own. */
import { lazy } from "react";
import { previewAddress, useLivePreviews } from "#app/theme/use-live-previews.ts";
import type { PaletteTool } from "#app/tools/ui-palette/use-palette.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LatePart } from "#app/ui/late-part.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { PREVIEW_PAGES, RAMPS_PARAM } from "#domain/documents/ui-palette-document.ts";
import { SHORT_MODE_NAMES } from "#domain/themes/theme-words.ts";
import { THEME_MODES } from "#engine/theme/role-graph.ts";

const ChartFields = lazy(async () => ({ default: (await import("./chart-fields.tsx")).ChartFields }));
const PAGES = { marketing: "Marketing", application: "Application" } as const;
const PAGE_OPTIONS = PREVIEW_PAGES.map((value) => ({ value, label: PAGES[value] }));
const MODES = THEME_MODES.map((value) => ({ value, label: SHORT_MODE_NAMES[value] }));

export function ViewBar({ tool }: { readonly tool: PaletteTool }) {
  const { committed, theme, history, act } = tool;
  const { view, page, mode } = committed;
  const live = useLivePreviews(theme);
  const search = `${history.search}&${RAMPS_PARAM}=1`;
  return (
    <div className="palette-bar">
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
      {view === "charts" && (
        <LatePart fallback={null}>
          <ChartFields tool={tool} />
        </LatePart>
      )}
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
      {/* Where there is no room for the four. */}
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
          href={previewAddress(page, { search, mode }, live)}
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
}
