/**
 * The sections of the inspector in order: input, rules, verdict, output; first those that match the view of the
 * canvas.
 */
import { lazy, type ReactNode } from "react";
import type { InspectorSection } from "#app/ui/inspector-sections.tsx";
import { LatePart } from "#app/ui/late-part.tsx";
import type { Side } from "./model.ts";
import { CodeSection } from "./parts/code-section.tsx";
import { LevelsTable } from "./parts/levels-table.tsx";
import { SideSection } from "./parts/side-section.tsx";
import { hatchGoal, type PairReading, wantedGoal } from "./reading.ts";
import type { SurfaceSize } from "./surface-size.ts";
import type { ContrastTool } from "./use-contrast.ts";
import type { PhotoState } from "./use-photo.ts";

const NearestSection = lazy(async () => ({
  default: (await import("./parts/nearest-section.tsx")).NearestSection,
}));
const ApcaSection = lazy(async () => ({ default: (await import("./parts/apca-section.tsx")).ApcaSection }));
const LayersSection = lazy(async () => ({
  default: (await import("./parts/layers-section.tsx")).LayersSection,
}));
const PaletteSection = lazy(async () => ({
  default: (await import("./parts/palette-section.tsx")).PaletteSection,
}));
const OverSection = lazy(async () => ({ default: (await import("./parts/over-section.tsx")).OverSection }));
const FixSection = lazy(async () => ({ default: (await import("./parts/fix-section.tsx")).FixSection }));
const WorstSection = lazy(async () => ({
  default: (await import("./parts/worst-section.tsx")).WorstSection,
}));

interface SectionsProps {
  readonly tool: ContrastTool;
  readonly reading: PairReading;
  readonly size: SurfaceSize;
  readonly photo: PhotoState;
  readonly onSide: (side: Side) => void;
}

export function contrastSections({
  tool,
  reading,
  size,
  photo,
  onSide,
}: SectionsProps): readonly InspectorSection[] {
  const { document } = tool;
  const goal = wantedGoal(document.goal, reading.ratio);
  const text: InspectorSection = {
    id: "text",
    title: "Text",
    content: <SideSection side="text" tool={tool} onSide={onSide} />,
  };
  const code: InspectorSection = { id: "code", title: "Code", content: <CodeSection tool={tool} /> };
  if (document.view === "over") {
    return [
      {
        id: "worst",
        title: "Worst point",
        content: later(<WorstSection tool={tool} photo={photo.photo} size={size} />),
      },
      {
        id: "over",
        title: "Under the text",
        content: later(<OverSection tool={tool} photo={photo} />),
      },
      {
        id: "fix",
        title: "What makes it pass",
        content: later(<FixSection tool={tool} photo={photo.photo} size={size} />),
      },
      text,
      code,
    ];
  }
  const pair: readonly InspectorSection[] = [
    text,
    {
      id: "background",
      title: "Background",
      content: (
        <>
          <SideSection side="background" tool={tool} onSide={onSide} />
          <p className="field-hint">
            Hatched lightness fails {hatchGoal(document.goal).name} against the other color.
          </p>
        </>
      ),
    },
    { id: "wcag", title: "WCAG 2.2", content: <LevelsTable ratio={reading.ratio} /> },
    {
      id: "nearest",
      title: goal === undefined ? "Nearest pair" : `Nearest pair for ${goal.name}`,
      content: later(<NearestSection tool={tool} />),
    },
    code,
    { id: "apca", title: "APCA", content: later(<ApcaSection lc={reading.lc} />) },
  ];
  return document.view === "palette"
    ? [{ id: "palette", title: "Palette", content: later(<PaletteSection tool={tool} />) }, ...pair]
    : [
        ...pair,
        {
          id: "layers",
          title: "Layers between",
          content: later(<LayersSection tool={tool} reading={reading} />),
        },
      ];
}

/** Loaded after the first view; the other sections do not wait for it. */
function later(content: ReactNode): ReactNode {
  return <LatePart fallback={<p className="contrast-later">Loading…</p>}>{content}</LatePart>;
}
