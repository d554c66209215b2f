import { lazy, Suspense, useEffect, useState } from "react";
import { announce } from "#app/ui/announcer.ts";
import { openDialog } from "#app/ui/dialog-flags.ts";
import { type Shortcut, useShortcuts } from "#app/workbench/use-shortcuts.ts";
import { Workbench } from "#app/workbench/workbench.tsx";
import type { Deficiency } from "#engine/vision.ts";
import { PANEL_TITLES, type PanelName } from "./panels.ts";
import { Columns, type OpenTool } from "./parts/columns.tsx";
import { Dock } from "./parts/dock.tsx";
import { Explanation } from "./parts/explanation.tsx";
import { type PaletteData, usePalette } from "./use-palette.ts";
import { usePaste } from "./use-paste.ts";
import { usePicture } from "./use-picture.ts";
import "./palette.css";

const Panel = lazy(() => import("./parts/panel.tsx"));
const ContrastView = lazy(() => import("./parts/contrast-view.tsx"));
const UseView = lazy(() => import("./parts/use-view.tsx"));

export function PaletteView({ data }: { data: PaletteData }) {
  const palette = usePalette(data);
  const { document, hexes, history, act, generate } = palette;
  const [panel, setPanel] = useState<PanelName>();
  const [openTool, setOpenTool] = useState<OpenTool>();
  const [vision, setVision] = useState<Deficiency | "none">("none");
  const [problem, setProblem] = useState<string>();
  usePaste((colors) => act({ type: "colors", colors }), setProblem);
  const picture = usePicture((colors) => act({ type: "colors", colors }), setProblem);
  useEffect(() => {
    if (history.canUndo) announce(`Palette: ${hexes.join(", ")}`);
  }, [hexes, history.canUndo]);

  const toggle = (name: PanelName) => {
    setOpenTool(undefined);
    setPanel((current) => (current === name ? undefined : name));
  };
  const open = (tool: OpenTool) => {
    const isSame = openTool?.tool === tool.tool && openTool.index === tool.index && panel === tool.tool;
    setOpenTool(isSame ? undefined : tool);
    setPanel(isSame ? undefined : tool.tool);
  };
  const close = () => {
    setPanel(undefined);
    setOpenTool(undefined);
  };
  const save = () => openDialog("signup", { title: "this palette", colors: hexes, action: "save" });
  const shortcuts: readonly Shortcut[] = [
    { key: "Space", label: "New palette", run: generate },
    { key: "z", withControl: true, label: "Undo", run: history.undo },
    { key: "z", withControl: true, withShift: true, label: "Redo", run: history.redo },
    { key: "e", label: "Export", run: () => toggle("export") },
    { key: "v", label: "Twelve variants", run: () => toggle("variants") },
    { key: "a", label: "Adjust all", run: () => toggle("adjust") },
    { key: "s", label: "Save", run: save },
    { key: "?", label: "These keys", run: () => toggle("keys") },
    ...hexes.slice(0, 9).map((_, index) => ({
      key: String(index + 1),
      label: `Lock color ${index + 1}`,
      run: () => act({ type: "lock", index, part: "isLocked" }),
    })),
  ];
  useShortcuts(shortcuts);

  return (
    <Workbench
      title="Palette Generator"
      history={history}
      saveState={palette.saveState}
      notices={[
        ...palette.notices,
        ...(problem === undefined ? [] : [problem]),
        ...(picture.progress === undefined ? [] : [picture.progress]),
      ]}
      inspector={
        panel === undefined
          ? undefined
          : {
              title: PANEL_TITLES[panel],
              content: (
                <Suspense fallback={<p className="inspector-section">Loading…</p>}>
                  <Panel
                    name={panel}
                    palette={palette}
                    index={openTool?.index ?? 0}
                    vision={vision}
                    onVision={setVision}
                    shortcuts={shortcuts}
                  />
                </Suspense>
              ),
            }
      }
      onCloseInspector={close}
      onSave={save}
      onExport={() => toggle("export")}
      dock={<Dock palette={palette} panel={panel} onPanel={toggle} onPicture={picture.read} />}
      canvas={
        <Suspense fallback={<div className="palette-wait" />}>
          {document.view === "columns" && (
            <Columns palette={palette} vision={vision} openTool={openTool} onOpen={open} />
          )}
          {document.view === "contrast" && <ContrastView palette={palette} />}
          {document.view === "use" && <UseView palette={palette} />}
        </Suspense>
      }
    >
      <Explanation hexes={hexes} />
    </Workbench>
  );
}
