import type { ContrastTool } from "#app/tools/contrast/use-contrast.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import type { Panels } from "#app/workbench/use-panels.ts";

const VIEWS = [
  { value: "sample", label: "Sample" },
  { value: "palette", label: "Palette" },
  {
    value: "over",
    label: "Over image",
    picture: (
      <span aria-hidden="true">
        <span className="contrast-wide">Over image</span>
        <span className="contrast-narrow">Image</span>
      </span>
    ),
  },
] as const;

interface DockProps {
  readonly tool: ContrastTool;
  readonly panels: Panels;
  /** Whether a color vision deficiency is being simulated. */
  readonly isSimulated: boolean;
}

export function ContrastDock({ tool: { document, act }, panels, isSimulated }: DockProps) {
  return (
    <>
      <Segmented
        label="View"
        options={VIEWS}
        value={document.view}
        onChange={(view) => act({ type: "view", view })}
      />
      <span className="grow" />
      <Button
        variant="ghost"
        className="contrast-wide"
        aria-expanded={panels.open === "vision"}
        aria-pressed={isSimulated}
        aria-keyshortcuts="O"
        onClick={() => panels.toggle("vision")}
      >
        <Icon name="eye" />
        Vision
      </Button>
      <Button
        variant="ghost"
        className="contrast-swap"
        aria-label="Swap"
        aria-keyshortcuts="X"
        onClick={() => act({ type: "swap" })}
      >
        <Icon name="swap" />
        <span>Swap</span>
      </Button>
      <IconButton
        icon="question"
        label="Keys"
        shortcut="?"
        className="contrast-wide"
        data-tip-side="end"
        aria-expanded={panels.open === "keys"}
        onClick={() => panels.toggle("keys")}
      />
    </>
  );
}
