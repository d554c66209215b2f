/**
 * The frame of a tool: the panels that every tool has (export, publishing, color vision, tray, shortcuts), notices,
 * and incoming colors and pictures. A tool provides its canvas, its dock, its sections or panels, and its own
 * shortcuts.
 */

import { type ReactNode, useEffect } from "react";
import type { OwnExport } from "#app/color/export-panel.tsx";
import { FULL_VISION } from "#app/color/vision-choice.ts";
import { pageCommands } from "#app/shell/page-commands.ts";
import { isFocusedFirst } from "#app/ui/first-field.ts";
import { holdKeys } from "#app/ui/held-keys.ts";
import { type InspectorSection, InspectorSections } from "#app/ui/inspector-sections.tsx";
import { part } from "#app/ui/part.tsx";
import { keptState } from "#domain/device/kept-items.ts";
import { colorText, cssOfColorText } from "#domain/documents/color-text.ts";
import type { ItemContent } from "#domain/library/content-kinds.ts";
import { titleOfTool } from "#domain/navigation/tool-title.ts";
import type { ExportPalette } from "#engine/files/export/export-palette.ts";
import type { Color } from "#engine/space/color.ts";
import { listenForAids } from "./aids/listen-for-aids.ts";
import { framePanels } from "./frame-panels.tsx";
import type { HeaderAction } from "./header/tool-header.tsx";
import type { DeviceWork } from "./history/use-device-work.ts";
import type { DocumentHistory } from "./history/use-document-history.ts";
import { type ToolInput, useToolInput } from "./input/use-tool-input.ts";
import type { LocalKey } from "./keys-panel.tsx";
import { ChoosePicture } from "./picture/choose-picture.ts";
import { PictureField } from "./picture/picture-field.tsx";
import { type Publishing, usePublishRequest } from "./publish/publishing.ts";
import { useSave } from "./share/use-save.ts";
import type { ToolPanels } from "./tool-panel.ts";
import type { Panels } from "./use-panels.ts";
import { useRestoredToast } from "./use-restored-toast.ts";
import { type Shortcut, useShortcuts } from "./use-shortcuts.ts";
import { useStepAnnouncement } from "./use-step-announcement.ts";
import type { ToolFrame } from "./use-tool-frame.ts";
import { type Notice, Workbench } from "./workbench.tsx";

const SavePanel = part("SavePanel", () => import("./share/save-panel.tsx"));
const KeysPanel = part("KeysPanel", () => import("./keys-panel.tsx"));

export interface ToolWorkbenchProps {
  readonly tool: {
    readonly kind: { readonly tool: string };
    readonly history: DocumentHistory;
    readonly device: DeviceWork;
    readonly notices: readonly string[];
    readonly isDragged: boolean;
  };
  readonly frame: ToolFrame;
  /** Title of a page that differs from the tool's title. */
  readonly title?: string;
  /** Names the work in the sign-up dialog: "this mix". */
  readonly saveTitle: string;
  /** The content of the saved item for work that is more than its colors and is not published from the tool. */
  readonly saveContent?: ItemContent;
  /** The document's own title, if it has one. */
  readonly saveName?: string;
  /**
   * The tool's colors: for "Open in…", for saving, for the vision panel, and for export unless `exported` is given.
   */
  readonly colors: readonly Color[];
  /** Names that the person gave to the colors: for "Open in…" and for saving. */
  readonly ownNames?: readonly string[];
  /** The export of tools with color names, dark values or roles; by default `colors` is exported. */
  readonly exported?: ExportPalette;
  /** The work itself, where it is more than its colors: the first section of the export panel. */
  readonly ownExport?: OwnExport;
  readonly takes: ToolInput;
  /** The color that "Put this color in" adds to the tray; without it there is no such button. */
  readonly current?: Color | undefined;
  readonly trayHint?: string;
  /** Whether the canvas simulates color vision deficiencies; false only if it shows no colors. */
  readonly hasVision?: boolean;
  /** The work that can be published; without it the tool has no publish panel. */
  readonly publishing?: Publishing;
  /** The tool's own panels by name, opened with `frame.panels`. */
  readonly panels?: ToolPanels;
  /** Sections of the inspector while no panel is open; without them the canvas gets the space. */
  readonly sections?: readonly InspectorSection[];
  /** On narrower screens the sections begin low, because the canvas needs the room. */
  readonly startsLow?: boolean;
  /** From lg on the sections overlay the canvas, which keeps its width, and can be closed. */
  readonly floating?: { readonly title: string; readonly isOpen: boolean; readonly onClose: () => void };
  readonly notices?: readonly Notice[];
  readonly shortcuts: readonly Shortcut[];
  readonly localKeys?: readonly LocalKey[];
  readonly more?: readonly HeaderAction[];
  /** The result in words, announced to screen readers once per step rather than during a drag. */
  readonly announcement?: string | undefined;
  readonly canvas: ReactNode;
  /** Without it the canvas extends to the bottom. */
  readonly dock?: ReactNode;
  /** Whether the dock has the button that opens the export panel, and the header has none. */
  readonly hasExportInDock?: boolean;
  /** The explanation below the tool. */
  readonly children: ReactNode;
}

export function ToolWorkbench(props: ToolWorkbenchProps) {
  const {
    tool,
    frame,
    colors,
    takes,
    sections,
    floating,
    hasVision = true,
    publishing,
    panels: own = {},
  } = props;
  const { history, device } = tool;
  const { panels, vision, setVision, isSimulated, choosePicture, pictureField } = frame;
  const taking = useToolInput(takes, frame);
  const css = colors.map((color) => cssOfColorText(colorText(color)));
  const kept = keptState(device.kept, history.search, css);
  const workNow = () => {
    const work = {
      title: props.saveTitle,
      colors: publishing?.item.colors ?? css,
      ...(props.ownNames !== undefined && { names: props.ownNames }),
      ...(props.saveName !== undefined && { name: props.saveName }),
      content: props.saveContent ?? publishing?.item.content ?? { type: "palette" },
    };
    return { work, place: { tool: tool.kind.tool, search: history.search, savedColors: css } };
  };
  const save = useSave(
    () => workNow().work,
    () => panels.toggle("save"),
  );
  usePublishRequest(publishing !== undefined, panels.show);
  useStepAnnouncement(history, () => props.announcement);
  useRestoredToast(device.startFresh);

  const shared = framePanels({
    colors,
    exported: props.exported,
    ownExport: props.ownExport,
    search: history.search,
    publishing,
    vision: { choice: hasVision ? vision : undefined, onChange: setVision },
    current: props.current,
    trayHint: props.trayHint,
    onTrayColor: taking.onTrayColor,
    onImport: takes.hasOwnImport === true ? undefined : takes.onColors,
    mostColors: takes.mostColors,
    onPicture: taking.onPicture,
    ownText:
      takes.onText === undefined || takes.isOwnText === undefined
        ? undefined
        : { isOwn: takes.isOwnText, onText: takes.onText },
  });
  const choose =
    takes.picture === undefined
      ? []
      : [{ key: "i", label: takes.picture.label, icon: "image" as const, run: choosePicture }];
  const keys: readonly Shortcut[] = [
    ...props.shortcuts,
    ...keysOf(own, panels),
    ...choose,
    { key: "z", withControl: true, label: "Undo", run: history.undo },
    { key: "z", withControl: true, withShift: true, label: "Redo", run: history.redo },
    ...keysOf(shared, panels),
    { key: "s", label: "Save", run: save },
    { key: "?", label: "These keys", run: () => panels.toggle("keys") },
  ];
  useShortcuts(keys);
  useEffect(listenForAids, []);
  const formats = async () =>
    (await import("./share/page-formats.ts")).pageFormats(props, () => panels.show("export"));
  useEffect(() => pageCommands.set({ commands: keys, colors, formats }));
  const local = [...(props.localKeys ?? []), { label: "Close a panel", keys: ["Esc"] }];
  const known: ToolPanels = {
    ...shared,
    ...own,
    ...(panels.open === "save" && {
      save: {
        title: "Save",
        isTyped: true,
        content: <SavePanel {...workNow()} kept={device.kept} state={kept} onDone={panels.close} />,
      },
    }),
    keys: { title: "From the keyboard", content: <KeysPanel shortcuts={keys} local={local} /> },
  };
  const panel = panels.open === undefined ? undefined : known[panels.open];
  const isTyped = panel?.isTyped === true;
  useEffect(() => (isTyped && isFocusedFirst() ? holdKeys() : undefined), [isTyped, panels.open]);
  return (
    <ChoosePicture value={choosePicture}>
      <Workbench
        title={props.title ?? titleOfTool(tool.kind.tool)}
        history={history}
        device={device}
        keptState={kept}
        colors={colors}
        ownNames={props.ownNames}
        isDragged={tool.isDragged}
        notices={[
          ...(isSimulated ? [simulated(() => setVision(FULL_VISION))] : []),
          ...tool.notices.map((text) => ({ text })),
          ...(props.notices ?? []),
          ...taking.notices,
        ]}
        more={[
          ...(props.more ?? []),
          ...rowsOf(own, panels),
          ...choose,
          ...rowsOf(shared, panels),
          ...(device.startFresh === undefined
            ? []
            : [{ label: "Start fresh", icon: "arrow-counter-clockwise" as const, run: device.startFresh }]),
          { label: "Keys", icon: "keyboard", run: () => panels.toggle("keys") },
        ]}
        inspector={
          panel ??
          (sections && floating?.isOpen !== false
            ? {
                title: floating?.title ?? "Inspector",
                isHome: true,
                isLow: props.startsLow === true,
                isFloating: floating !== undefined,
                content: <InspectorSections isHome sections={sections} />,
              }
            : undefined)
        }
        onCloseInspector={panel === undefined && floating ? floating.onClose : panels.close}
        onSave={save}
        isExportOpen={panels.open === "export"}
        onExport={props.hasExportInDock === true ? undefined : () => panels.toggle("export")}
        dock={props.dock}
        canvas={
          <>
            {props.canvas}
            {taking.onPicture && <PictureField ref={pictureField} onPicture={taking.onPicture} />}
            {taking.hint !== undefined && <p className="tool-drop">{taking.hint}</p>}
          </>
        }
      >
        {props.children}
      </Workbench>
    </ChoosePicture>
  );
}

function keysOf(panels: ToolPanels, { toggle }: Panels): readonly Shortcut[] {
  return Object.entries(panels).flatMap(([name, { key, label, title }]) =>
    key === undefined ? [] : [{ key, label: label ?? title, run: () => toggle(name) }],
  );
}

function rowsOf(panels: ToolPanels, { toggle }: Panels): readonly HeaderAction[] {
  return Object.entries(panels).flatMap(([name, { icon, label, title, isNarrow = false }]) =>
    icon === undefined ? [] : [{ icon, label: label ?? title, isNarrow, run: () => toggle(name) }],
  );
}

const simulated = (run: () => void): Notice => ({
  text: "Shown as others see it. What you copy stays as it is.",
  tone: "info",
  action: { label: "Full vision", run },
});
