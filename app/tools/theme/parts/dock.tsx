import type { ThemeTool } from "#app/tools/theme/use-theme.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { PanelKeys } from "#app/workbench/panel-keys.tsx";
import type { ToolFrame } from "#app/workbench/use-tool-frame.ts";

interface DockProps {
  readonly tool: ThemeTool;
  readonly frame: ToolFrame;
  readonly isForced: boolean;
  readonly onForced: () => void;
}

export function Dock({ tool, frame, isForced, onForced }: DockProps) {
  const { committed, act, solved } = tool;
  const count = solved.failing.length;
  const views = [
    { value: "sample", label: "Sample" },
    {
      value: "audit",
      label: count === 0 ? "Audit" : `Audit, ${count} failing`,
      picture: (
        <>
          Audit
          {count > 0 && <em className="theme-count">{count}</em>}
        </>
      ),
    },
    { value: "tokens", label: "Tokens" },
  ] as const;
  return (
    <>
      <Segmented
        label="View"
        options={views.map(({ value, label, ...rest }) =>
          "picture" in rest
            ? { value, label, picture: <span aria-hidden="true">{rest.picture}</span> }
            : { value, label },
        )}
        value={committed.view}
        onChange={(view) => act({ type: "view", view })}
      />
      <span className="grow" />
      <Button
        className="theme-forced"
        variant="ghost"
        aria-expanded={frame.panels.open === "read"}
        aria-keyshortcuts="I"
        onClick={() => frame.panels.toggle("read")}
      >
        <Icon name="file-arrow-up" />
        Read in
      </Button>
      <Button className="theme-forced" variant="ghost" aria-pressed={isForced} onClick={onForced}>
        <Icon name="columns" />
        Forced colors
      </Button>
      <span className="theme-dock-keys">
        <PanelKeys panels={frame.panels} isSimulated={frame.isSimulated} />
      </span>
    </>
  );
}
