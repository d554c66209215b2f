import { methodLabel, VIEW_OPTIONS } from "#app/tools/mixer/labels.ts";
import { nextMethod } from "#app/tools/mixer/shortcuts.ts";
import type { Mixer } from "#app/tools/mixer/use-mixer.ts";
import { Button } from "#app/ui/button.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { PanelKeys } from "#app/workbench/panel-keys.tsx";
import type { Panels } from "#app/workbench/use-panels.ts";

interface DockProps {
  readonly mixer: Mixer;
  readonly panels: Panels;
  readonly isSimulated: boolean;
}

/** The mixing method on the left, the view on the right. */
export function Dock({ mixer: { document, act }, panels, isSimulated }: DockProps) {
  return (
    <>
      <Button
        variant="key"
        aria-keyshortcuts="Space"
        aria-label={`Next method of mixing, now ${methodLabel(document.how)}`}
        onClick={() => act({ type: "method", how: nextMethod(document.how) })}
      >
        <span>
          Next<span className="mixer-next-word"> method</span>
        </span>
      </Button>
      <span className="grow" />
      <span className="mixer-views">
        <Segmented
          label="View"
          options={VIEW_OPTIONS}
          value={document.view}
          onChange={(view) => act({ type: "view", view })}
        />
      </span>
      <span className="mixer-dock-wide">
        <PanelKeys panels={panels} isSimulated={isSimulated} />
      </span>
    </>
  );
}
