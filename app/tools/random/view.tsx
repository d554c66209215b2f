import { type CSSProperties, useMemo, useState } from "react";
import { FULL_VISION, seenAs } from "#app/color/vision-choice.ts";
import type { CardView } from "#app/items/card-view.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { RelatedItems } from "#app/workbench/related-items.tsx";
import { ToolWorkbench } from "#app/workbench/tool-workbench.tsx";
import { usePanels } from "#app/workbench/use-panels.ts";
import { useToolDocument } from "#app/workbench/use-tool-document.ts";
import { drawnColors, RANDOM } from "#domain/documents/random-document.ts";
import type { OpenedDocument } from "#domain/documents/tool-document.ts";
import { formatHex } from "#engine/format.ts";
import { seedFromNumber } from "#engine/random.ts";
import { reduce } from "./model.ts";
import "./random.css";

interface RandomData extends OpenedDocument {
  readonly related: readonly CardView[] | undefined;
}

export function RandomView({ data }: { data: RandomData }) {
  const tool = useToolDocument(RANDOM, data, reduce);
  const { document, act } = tool;
  const panels = usePanels();
  const [vision, setVision] = useState(FULL_VISION);
  const colors = useMemo(() => drawnColors(document), [document]);
  const next = () => act({ type: "next", seed: seedFromNumber(Math.random() * 2 ** 30) });
  return (
    <ToolWorkbench
      title="Random Color"
      saveTitle="these colors"
      tool={tool}
      panels={panels}
      colors={colors}
      vision={{ choice: vision, onChange: setVision }}
      shortcuts={[{ key: "Space", label: "Next", run: next }]}
      sections={[{ id: "seed", title: "Seed", content: <p className="t-value">{document.seed}</p> }]}
      dock={
        <>
          <Button variant="key" onClick={next} aria-keyshortcuts="Space">
            Next
          </Button>
          <span className="grow" />
          <IconButton
            icon="question"
            label="Keys"
            shortcut="?"
            data-tip-side="end"
            onClick={() => panels.toggle("keys")}
          />
        </>
      }
      canvas={
        <ul className="random-grid" aria-label="Colors">
          {colors.map((color, index) => (
            <li key={index} style={{ "--c": formatHex(seenAs(vision, color)) } as CSSProperties} />
          ))}
        </ul>
      }
    >
      <RelatedItems items={data.related} hexes={colors.map(formatHex)} />
    </ToolWorkbench>
  );
}
