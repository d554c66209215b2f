import { useMemo } from "react";
import { CodeWell } from "#app/color/code-well.tsx";
import type { InspectorSection } from "#app/ui/inspector-sections.tsx";
import type { ToolData } from "#app/workbench/tool-data.ts";
import { ToolWorkbench } from "#app/workbench/tool-workbench.tsx";
import { useToolFrame } from "#app/workbench/use-tool-frame.ts";
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
import { useScheme } from "./use-scheme.ts";
import "./scheme.css";

export function SchemeView({ data }: { data: ToolData }) {
  const scheme = useScheme(data);
  const { document, colors, baseIndex, act } = scheme;
  const frame = useToolFrame();
  const { vision } = frame;
  const takeBase = (color: Color | undefined) => {
    if (color !== undefined) act({ type: "base", color });
  };
  const given = useMemo(() => allColors(document), [document]);
  const code = useMemo(() => schemeCode(document), [document]);
  const sections: readonly InspectorSection[] = [
    { id: "base", title: "Base", content: <BaseSection scheme={scheme} /> },
    { id: "rule", title: "Rule", content: <RuleSection scheme={scheme} /> },
    { id: "code", title: "CSS", content: <CodeWell code={code} label="CSS of the scheme" /> },
  ];
  return (
    <ToolWorkbench
      tool={scheme}
      frame={frame}
      saveTitle="this scheme"
      colors={given}
      takes={{ onColors: ([first]) => takeBase(first), hint: "Drop a color" }}
      current={colors[baseIndex]}
      sections={sections}
      shortcuts={schemeShortcuts(scheme)}
      localKeys={LOCAL_KEYS}
      dock={<Dock scheme={scheme} panels={frame.panels} isSimulated={frame.isSimulated} />}
      canvas={
        <div className="scheme-canvas">
          <Wheel scheme={scheme} vision={vision} />
          <Bands scheme={scheme} vision={vision} />
        </div>
      }
    >
      <Explanation document={scheme.committed} related={data.related} />
    </ToolWorkbench>
  );
}
