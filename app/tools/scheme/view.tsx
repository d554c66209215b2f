import { useMemo, useState } from "react";
import { CodeWell } from "#app/color/code-well.tsx";
import { FULL_VISION } from "#app/color/vision-choice.ts";
import type { InspectorSection } from "#app/ui/inspector-sections.tsx";
import { ToolWorkbench } from "#app/workbench/tool-workbench.tsx";
import { useIncoming } from "#app/workbench/use-incoming.ts";
import { usePanels } from "#app/workbench/use-panels.ts";
import { allColors } from "#domain/documents/scheme-document.ts";
import type { Color } from "#engine/space/color.ts";
import { Bands } from "./parts/bands.tsx";
import { BaseSection } from "./parts/base-section.tsx";
import { Dock } from "./parts/dock.tsx";
import { Explanation } from "./parts/explanation.tsx";
import { RuleSection } from "./parts/rule-section.tsx";
import { Wheel } from "./parts/wheel.tsx";
import { schemeCode } from "./scheme-code.ts";
import { LOCAL_KEYS, schemeShortcuts } from "./shortcuts.ts";
import { type SchemeData, useScheme } from "./use-scheme.ts";
import "./scheme.css";

export function SchemeView({ data }: { data: SchemeData }) {
  const scheme = useScheme(data);
  const { document, colors, baseIndex, act } = scheme;
  const panels = usePanels();
  const [vision, setVision] = useState(FULL_VISION);
  const [problem, setProblem] = useState<string>();
  const takeBase = (color: Color | undefined) => {
    if (color !== undefined) act({ type: "base", color });
  };
  const isOver = useIncoming({
    onColors: ([first]) => takeBase(first),
    onOneColor: takeBase,
    onPicture: () => setProblem("Pictures are read by Palette from Image; here a color can be dropped."),
    onProblem: setProblem,
  });
  const given = useMemo(() => allColors(document), [document]);
  const code = useMemo(() => schemeCode(document), [document]);
  const sections: readonly InspectorSection[] = [
    { id: "base", title: "Base", content: <BaseSection scheme={scheme} /> },
    { id: "rule", title: "Rule", content: <RuleSection scheme={scheme} /> },
    { id: "code", title: "CSS", content: <CodeWell code={code} label="CSS of the scheme" /> },
  ];
  return (
    <ToolWorkbench
      title="Color Scheme Generator"
      saveTitle="this scheme"
      tool={scheme}
      panels={panels}
      colors={given}
      onImport={([first]) => takeBase(first)}
      onTakeColor={takeBase}
      {...(colors[baseIndex] !== undefined && { current: colors[baseIndex] })}
      vision={{ choice: vision, onChange: setVision }}
      sections={sections}
      notices={problem === undefined ? [] : [{ text: problem }]}
      shortcuts={schemeShortcuts(scheme)}
      localKeys={LOCAL_KEYS}
      dock={<Dock scheme={scheme} panels={panels} isSimulated={vision.deficiency !== "none"} />}
      canvas={
        <div className="scheme-canvas">
          <Wheel scheme={scheme} vision={vision} />
          <Bands scheme={scheme} vision={vision} />
          {isOver && <p className="scheme-drop">Drop a color</p>}
        </div>
      }
    >
      <Explanation document={scheme.committed} related={data.related} />
    </ToolWorkbench>
  );
}
