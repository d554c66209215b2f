import type { PaletteTool } from "#app/tools/ui-palette/use-palette.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import { PanelKeys } from "#app/workbench/panel-keys.tsx";
import type { ToolFrame } from "#app/workbench/use-tool-frame.ts";
import { UI_PALETTE_VIEWS } from "#domain/documents/theme/ui-palette-document.ts";

const NAMES = { preview: "Preview", curves: "Curves", roles: "Roles", charts: "Charts" } as const;
const VIEWS = UI_PALETTE_VIEWS.map((value) => ({ value, label: NAMES[value] }));

interface DockProps {
  readonly tool: PaletteTool;
  readonly frame: ToolFrame;
}

export function Dock({ tool: { committed, act }, frame }: DockProps) {
  return (
    <>
      <div className="palette-views">
        <Segmented
          label="View"
          options={VIEWS}
          value={committed.view}
          onChange={(view) => act({ type: "view", view })}
        />
      </div>
      <span className="grow" />
      <span className="palette-dock-keys">
        <PanelKeys panels={frame.panels} isSimulated={frame.isSimulated} />
      </span>
    </>
  );
}
