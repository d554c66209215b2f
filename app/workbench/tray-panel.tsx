import { InspectorSections } from "#app/ui/inspector-sections.tsx";
import { formatColor } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { TraySection } from "./tray-section.tsx";

interface TrayPanelProps {
  readonly current: Color | undefined;
  readonly onTakeColor: ((color: Color) => void) | undefined;
}

/** The color tray of all tools; a press takes its color into the open one. */
export function TrayPanel({ current, onTakeColor }: TrayPanelProps) {
  const css = current && formatColor(current, isInGamut(current, "srgb") ? "hex" : "oklch");
  return (
    <InspectorSections
      sections={[
        {
          id: "tray",
          title: "Tray",
          content: (
            <TraySection
              {...(css !== undefined && { current: css })}
              onPick={(color) => onTakeColor?.(color)}
            />
          ),
        },
      ]}
    />
  );
}
