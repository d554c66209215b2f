import type { CSSProperties } from "react";
import type { MeshTool } from "#app/tools/mesh/use-mesh.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { PanelKeys } from "#app/workbench/panel-keys.tsx";
import type { ToolFrame } from "#app/workbench/use-tool-frame.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Symmetry } from "#engine/mesh/symmetry.ts";

interface DockProps {
  readonly tool: MeshTool;
  readonly frame: ToolFrame;
  readonly onShuffle: () => void;
}

const GRIDS = ["2 × 2", "3 × 3", "4 × 3", "4 × 4", "5 × 4", "5 × 5", "6 × 6", "8 × 8"] as const;

const SYMMETRIES: readonly { readonly value: Symmetry | ""; readonly label: string }[] = [
  { value: "", label: "Symmetry" },
  { value: "across", label: "Left to right" },
  { value: "down", label: "Top to bottom" },
  { value: "both", label: "Both ways" },
];

const VIEWS = [
  { value: "mesh", label: "Mesh" },
  { value: "picture", label: "Picture" },
  { value: "motion", label: "Motion" },
] as const;

/** The greatest number of colors that the strip shows. */
const SHOWN = 6;

export function Dock({ tool, frame, onShuffle }: DockProps) {
  const { document, colors, act, remake } = tool;
  const { panels, choosePicture } = frame;
  const size = `${document.mesh.columns} × ${document.mesh.rows}`;
  const grids = [...new Set<string>([size, ...GRIDS])].toSorted();
  return (
    <>
      <Button variant="key" aria-keyshortcuts="Space" onClick={onShuffle}>
        Shuffle
      </Button>
      <span className="mesh-dock-wide">
        <span className="mesh-grid">
          <Icon name="table" />
          <NativeSelect
            label="Columns and rows"
            isLabelHidden
            value={size}
            options={grids.map((value) => ({ value, label: value }))}
            onChange={(value) => {
              const [columns = 4, rows = 4] = value.split(" × ").map(Number);
              void remake({ type: "grid", size: { columns, rows } });
            }}
          />
        </span>
        <Button
          aria-label="Colors"
          data-tip="Colors"
          aria-expanded={panels.open === "colors"}
          onClick={() => panels.toggle("colors")}
        >
          <span className="mesh-strip" aria-hidden="true">
            {colors.slice(0, SHOWN).map((color) => (
              <i key={formatHex(color)} style={{ "--c": formatHex(color) } as CSSProperties} />
            ))}
          </span>
          <Icon name="caret-up-down" size={16} />
        </Button>
        <Button variant="ghost" onClick={choosePicture} data-tip="From a picture">
          <Icon name="image" />
          <span className="mesh-dock-word">Picture</span>
        </Button>
        <span className="mesh-symmetry">
          <Icon name="flip-horizontal" />
          <NativeSelect
            label="Symmetry"
            isLabelHidden
            value=""
            options={SYMMETRIES}
            onChange={(value) => {
              const known = SYMMETRIES.find((option) => option.value === value)?.value;
              if (known !== undefined && known !== "") void remake({ type: "symmetry", symmetry: known });
            }}
          />
        </span>
      </span>
      <span className="grow" />
      <Segmented
        label="View"
        options={VIEWS}
        value={document.view}
        onChange={(view) => act({ type: "set", change: { view } })}
      />
      <span className="mesh-dock-wide">
        <PanelKeys panels={panels} isSimulated={frame.isSimulated} />
      </span>
      <span className="mesh-dock-narrow">
        <IconButton
          icon="palette"
          label="Colors"
          data-tip-side="end"
          aria-expanded={panels.open === "colors"}
          onClick={() => panels.toggle("colors")}
        />
      </span>
    </>
  );
}
