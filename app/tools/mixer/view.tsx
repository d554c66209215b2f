import { useMemo } from "react";
import type { InspectorSection } from "#app/ui/inspector-sections.tsx";
import type { ToolData } from "#app/workbench/tool-data.ts";
import { ToolWorkbench } from "#app/workbench/tool-workbench.tsx";
import { useToolFrame } from "#app/workbench/use-tool-frame.ts";
import { givenColors, MIN_MIX_COLORS } from "#domain/documents/mixer-document.ts";
import type { Color } from "#engine/space/color.ts";
import { Band } from "./parts/band.tsx";
import { CodeSection } from "./parts/code-section.tsx";
import { ColorsSection } from "./parts/colors-section.tsx";
import { Compare } from "./parts/compare.tsx";
import { Dock } from "./parts/dock.tsx";
import { Explanation } from "./parts/explanation.tsx";
import { FindSection } from "./parts/find-section.tsx";
import { MethodSection } from "./parts/method-section.tsx";
import { Mixture } from "./parts/mixture.tsx";
import { Steps } from "./parts/steps.tsx";
import { StepsSection } from "./parts/steps-section.tsx";
import { LOCAL_KEYS, mixerShortcuts } from "./shortcuts.ts";
import { useMixer } from "./use-mixer.ts";
import "./mixer.css";

export function MixerView({ data }: { data: ToolData }) {
  const mixer = useMixer(data);
  const { document, act } = mixer;
  const frame = useToolFrame();
  const { vision } = frame;
  const take = (colors: readonly Color[]) => {
    if (colors.length >= MIN_MIX_COLORS) act({ type: "colors", colors });
    else if (colors[0] !== undefined) act({ type: "add", color: colors[0] });
  };
  const colors = useMemo(() => givenColors(document), [document]);
  const sections: readonly InspectorSection[] = [
    { id: "colors", title: "Colors", content: <ColorsSection mixer={mixer} /> },
    { id: "way", title: "Mixed as", content: <MethodSection mixer={mixer} /> },
    ...(document.view === "steps"
      ? [
          {
            id: "steps",
            title: "Steps",
            content: <StepsSection mixer={mixer} />,
          },
        ]
      : []),
    {
      id: "code",
      title: "CSS",
      content: <CodeSection mixer={mixer} />,
    },
    {
      id: "find",
      title: "Recipe",
      content: <FindSection mixer={mixer} />,
    },
  ];
  return (
    <ToolWorkbench
      tool={mixer}
      frame={frame}
      saveTitle="this mixture"
      colors={colors}
      takes={{ onColors: take }}
      current={mixer.mixture}
      sections={sections}
      shortcuts={mixerShortcuts(mixer)}
      localKeys={LOCAL_KEYS}
      dock={<Dock mixer={mixer} panels={frame.panels} isSimulated={frame.isSimulated} />}
      canvas={
        <div className="mixer-canvas">
          <Band mixer={mixer} vision={vision} />
          {document.view === "mix" && <Mixture mixer={mixer} vision={vision} />}
          {document.view === "steps" && <Steps mixer={mixer} vision={vision} />}
          {document.view === "compare" && <Compare mixer={mixer} vision={vision} />}
        </div>
      }
    >
      <Explanation document={mixer.committed} related={data.related} />
    </ToolWorkbench>
  );
}
