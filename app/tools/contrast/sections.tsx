/**
 * The sections of the inspector in order: input, rules, verdict, output; first those that match the view of the
 * canvas.
 */
import type { InspectorSection } from "#app/ui/inspector-sections.tsx";
import type { Side } from "./model.ts";
import { ApcaSection } from "./parts/apca-section.tsx";
import { CodeSection } from "./parts/code-section.tsx";
import { FixSection } from "./parts/fix-section.tsx";
import { LayersSection } from "./parts/layers-section.tsx";
import { LevelsTable } from "./parts/levels-table.tsx";
import { NearestSection } from "./parts/nearest-section.tsx";
import { OverSection } from "./parts/over-section.tsx";
import { PaletteSection } from "./parts/palette-section.tsx";
import { SideSection } from "./parts/side-section.tsx";
import { WorstSection } from "./parts/worst-section.tsx";
import { hatchGoal, type PairReading, wantedGoal } from "./reading.ts";
import type { SurfaceSize } from "./surface-size.ts";
import type { ContrastTool } from "./use-contrast.ts";
import type { PhotoState } from "./use-photo.ts";

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
        content: <WorstSection tool={tool} photo={photo.photo} size={size} />,
      },
      {
        id: "over",
        title: "Under the text",
        content: <OverSection tool={tool} photo={photo} />,
      },
      {
        id: "fix",
        title: "What makes it pass",
        content: <FixSection tool={tool} photo={photo.photo} size={size} />,
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
      content: <NearestSection tool={tool} />,
    },
    code,
    { id: "apca", title: "APCA", content: <ApcaSection lc={reading.lc} /> },
  ];
  return document.view === "palette"
    ? [{ id: "palette", title: "Palette", content: <PaletteSection tool={tool} /> }, ...pair]
    : [
        ...pair,
        {
          id: "layers",
          title: "Layers between",
          content: <LayersSection tool={tool} reading={reading} />,
        },
      ];
}
