/** The panels of the Mesh Gradient Generator; each is loaded when it is first opened. */
import { part } from "#app/ui/part.tsx";
import type { ToolPanels } from "#app/workbench/tool-panel.ts";
import type { MeshTool } from "./use-mesh.ts";

const ColorsPanel = part("ColorsPanel", () => import("./parts/colors-panel.tsx"));

export function meshPanels(tool: MeshTool, onRandom: () => void): ToolPanels {
  return {
    colors: {
      title: "Colors",
      key: "p",
      icon: "palette",
      content: <ColorsPanel tool={tool} onRandom={onRandom} />,
    },
  };
}
