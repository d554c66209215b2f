import { useMemo, useState } from "react";
import type { ToolData } from "#app/workbench/tool-data.ts";
import { ToolWorkbench } from "#app/workbench/tool-workbench.tsx";
import { useToolFrame } from "#app/workbench/use-tool-frame.ts";
import { CONTRAST } from "#domain/documents/contrast/contrast-kind.ts";
import { formatRatio } from "#engine/contrast/contrast.ts";
import type { Side } from "./model.ts";
import { Canvas } from "./parts/canvas.tsx";
import { ContrastDock } from "./parts/dock.tsx";
import { Explanation } from "./parts/explanation.tsx";
import { levelOf, readPair } from "./reading.ts";
import { contrastSections } from "./sections.tsx";
import { contrastShortcuts, LOCAL_KEYS } from "./shortcuts.ts";
import { NOMINAL_SIZE } from "./surface-size.ts";
import { useContrast } from "./use-contrast.ts";
import { usePhoto } from "./use-photo.ts";
// The views load later, but their styles are part of the page, so that a shared link is complete without JavaScript.
import "./contrast.css";
import "./matrix.css";
import "./over.css";

export function ContrastView({ data }: { data: ToolData }) {
  const tool = useContrast(data);
  const { document, act } = tool;
  const frame = useToolFrame();
  /** The side that receives the next pasted color: the last one that was focused. */
  const [side, setSide] = useState<Side>("text");
  const photo = usePhoto(() => act({ type: "picture" }));
  const { text, background, layers } = document;
  const reading = useMemo(() => readPair({ text, background, layers }), [text, background, layers]);
  const [size, setSize] = useState(NOMINAL_SIZE);
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
      tool={tool}
      frame={frame}
      saveTitle="this pair"
      colors={colors}
      exported={exported}
      takes={{
        onColors: (taken) => act({ type: "take", colors: taken }),
        onOneColor: (color) => act({ type: "color", side, color }),
        picture: { label: "Choose a picture", onFile: photo.read },
      }}
      current={document[side]}
      shortcuts={contrastShortcuts(tool)}
      localKeys={LOCAL_KEYS}
      announcement={
        // Over a gradient or a picture the worst point is announced instead, where it is measured.
        document.view === "over" ? undefined : `${formatRatio(reading.ratio)} to 1, ${levelOf(reading.ratio)}`
      }
      sections={contrastSections({ tool, reading, size, photo, onSide: setSide })}
      dock={<ContrastDock tool={tool} panels={frame.panels} isSimulated={frame.isSimulated} />}
      canvas={<Canvas {...{ tool, reading, size, photo }} vision={frame.vision} onSize={setSize} />}
    >
      <Explanation document={document} reading={reading} related={data.related} />
    </ToolWorkbench>
  );
}
