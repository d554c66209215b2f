/** The panels that the Palette Generator brings; each is loaded when it is first opened. */
import { lazy } from "react";
import type { ToolPanels } from "#app/workbench/tool-panel.ts";
import type { Palette } from "./use-palette.ts";

/** What every panel gets; each takes what it needs. */
export interface PanelProps {
  readonly palette: Palette;
  /** Column the editor is about. */
  readonly index: number;
  readonly onEdit: (index: number | undefined) => void;
}

const AdjustPanel = lazy(async () => ({ default: (await import("./parts/adjust-panel.tsx")).AdjustPanel }));
const CheckPanel = lazy(async () => ({ default: (await import("./parts/check-panel.tsx")).CheckPanel }));
const EditPanel = lazy(async () => ({ default: (await import("./parts/edit-panel.tsx")).EditPanel }));
const LibraryPanel = lazy(async () => ({
  default: (await import("./parts/library-panel.tsx")).LibraryPanel,
}));
const VariantsPanel = lazy(async () => ({
  default: (await import("./parts/variants-panel.tsx")).VariantsPanel,
}));

export function palettePanels(props: PanelProps): ToolPanels {
  return {
    edit: { title: `Color ${props.index + 1}`, content: <EditPanel {...props} /> },
    library: { title: "From the library", icon: "swatches", content: <LibraryPanel {...props} /> },
    variants: {
      title: "Twelve variants",
      key: "v",
      icon: "grid-four",
      content: <VariantsPanel {...props} />,
    },
    adjust: { title: "Adjust all", key: "a", content: <AdjustPanel {...props} /> },
    check: { title: "Check", key: "k", content: <CheckPanel {...props} /> },
  };
}
