/** The panels of the Palette Generator; each is loaded when it is first opened. */
import { lazy } from "react";
import type { ToolPanels } from "#app/workbench/tool-panel.ts";
import type { Palette } from "./use-palette.ts";

/** Props of every panel. */
export interface PanelProps {
  readonly palette: Palette;
  /** Index of the column in the editor. */
  readonly index: number;
  /** Indices of the pair that was pressed in the contrast matrix. */
  readonly pair: { readonly text: number; readonly background: number };
  readonly onEdit: (index: number | undefined) => void;
}

const AdjustPanel = lazy(async () => ({ default: (await import("./parts/adjust-panel.tsx")).AdjustPanel }));
const CheckPanel = lazy(async () => ({ default: (await import("./parts/check-panel.tsx")).CheckPanel }));
const EditPanel = lazy(async () => ({ default: (await import("./parts/edit-panel.tsx")).EditPanel }));
const LibraryPanel = lazy(async () => ({
  default: (await import("./parts/library-panel.tsx")).LibraryPanel,
}));
const PairPanel = lazy(async () => ({ default: (await import("./parts/pair-panel.tsx")).PairPanel }));
const VariantsPanel = lazy(async () => ({
  default: (await import("./parts/variants-panel.tsx")).VariantsPanel,
}));

export function palettePanels(props: PanelProps): ToolPanels {
  return {
    edit: { title: `Color ${props.index + 1}`, content: <EditPanel {...props} /> },
    pair: { title: "Contrast of a pair", content: <PairPanel {...props} /> },
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
