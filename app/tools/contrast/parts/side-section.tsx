import { ColorField } from "#app/color/color-field.tsx";
import type { Side } from "#app/tools/contrast/model.ts";
import type { ContrastTool } from "#app/tools/contrast/use-contrast.ts";
import { smallestGamut } from "#engine/gamut/gamut.ts";
import { LightnessSlider } from "./lightness-slider.tsx";

interface SideSectionProps {
  readonly side: Side;
  readonly tool: ContrastTool;
  /** Called when this side is focused. */
  readonly onSide: (side: Side) => void;
}

export function SideSection({ side, tool, onSide }: SideSectionProps) {
  const gamut = smallestGamut(tool.document[side]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only records which side was last edited
    <div className="contrast-side" onFocusCapture={() => onSide(side)}>
      <ColorField
        label={side === "text" ? "Text color" : "Background color"}
        isLabelHidden
        hasPicker
        color={tool.document[side]}
        onCommit={(color) => tool.act({ type: "color", side, color })}
      />
      <LightnessSlider side={side} tool={tool} />
      {gamut !== "srgb" && (
        <p className="field-hint">
          <b>{gamut === "display-p3" ? "P3" : "Outside P3"}</b>, kept as it is. Contrast is that of the
          nearest color in sRGB.
        </p>
      )}
    </div>
  );
}
