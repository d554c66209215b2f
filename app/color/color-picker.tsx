/** A color picker: plane, sliders, a value in any format, recent colors. */
import { useState } from "react";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { type ColorFormat, formatColor } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { ColorField } from "./color-field.tsx";
import { OklchEditor } from "./oklch-editor.tsx";
import { recentColors } from "./recent-colors.ts";
import { RecentRow } from "./recent-row.tsx";
import "./color-picker.css";

const FORMATS: readonly { value: ColorFormat; label: string }[] = [
  { value: "hex", label: "Hex" },
  { value: "rgb", label: "RGB" },
  { value: "hsl", label: "HSL" },
  { value: "hwb", label: "HWB" },
  { value: "lab", label: "Lab" },
  { value: "lch", label: "LCH" },
  { value: "oklab", label: "OKLab" },
  { value: "oklch", label: "OKLCH" },
  { value: "display-p3", label: "P3" },
];

interface ColorPickerProps {
  readonly label: string;
  readonly color: Color;
  readonly gamut: "srgb" | "display-p3";
  /** Called during a drag; the last value is committed. */
  readonly onDrag: (color: Color) => void;
  readonly onCommit: (color: Color) => void;
  /** The drag was cancelled: the previous color must be restored. */
  readonly onCancel: () => void;
}

export function ColorPicker({ label, color, gamut, onDrag, onCommit, onCancel }: ColorPickerProps) {
  const [format, setFormat] = useState<ColorFormat>("hex");
  const commit = (next: Color) => {
    recentColors.add(formatColor(next, isInGamut(next, "srgb") ? "hex" : "oklch"));
    onCommit(next);
  };
  return (
    <div className="color-picker">
      <OklchEditor color={color} gamut={gamut} onDrag={onDrag} onCommit={commit} onCancel={onCancel} />
      <div className="color-picker-value">
        <ColorField label={label} isLabelHidden color={color} format={format} onCommit={commit} />
        <NativeSelect
          label="Format"
          isLabelHidden
          value={format}
          options={FORMATS}
          onChange={(value) => setFormat(FORMATS.find((known) => known.value === value)?.value ?? "hex")}
        />
      </div>
      <RecentRow onPick={onCommit} />
    </div>
  );
}
