import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { FULL_VISION } from "#app/color/vision-choice.ts";
import type { CardView } from "#app/items/card-view.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast.ts";
import { ToolWorkbench } from "#app/workbench/tool-workbench.tsx";
import { usePanels } from "#app/workbench/use-panels.ts";
import { useToolDocument } from "#app/workbench/use-tool-document.ts";
import type { OpenedDocument } from "#domain/documents/tool-document.ts";
import { MOST_ROWS, VARIABLES } from "#domain/documents/variables-document.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { following } from "#engine/variables/row-colors.ts";
import { variableTokens } from "#engine/variables/variable-tokens.ts";
import { reduce, type VariablesAction } from "./model.ts";
import { Explanation } from "./parts/explanation.tsx";
import { optionSections } from "./parts/option-fields.tsx";
import { VariableTable } from "./parts/variable-table.tsx";
import { useDroppedText } from "./use-dropped-text.ts";
import "#app/color/code-well.css";
import "./variables.css";

const CodeSection = lazy(async () => ({ default: (await import("./parts/code-section.tsx")).CodeSection }));

const ReadPanel = lazy(async () => ({ default: (await import("./parts/read-panel.tsx")).ReadPanel }));

interface VariablesData extends OpenedDocument {
  readonly related: readonly CardView[] | undefined;
}

export function VariablesView({ data }: { data: VariablesData }) {
  const tool = useToolDocument(VARIABLES, data, reduce);
  const { document, history, act: step } = tool;
  const panels = usePanels();
  const [vision, setVision] = useState(FULL_VISION);
  const [given, setGiven] = useState("");
  useDroppedText((text) => {
    setGiven(text);
    if (panels.open !== "read") panels.toggle("read");
  });
  const colors = useMemo(() => VARIABLES.colorsOf(document), [document]);
  const exported = useMemo(
    () => ({
      colors: variableTokens(document).map(({ identifier, light, dark }) => ({
        name: identifier,
        color: light,
        ...(dark !== undefined && { dark }),
      })),
    }),
    [document],
  );
  const { undo } = history;
  const act = useCallback(
    (action: VariablesAction) => {
      const done = step(action);
      const gone = action.type === "remove" && done?.before.rows[action.index];
      if (gone)
        showToast({
          text: `${gone.name} removed`,
          color: formatHex(gone.color),
          action: { label: "Undo", run: undo },
        });
    },
    [step, undo],
  );
  const addColor = (color: Color) => {
    window.document.querySelector<HTMLElement>(".variables ol")?.setAttribute("data-adding", "");
    act({ type: "add", name: "color", color });
  };
  const add = () => {
    const last = document.rows.at(-1);
    if (last !== undefined) addColor(following(last.color));
  };
  return (
    <ToolWorkbench
      title="CSS & SCSS Variables Generator"
      saveTitle="these variables"
      tool={tool}
      panels={panels}
      colors={colors}
      exported={exported}
      onTakeColor={addColor}
      vision={{ choice: vision, onChange: setVision }}
      ownPanels={{
        read: {
          title: "Read in",
          content: (
            <ReadPanel
              document={document}
              given={given}
              onGiven={setGiven}
              onTake={(next) => {
                act({ type: "replace", document: next });
                setGiven("");
                panels.close();
              }}
            />
          ),
        },
      }}
      shortcuts={[
        { key: "a", label: "Add a color", run: add },
        { key: "r", label: "Read in CSS, SCSS or a list", run: () => panels.toggle("read") },
      ]}
      localKeys={[{ label: "Move a color, in its row", keys: ["Alt", "↑ ↓"] }]}
      sections={[
        ...optionSections({ document, act }),
        {
          id: "code",
          title: "Code",
          content: (
            <Suspense fallback={<p className="inspector-wait">Loading…</p>}>
              <CodeSection document={document} search={history.search} act={act} />
            </Suspense>
          ),
        },
      ]}
      dock={
        <>
          <Button onClick={add} disabled={document.rows.length >= MOST_ROWS} aria-keyshortcuts="A">
            <Icon name="plus" />
            Add a color
          </Button>
          <Button
            variant="ghost"
            aria-expanded={panels.open === "read"}
            aria-keyshortcuts="R"
            onClick={() => panels.toggle("read")}
          >
            <Icon name="file-arrow-up" />
            Read in
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
        <VariableTable
          document={document}
          vision={vision}
          act={act}
          preview={tool.preview}
          cancelPreview={tool.cancelPreview}
          latest={tool.latest}
        />
      }
    >
      <Explanation document={document} related={data.related} />
    </ToolWorkbench>
  );
}
