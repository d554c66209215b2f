import { useMemo, useState } from "react";
import { FULL_VISION } from "#app/color/vision-choice.ts";
import { ToolWorkbench } from "#app/workbench/tool-workbench.tsx";
import { useIncoming } from "#app/workbench/use-incoming.ts";
import { usePanels } from "#app/workbench/use-panels.ts";
import { useStepAnnouncement } from "#app/workbench/use-step-announcement.ts";
import { CONTRAST } from "#domain/documents/contrast-kind.ts";
import { formatRatio } from "#engine/contrast/contrast.ts";
import type { Side } from "./model.ts";
import { Canvas } from "./parts/canvas.tsx";
import { ContrastDock } from "./parts/dock.tsx";
import { Explanation } from "./parts/explanation.tsx";
import { levelOf, readPair } from "./reading.ts";
import { contrastSections } from "./sections.tsx";
import { contrastShortcuts, LOCAL_KEYS } from "./shortcuts.ts";
import { NOMINAL_SIZE } from "./surface-size.ts";
import { type ContrastData, useContrast } from "./use-contrast.ts";
import { usePhoto } from "./use-photo.ts";
// The views come later, their looks do not: a shared link is whole without scripts.
import "./contrast.css";
import "./matrix.css";
import "./over.css";

export function ContrastView({ data }: { data: ContrastData }) {
  const tool = useContrast(data);
  const { document, act, history } = tool;
  const panels = usePanels();
  const [vision, setVision] = useState(FULL_VISION);
  const [problem, setProblem] = useState<string>();
  /** Takes the next color that is pasted or pressed in the tray: the side that was last touched. */
  const [side, setSide] = useState<Side>("text");
  const photo = usePhoto(() => act({ type: "picture" }));
  const isOver = useIncoming({
    onColors: (colors) => act({ type: "take", colors }),
    onOneColor: (color) => act({ type: "color", side, color }),
    onPicture: photo.read,
    onProblem: setProblem,
  });
  const { text, background, layers } = document;
  const reading = useMemo(() => readPair({ text, background, layers }), [text, background, layers]);
  const [size, setSize] = useState(NOMINAL_SIZE);
  // Over a gradient or a picture the worst point is said instead, where it is measured.
  useStepAnnouncement(history, () =>
    document.view === "over" ? undefined : `${formatRatio(reading.ratio)} to 1, ${levelOf(reading.ratio)}`,
  );

  const colors = useMemo(() => CONTRAST.colorsOf(document), [document]);
  const exported = useMemo(
    () => ({
      title: "Contrast pair",
      colors: [
        { name: "text", color: text },
        { name: "background", color: background },
        ...layers.map((color, index) => ({ name: `layer ${index + 1}`, color })),
        ...document.palette.map((color, index) => ({ name: `palette ${index + 1}`, color })),
      ],
    }),
    [text, background, layers, document.palette],
  );
  return (
    <ToolWorkbench
      title="Contrast Checker"
      saveTitle="this pair"
      tool={tool}
      panels={panels}
      colors={colors}
      exported={exported}
      onImport={(imported) => act({ type: "take", colors: imported })}
      onTakeColor={(color) => act({ type: "color", side, color })}
      current={document[side]}
      vision={{ choice: vision, onChange: setVision }}
      shortcuts={contrastShortcuts(tool)}
      localKeys={LOCAL_KEYS}
      notices={problem === undefined ? [] : [{ text: problem }]}
      sections={contrastSections({ tool, reading, size, photo, onSide: setSide })}
      dock={<ContrastDock tool={tool} panels={panels} isSimulated={vision.deficiency !== "none"} />}
      canvas={<Canvas {...{ tool, reading, size, photo, vision }} onSize={setSize} isDropping={isOver} />}
    >
      <Explanation document={document} reading={reading} related={data.related} />
    </ToolWorkbench>
  );
}
