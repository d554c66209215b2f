/** The sections of the inspector; each is loaded after the first view. */
import { lazy, type ReactNode } from "react";
import type { InspectorSection } from "#app/ui/inspector-sections.tsx";
import { LatePart } from "#app/ui/late-part.tsx";
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
const VerdictSection = lazy(async () => ({
  default: (await import("#app/theme/verdict-section.tsx")).VerdictSection,
}));
const ContrastSlider = lazy(async () => ({
  default: (await import("#app/theme/theme-sliders.tsx")).ContrastSlider,
}));
const FloorsField = lazy(async () => ({
  default: (await import("#app/theme/floors-field.tsx")).FloorsField,
}));
const PinsSection = lazy(async () => ({
  default: (await import("#app/theme/pins-section.tsx")).PinsSection,
}));

export const later = (content: ReactNode) => (
  <LatePart fallback={<p className="theme-wait" />}>{content}</LatePart>
);

export function paletteSections(tool: PaletteTool): readonly InspectorSection[] {
  const { committed, controls, solved, token, takeUp, ramp } = tool;
  const { mode, pins } = committed;
  const { change } = controls;
  return [
    { id: "brand", title: "Brand color", tab: "Brand", content: later(<BrandSection tool={tool} />) },
    { id: "ramps", title: "Ramps", content: later(<RampsSection tool={tool} />) },
    {
      id: "promises",
      title: `Contrast promises of ${RAMP_NAMES[ramp].toLowerCase()}`,
      tab: "Contrast",
      content: later(<PromisesSection tool={tool} />),
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
    {
      id: "pins",
      title: "Pins",
      tab: pins.length === 0 ? "Pins" : `Pins ${pins.length}`,
      content: later(
        <PinsSection
          document={committed}
          mode={mode}
          solved={solved}
          change={change}
          token={token}
          onToken={takeUp}
        />,
      ),
    },
    { id: "code", title: "Code", isTitleHidden: true, content: later(<CodeSection tool={tool} />) },
  ];
}

/** The first section of the export panel. */
export function themeExport(tool: PaletteTool): InspectorSection {
  return {
    id: "theme",
    title: "Theme, four modes",
    tab: "Theme",
    content: later(<SteppedCode tool={tool} />),
  };
}
