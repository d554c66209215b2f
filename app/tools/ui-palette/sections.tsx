/** The sections of the inspector; each is loaded after the first view. */
import { lazy } from "react";
import {
  ContrastSlider,
  FloorsField,
  later,
  pinsSection,
  VerdictSection,
} from "#app/theme/theme-sections.tsx";
import type { InspectorSection } from "#app/ui/inspector-sections.tsx";
import { RAMP_NAMES } from "./ramp-words.ts";
import type { PaletteTool } from "./use-palette.ts";

const BrandSection = lazy(async () => ({
  default: (await import("./parts/brand-section.tsx")).BrandSection,
}));
const RampsSection = lazy(async () => ({
  default: (await import("./parts/ramps-section.tsx")).RampsSection,
}));
const PromisesSection = lazy(async () => ({
  default: (await import("./parts/promises-section.tsx")).PromisesSection,
}));
const CodeSection = lazy(async () => ({ default: (await import("./parts/code-section.tsx")).CodeSection }));
const SteppedCode = lazy(async () => ({ default: (await import("./parts/code-section.tsx")).SteppedCode }));

export function paletteSections(tool: PaletteTool): readonly InspectorSection[] {
  const { committed, shown, controls, solved, token, takeUp, ramp, act, history } = tool;
  const { mode } = committed;
  const { change } = controls;
  return [
    { id: "brand", title: "Brand color", tab: "Brand", content: later(<BrandSection tool={tool} />) },
    {
      id: "ramps",
      title: "Ramps",
      content: later(<RampsSection committed={committed} shown={shown} ramp={ramp} act={act} />),
    },
    {
      id: "promises",
      title: `Contrast promises of ${RAMP_NAMES[ramp].toLowerCase()}`,
      tab: "Contrast",
      content: later(<PromisesSection shown={shown} ramp={ramp} />),
    },
    {
      id: "theme",
      title: "Theme",
      tab: solved.failing.length === 0 ? "Theme" : `Theme ${solved.failing.length}`,
      content: later(
        <>
          <div className="theme-slider">
            <ContrastSlider {...controls} />
          </div>
          <FloorsField document={committed} mode={mode} change={change} />
          <VerdictSection solved={solved} change={change} />
        </>,
      ),
    },
    pinsSection({ document: committed, mode, solved, change, token, onToken: takeUp }),
    {
      id: "code",
      title: "Code",
      isTitleHidden: true,
      content: later(<CodeSection committed={committed} shown={shown} search={history.search} />),
    },
  ];
}

/** The first section of the export panel. */
export function themeExport({ committed, shown, history }: PaletteTool): InspectorSection {
  return {
    id: "theme",
    title: "Theme, four modes",
    tab: "Theme",
    content: later(<SteppedCode committed={committed} shown={shown} search={history.search} />),
  };
}
