/** The panels of the Mesh Gradient Generator; each is loaded when it is first opened. */
import { lazy } from "react";
import type { ToolPanels } from "#app/workbench/tool-panel.ts";
import type { MeshTool } from "./use-mesh.ts";

const ColorsPanel = lazy(async () => ({ default: (await import("./parts/colors-panel.tsx")).ColorsPanel }));

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
