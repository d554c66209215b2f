import { InspectorSections } from "#app/ui/inspector-sections.tsx";
import { formatColor } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { TraySection } from "./tray-section.tsx";

interface TrayPanelProps {
  /** Can be put in. */
  readonly current: Color | undefined;
  /** What a press does, where that has to be said. */
  readonly hint: string | undefined;
  readonly onTakeColor: (color: Color) => void;
}

/** The color tray of all tools; a press takes its color into the open one. */
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
