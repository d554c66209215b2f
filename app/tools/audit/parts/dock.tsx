import type { AuditTool } from "#app/tools/audit/use-audit.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { PanelKeys } from "#app/workbench/panel-keys.tsx";
import type { ToolFrame } from "#app/workbench/use-tool-frame.ts";

const VIEWS = [
  { value: "pairs", label: "Pairs" },
  { value: "page", label: "On the page" },
  { value: "contract", label: "Contract" },
] as const;

interface DockProps {
  readonly tool: AuditTool;
  readonly frame: ToolFrame;
}

export function Dock({ tool, frame }: DockProps) {
  const { committed, act } = tool;
  const { panels, isSimulated } = frame;
  return (
    <>
      <Segmented
        label="View"
        options={VIEWS}
        value={committed.view}
        onChange={(view) => act({ type: "view", view })}
      />
      <span className="grow" />
      <Button
        variant="ghost"
        className="audit-read"
        aria-expanded={panels.open === "read"}
        aria-keyshortcuts="R"
        onClick={() => panels.toggle("read")}
      >
        <Icon name="file-arrow-up" />
        <span>Read in</span>
      </Button>
      <span className="audit-dock-keys">
        <PanelKeys panels={panels} isSimulated={isSimulated} />
      </span>
    </>
  );
}
