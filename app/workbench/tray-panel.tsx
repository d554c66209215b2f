import { InspectorSections } from "#app/ui/inspector-sections.tsx";
import type { Color } from "#engine/color.ts";
import { formatColor } from "#engine/format.ts";
import { isInGamut } from "#engine/gamut.ts";
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
