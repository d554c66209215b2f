import { InspectorSections } from "#app/ui/inspector-sections.tsx";
import type { TakeColor } from "#app/workbench/input/take-colors.ts";
import { formatColor } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { TraySection } from "./tray-section.tsx";

interface TrayPanelProps {
  /** The color that can be added. */
  readonly current: Color | undefined;
  /** What pressing a color does, if it needs explaining. */
  readonly hint: string | undefined;
  readonly onTakeColor: TakeColor;
}

/** The color tray of all tools; pressing a color adds it to the open tool. */
export function TrayPanel({ current, hint, onTakeColor }: TrayPanelProps) {
  const css = current && formatColor(current, isInGamut(current, "srgb") ? "hex" : "oklch");
  return (
    <InspectorSections
      sections={[
        {
          id: "tray",
          title: "Tray",
          content: (
            <>
              {hint !== undefined && <p className="field-hint">{hint}</p>}
              <TraySection {...(css !== undefined && { current: css })} onPick={onTakeColor} />
            </>
          ),
        },
      ]}
    />
  );
}
