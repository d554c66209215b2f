import type { PanelProps } from "#app/tools/palette/panels.ts";
import { InspectorSections } from "#app/ui/inspector-sections.tsx";
import { TraySection } from "#app/workbench/tray-section.tsx";
import { MAX_COLORS } from "#domain/documents/palette-document.ts";

/** The color tray of all tools; a press adds its color at the end of the palette. */
export function TrayPanel({ palette: { document, act } }: PanelProps) {
  const isFull = document.colors.length >= MAX_COLORS;
  return (
    <InspectorSections
      sections={[
        {
          id: "tray",
          title: "Tray",
          content: (
            <>
              <p className="field-hint">
                {isFull
                  ? `The palette holds its ${MAX_COLORS} colors.`
                  : "A press adds the color at the end of the palette."}
              </p>
              <TraySection onPick={(color) => act({ type: "append", color })} />
            </>
          ),
        },
      ]}
    />
  );
}
