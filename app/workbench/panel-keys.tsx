import { IconButton } from "#app/ui/button.tsx";
import type { Panels } from "./use-panels.ts";

interface PanelKeysProps {
  readonly panels: Panels;
  /** Whether a color vision deficiency is being simulated. */
  readonly isSimulated: boolean;
}

/** Dock buttons for panels of every tool: color vision, and keyboard shortcuts. */
export function PanelKeys({ panels, isSimulated }: PanelKeysProps) {
  return (
    <>
      <IconButton
        icon="eye"
        label="As others see it"
        shortcut="O"
        data-tip-side="top"
        aria-pressed={isSimulated}
        aria-expanded={panels.open === "vision"}
        onClick={() => panels.toggle("vision")}
      />
      <IconButton
        icon="question"
        label="Keys"
        shortcut="?"
        data-tip-side="end"
        aria-expanded={panels.open === "keys"}
        onClick={() => panels.toggle("keys")}
      />
    </>
  );
}
