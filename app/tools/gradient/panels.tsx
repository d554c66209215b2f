/** The panels of the Gradient Generator; each is loaded when it is first opened. */
import { part } from "#app/ui/part.tsx";
import type { ToolPanels } from "#app/workbench/tool-panel.ts";
import type { GradientLayer } from "#domain/documents/gradient/gradient-layer.ts";
import type { GradientTool } from "./use-gradient.ts";

const PresetsPanel = part("PresetsPanel", () => import("./parts/presets-panel.tsx"));
const ReadPanel = part("ReadPanel", () => import("./parts/read-panel.tsx"));

interface GradientPanels {
  readonly tool: GradientTool;
  readonly seed: string;
  readonly onSeed: (seed: string) => void;
  readonly given: string;
  readonly onTake: (layers: readonly GradientLayer[]) => void;
}

export function gradientPanels({ tool, seed, onSeed, given, onTake }: GradientPanels): ToolPanels {
  return {
    presets: {
      title: "Presets",
      key: "p",
      icon: "bookmarks-simple",
      content: <PresetsPanel tool={tool} seed={seed} onSeed={onSeed} />,
    },
    read: {
      title: "Read a gradient",
      key: "c",
      icon: "clipboard",
      isTyped: true,
      content: <ReadPanel given={given} onTake={onTake} />,
    },
  };
}
