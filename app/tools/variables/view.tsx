import { useCallback, useMemo, useState } from "react";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { part } from "#app/ui/part.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { ToolData } from "#app/workbench/tool-data.ts";
import { ToolWorkbench } from "#app/workbench/tool-workbench.tsx";
import { useToolDocument } from "#app/workbench/use-tool-document.ts";
import { useToolFrame } from "#app/workbench/use-tool-frame.ts";
import { MAX_ROWS, VARIABLES } from "#domain/documents/variables/variables-document.ts";
import { colorToCss } from "#engine/format/css-text.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { nextColor } from "#engine/variables/row-colors.ts";
import { nameFrom } from "#engine/variables/variable-names.ts";
import { variableTokens } from "#engine/variables/variable-tokens.ts";
import { reduce, type VariablesAction } from "./model.ts";
import { CodeSection } from "./parts/code-section.tsx";
import { Explanation } from "./parts/explanation.tsx";
import { optionSections } from "./parts/option-fields.tsx";
import { VariableTable } from "./parts/variable-table.tsx";
import "./variables.css";

const ReadPanel = part("ReadPanel", () => import("./parts/read-panel.tsx"));

export function VariablesView({ data }: { data: ToolData }) {
  const tool = useToolDocument(VARIABLES, data, reduce);
  const { document, history, act: step } = tool;
  const frame = useToolFrame();
  const { panels } = frame;
  const [given, setGiven] = useState("");
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
    if (last !== undefined) addColor(nextColor(last.color));
  };
  return (
    <ToolWorkbench
      tool={tool}
      frame={frame}
      saveTitle="these variables"
      colors={colors}
      exported={exported}
      takes={{
        onTrayColor: addColor,
        // A swatch file becomes a list in the panel, where it is compared before it is taken.
        onColors: (taken, { names = [] } = {}) => {
          setGiven(
            taken
              .map(
                (color, index) =>
                  `--${nameFrom(names[index] || `color-${index + 1}`)}: ${colorToCss(color)};`,
              )
              .join("\n"),
          );
          panels.show("read");
        },
        hasOwnImport: true,
        onText: (text) => {
          setGiven(text);
          panels.show("read");
        },
        hint: "Drop a style sheet or a list of colors",
      }}
      current={colors[0]}
      panels={{
        read: {
          title: "Read in",
          label: "Read in CSS, SCSS or a list",
          key: "r",
          isTyped: true,
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
      shortcuts={[{ key: "a", label: "Add a color", run: add }]}
      localKeys={[{ label: "Move a color, in its row", keys: ["Alt", "↑ ↓"] }]}
      sections={[
        ...optionSections({ document, act }),
        {
          id: "code",
          title: "Code",
          content: <CodeSection document={document} search={history.search} act={act} />,
        },
      ]}
      dock={
        <>
          <Button onClick={add} disabled={document.rows.length >= MAX_ROWS} aria-keyshortcuts="A">
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
          vision={frame.vision}
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
