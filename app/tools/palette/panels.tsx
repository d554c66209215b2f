/** The panels of the Palette Generator; each is loaded when it is first opened. */
import { part } from "#app/ui/part.tsx";
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

const AdjustPanel = part("AdjustPanel", () => import("./parts/adjust-panel.tsx"));
const CheckPanel = part("CheckPanel", () => import("./parts/check-panel.tsx"));
const EditPanel = part("EditPanel", () => import("./parts/edit-panel.tsx"));
const LibraryPanel = part("LibraryPanel", () => import("./parts/library-panel.tsx"));
const PairPanel = part("PairPanel", () => import("./parts/pair-panel.tsx"));
const WordsPanel = part("WordsPanel", () => import("./parts/words-panel.tsx"));
const VariantsPanel = part("VariantsPanel", () => import("./parts/variants-panel.tsx"));

export function palettePanels(props: PanelProps): ToolPanels {
  return {
    edit: { title: `Color ${props.index + 1}`, content: <EditPanel {...props} /> },
    pair: { title: "Contrast of a pair", content: <PairPanel {...props} /> },
    words: { title: "From words", icon: "text-aa", isTyped: true, content: <WordsPanel {...props} /> },
    library: {
      title: "From the library",
      icon: "swatches",
      isTyped: true,
      content: <LibraryPanel {...props} />,
    },
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
