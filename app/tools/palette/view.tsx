import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { onPublishRequest, takePublishRequest } from "#app/collections/publish-request.ts";
import { FULL_VISION, type VisionChoice } from "#app/color/vision-choice.ts";
import { usePicture } from "#app/workbench/picture/use-picture.ts";
import { useIncoming } from "#app/workbench/use-incoming.ts";
import { useSave } from "#app/workbench/use-save.ts";
import { useShortcuts } from "#app/workbench/use-shortcuts.ts";
import { useStepAnnouncement } from "#app/workbench/use-step-announcement.ts";
import { type Notice, Workbench } from "#app/workbench/workbench.tsx";
import { PANEL_TITLES, type PanelName } from "./panels.ts";
import { Columns } from "./parts/columns.tsx";
import { Dock } from "./parts/dock.tsx";
import { Explanation } from "./parts/explanation.tsx";
import { Panel } from "./parts/panel.tsx";
import { ReasonBar } from "./parts/reason-bar.tsx";
import { LOCAL_KEYS, paletteShortcuts } from "./shortcuts.ts";
import { type PaletteData, usePalette } from "./use-palette.ts";
import "./palette.css";

const KeysPanel = lazy(async () => ({ default: (await import("#app/workbench/keys-panel.tsx")).KeysPanel }));
const ContrastView = lazy(async () => ({
  default: (await import("./parts/contrast-view.tsx")).ContrastView,
}));
const UseView = lazy(async () => ({ default: (await import("./parts/use-view.tsx")).UseView }));

export function PaletteView({ data }: { data: PaletteData }) {
  const [problem, setProblem] = useState<string>();
  const palette = usePalette(data, setProblem);
  const { document, hexes, history, device, act } = palette;
  const [panel, setPanel] = useState<PanelName>();
  const [editedIndex, setEditedIndex] = useState(0);
  const [shadesIndex, setShadesIndex] = useState<number>();
  const [vision, setVision] = useState<VisionChoice>(FULL_VISION);
  const picture = usePicture({
    count: document.colors.length,
    onColors: (colors) => act({ type: "colors", colors }),
    onProblem: setProblem,
  });
  const isOver = useIncoming({
    onColors: (colors) => act({ type: "colors", colors }),
    onOneColor: palette.generateFrom,
    onPicture: picture.read,
    onProblem: setProblem,
  });
  useStepAnnouncement(history, () => `Palette: ${hexes.join(", ")}`);

  const toggle = useCallback((name: PanelName) => setPanel((open) => (open === name ? undefined : name)), []);
  const edit = useCallback(
    (index: number | undefined) => {
      setShadesIndex(undefined);
      setPanel((open) =>
        index === undefined || (open === "edit" && index === editedIndex) ? undefined : "edit",
      );
      if (index !== undefined) setEditedIndex(index);
    },
    [editedIndex],
  );
  // What was wished before signing in: the panel waits with the same palette.
  useEffect(() => {
    const open = () => takePublishRequest() !== undefined && setPanel("publish");
    open();
    return onPublishRequest(open);
  }, []);
  const close = useCallback(() => setPanel(undefined), []);
  const save = useSave(() => ({ title: "this palette", name: document.title, colors: hexes }));
  const shortcuts = paletteShortcuts({ palette, toggle, save });
  useShortcuts(shortcuts);

  const shown = { palette, index: editedIndex, onEdit: goToColor, vision, onVision: setVision };
  function goToColor(index: number | undefined) {
    if (index === undefined) close();
    else setEditedIndex(index);
  }
  const notices: readonly Notice[] = [
    ...(vision.deficiency === "none"
      ? []
      : [
          {
            text: "Shown as others see it. What you copy stays as it is.",
            tone: "info" as const,
            action: { label: "Full vision", run: () => setVision(FULL_VISION) },
          },
        ]),
    ...palette.notices.map((text) => ({ text })),
    ...(problem === undefined ? [] : [{ text: problem }]),
    ...(picture.progress === undefined
      ? []
      : [
          { text: picture.progress, tone: "info" as const, action: { label: "Cancel", run: picture.cancel } },
        ]),
    ...(device.startFresh === undefined
      ? []
      : [
          {
            text: "Your last palette is back.",
            tone: "info" as const,
            action: { label: "Start fresh", run: device.startFresh },
          },
        ]),
  ];
  return (
    <Workbench
      title="Palette Generator"
      history={history}
      saveState={device.saveState}
      colors={palette.colors}
      isDragged={palette.isDragged}
      notices={notices}
      more={[
        ...VIEW_ACTIONS.filter(({ view }) => view !== document.view).map(({ view, label, icon }) => ({
          label,
          icon,
          isNarrow: true,
          run: () => palette.act({ type: "option", option: { view } }),
        })),
        { label: "Publish", icon: "upload-simple", run: () => toggle("publish") },
        { label: "From the library", icon: "swatches", run: () => toggle("library") },
        { label: "Twelve variants", icon: "grid-four", run: () => toggle("variants") },
        { label: "Color tray", icon: "stack", run: () => toggle("tray") },
        { label: "From a picture", icon: "image", run: choosePicture },
        { label: "Keys", icon: "keyboard", run: () => toggle("keys") },
      ]}
      inspector={
        panel === undefined
          ? undefined
          : {
              title: panel === "edit" ? `Color ${editedIndex + 1}` : PANEL_TITLES[panel],
              content:
                panel === "keys" ? (
                  <KeysPanel shortcuts={shortcuts} local={LOCAL_KEYS} />
                ) : (
                  <Panel name={panel} {...shown} />
                ),
            }
      }
      onCloseInspector={close}
      onSave={save}
      onExport={() => toggle("export")}
      dock={
        <Dock
          palette={palette}
          panel={panel}
          isSimulated={vision.deficiency !== "none"}
          onPanel={toggle}
          onPicture={picture.read}
        />
      }
      canvas={
        <>
          <Suspense fallback={<div className="palette-wait" />}>
            {document.view === "columns" && (
              <Columns
                palette={palette}
                vision={vision}
                editedIndex={panel === "edit" ? editedIndex : undefined}
                shadesIndex={shadesIndex}
                onEdit={edit}
                onShades={setShadesIndex}
              />
            )}
            {document.view === "contrast" && <ContrastView palette={palette} vision={vision} />}
            {document.view === "use" && <UseView palette={palette} vision={vision} />}
          </Suspense>
          <ReasonBar palette={palette} onCheck={() => toggle("check")} />
          {isOver && <p className="palette-drop">Drop a picture or a list of colors</p>}
        </>
      }
    >
      <Explanation palette={palette} related={data.related} />
    </Workbench>
  );
}

const VIEW_ACTIONS = [
  { view: "columns", label: "Show columns", icon: "columns" },
  { view: "contrast", label: "Show contrast", icon: "table" },
  { view: "use", label: "Show in use", icon: "eye" },
] as const;

/** The one file field of the page is in the dock. */
function choosePicture() {
  window.document.querySelector<HTMLInputElement>("#palette-picture")?.click();
}
