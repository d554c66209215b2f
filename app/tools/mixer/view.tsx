import { lazy, Suspense, useMemo, useState } from "react";
import { FULL_VISION } from "#app/color/vision-choice.ts";
import type { InspectorSection } from "#app/ui/inspector-sections.tsx";
import { ToolWorkbench } from "#app/workbench/tool-workbench.tsx";
import { useIncoming } from "#app/workbench/use-incoming.ts";
import { usePanels } from "#app/workbench/use-panels.ts";
import { givenColors, MIN_POTS } from "#domain/documents/mixer-document.ts";
import type { Color } from "#engine/space/color.ts";
import { Band } from "./parts/band.tsx";
import { ColorsSection } from "./parts/colors-section.tsx";
import { Compare } from "./parts/compare.tsx";
import { Dock } from "./parts/dock.tsx";
import { Explanation } from "./parts/explanation.tsx";
import { MethodSection } from "./parts/method-section.tsx";
import { Mixture } from "./parts/mixture.tsx";
import { Steps } from "./parts/steps.tsx";
import { StepsSection } from "./parts/steps-section.tsx";
import { LOCAL_KEYS, mixerShortcuts } from "./shortcuts.ts";
import { type MixerData, useMixer } from "./use-mixer.ts";
import "./mixer.css";

const CodeSection = lazy(async () => ({ default: (await import("./parts/code-section.tsx")).CodeSection }));
const FindSection = lazy(async () => ({ default: (await import("./parts/find-section.tsx")).FindSection }));

export function MixerView({ data }: { data: MixerData }) {
  const mixer = useMixer(data);
  const { document, act } = mixer;
  const panels = usePanels();
  const [vision, setVision] = useState(FULL_VISION);
  const [problem, setProblem] = useState<string>();
  const take = (colors: readonly Color[]) => {
    if (colors.length >= MIN_POTS) act({ type: "colors", colors });
    else if (colors[0] !== undefined) act({ type: "add", color: colors[0] });
  };
  const isOver = useIncoming({
    onColors: take,
    onOneColor: (color) => take([color]),
    onPicture: () => setProblem("Pictures are read by Palette from Image; here colors can be dropped."),
    onProblem: setProblem,
  });
  const colors = useMemo(() => givenColors(document), [document]);
  const sections: readonly InspectorSection[] = [
    { id: "colors", title: "Colors", content: <ColorsSection mixer={mixer} /> },
    { id: "way", title: "Mixed as", content: <MethodSection mixer={mixer} /> },
    ...(document.view === "steps"
      ? [{ id: "steps", title: "Steps", content: <StepsSection mixer={mixer} /> }]
      : []),
    {
      id: "code",
      title: "CSS",
      content: (
        <Suspense fallback={<p className="mixer-code-wait" />}>
          <CodeSection mixer={mixer} />
        </Suspense>
      ),
    },
    {
      id: "find",
      title: "Recipe",
      content: (
        <Suspense fallback={<p className="field-hint">Loading…</p>}>
          <FindSection mixer={mixer} />
        </Suspense>
      ),
    },
  ];
  return (
    <ToolWorkbench
      title="Color Mixer"
      saveTitle="this mixture"
      tool={mixer}
      panels={panels}
      colors={colors}
      onImport={take}
      onTakeColor={(color) => act({ type: "add", color })}
      current={mixer.mixture}
      vision={{ choice: vision, onChange: setVision }}
      sections={sections}
      notices={problem === undefined ? [] : [{ text: problem }]}
      shortcuts={mixerShortcuts(mixer)}
      localKeys={LOCAL_KEYS}
      dock={<Dock mixer={mixer} panels={panels} isSimulated={vision.deficiency !== "none"} />}
      canvas={
        <div className="mixer-canvas">
          <Band mixer={mixer} vision={vision} />
          {document.view === "mix" && <Mixture mixer={mixer} vision={vision} />}
          {document.view === "steps" && <Steps mixer={mixer} vision={vision} />}
          {document.view === "compare" && <Compare mixer={mixer} vision={vision} />}
          {isOver && <p className="mixer-drop">Drop colors</p>}
        </div>
      }
    >
      <Explanation document={mixer.committed} related={data.related} />
    </ToolWorkbench>
  );
}
