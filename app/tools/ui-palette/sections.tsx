/** The sections of the inspector; each is loaded after the first view. */

import type { OwnExport } from "#app/color/export-panel.tsx";
import { FloorsField } from "#app/theme/floors-field.tsx";
import { LabelField } from "#app/theme/label-field.tsx";
import { pinsSection } from "#app/theme/pins-in-inspector.tsx";
import { ContrastSlider } from "#app/theme/theme-sliders.tsx";
import { VerdictSection } from "#app/theme/verdict-section.tsx";
import type { InspectorSection } from "#app/ui/inspector-sections.tsx";
import { BrandSection } from "./parts/brand-section.tsx";
import { CodeSection } from "./parts/code-section.tsx";
import { PromisesSection } from "./parts/promises-section.tsx";
import { RampsSection } from "./parts/ramps-section.tsx";
import { RAMP_NAMES } from "./ramp-words.ts";
import type { PaletteTool } from "./use-palette.ts";

export function paletteSections(tool: PaletteTool): readonly InspectorSection[] {
  const { committed, shown, controls, solved, token, takeUp, ramp, act, history } = tool;
  const { mode } = committed;
  const { change } = controls;
  return [
    { id: "brand", title: "Brand color", tab: "Brand", content: <BrandSection tool={tool} /> },
    {
      id: "ramps",
      title: "Ramps",
      content: <RampsSection committed={committed} shown={shown} ramp={ramp} act={act} />,
    },
    {
      id: "promises",
      title: `Contrast promises of ${RAMP_NAMES[ramp].toLowerCase()}`,
      tab: "Contrast",
      content: <PromisesSection shown={shown} ramp={ramp} />,
    },
    {
      id: "theme",
      title: "Theme",
      tab: solved.failing.length === 0 ? "Theme" : `Theme ${solved.failing.length}`,
      content: (
        <>
          <div className="theme-slider">
            <ContrastSlider {...controls} />
          </div>
          <LabelField document={committed} mode={mode} solved={solved} change={change} />
          <FloorsField document={committed} mode={mode} solved={solved} change={change} />
          <VerdictSection solved={solved} change={change} />
        </>
      ),
    },
    pinsSection({ document: committed, mode, solved, change, token, onToken: takeUp }),
    {
      id: "code",
      title: "Code",
      isTitleHidden: true,
      content: <CodeSection committed={committed} shown={shown} search={history.search} />,
    },
  ];
}

/** The whole export panel. */
export function themeExport({ committed, shown, history }: PaletteTool): OwnExport {
  return {
    id: "theme",
    title: "Export",
    isWhole: true,
    formats: async () => (await import("#domain/themes/tray-formats.ts")).TRAY_FORMATS,
    content: <CodeSection committed={committed} shown={shown} search={history.search} isWhole />,
  };
}
