/**
 * A tool in the frame: the panels that every tool has (export, publishing, vision, tray, keys), its notices, and what it
 * takes. A tool brings its canvas, its dock, its sections or panels, and the keys that are its own.
 */
import { lazy, type ReactNode } from "react";
import { FULL_VISION } from "#app/color/vision-choice.ts";
import { type InspectorSection, InspectorSections } from "#app/ui/inspector-sections.tsx";
import { titleOfTool } from "#domain/navigation/tool-title.ts";
import type { ExportPalette } from "#engine/files/export/export-palette.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { framePanels } from "./frame-panels.tsx";
import type { LocalKey } from "./keys-panel.tsx";
import { ChoosePicture } from "./picture/choose-picture.ts";
import { PictureField } from "./picture/picture-field.tsx";
import { type Publishing, usePublishRequest } from "./publish/publishing.ts";
import type { HeaderAction } from "./tool-header.tsx";
import type { ToolPanels } from "./tool-panel.ts";
import type { DeviceWork } from "./use-device-work.ts";
import type { DocumentHistory } from "./use-document-history.ts";
import type { Panels } from "./use-panels.ts";
import { useSave } from "./use-save.ts";
import { type Shortcut, useShortcuts } from "./use-shortcuts.ts";
import { useStepAnnouncement } from "./use-step-announcement.ts";
import { type Takes, useTakes } from "./use-takes.ts";
import type { ToolFrame } from "./use-tool-frame.ts";
import { type Notice, Workbench } from "./workbench.tsx";

const KeysPanel = lazy(async () => ({ default: (await import("./keys-panel.tsx")).KeysPanel }));

export interface ToolWorkbenchProps {
  readonly tool: {
    readonly kind: { readonly tool: string };
    readonly history: DocumentHistory;
    readonly device: DeviceWork;
    readonly notices: readonly string[];
    readonly isDragged: boolean;
  };
  readonly frame: ToolFrame;
  /** Of a page that is called otherwise than its tool. */
  readonly title?: string;
  /** What is saved, in the dialog that asks to sign up: "this mix". */
  readonly saveTitle: string;
  /** Its own name, if it has one. */
  readonly saveName?: string;
  /** What the tool gives: carried on by "Open in…", saved, seen by the vision panel, exported when `exported` is not given. */
  readonly colors: readonly Color[];
  /** Where names, dark values or roles are known. */
  readonly exported?: ExportPalette;
  readonly takes: Takes;
  /** The color that "Put this color in" keeps in the tray; without it the tray has no such button. */
  readonly current?: Color | undefined;
  readonly trayHint?: string;
  /** Its canvas shows colors as others see them, so it has a panel that chooses how; not so only where none are shown. */
  readonly hasVision?: boolean;
  /** What can be published; without it nothing can. */
  readonly publishing?: Publishing;
  /** Own panels by name, opened with `frame.panels`. */
  readonly panels?: ToolPanels;
  /** Sections of the inspector while no panel is open; without them the canvas has the room. */
  readonly sections?: readonly InspectorSection[];
  readonly notices?: readonly Notice[];
  readonly shortcuts: readonly Shortcut[];
  readonly localKeys?: readonly LocalKey[];
  readonly more?: readonly HeaderAction[];
  /** The result in words, said to screen readers once a step; not at each move of a drag. */
  readonly said?: string | undefined;
  readonly canvas: ReactNode;
  readonly dock: ReactNode;
  /** The explanation below the fold. */
  readonly children: ReactNode;
}

export function ToolWorkbench(props: ToolWorkbenchProps) {
  const { tool, frame, colors, takes, sections, hasVision = true, publishing, panels: own = {} } = props;
  const { history, device } = tool;
  const { panels, vision, setVision, isSimulated, choosePicture, pictureField } = frame;
  const taking = useTakes(takes, frame);
  const save = useSave(() => ({
    title: props.saveTitle,
    colors: colors.map(formatHex),
    ...(props.saveName !== undefined && { name: props.saveName }),
  }));
  usePublishRequest(publishing !== undefined, panels.show);
  useStepAnnouncement(history, () => props.said);

  const shared = framePanels({
    colors,
    exported: props.exported,
    search: history.search,
    publishing,
    vision: hasVision ? { choice: vision, onChange: setVision } : undefined,
    current: props.current,
    trayHint: props.trayHint,
    onTrayColor: taking.onTrayColor,
    onImport: takes.onColors,
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
  const local = [...(props.localKeys ?? []), { label: "Close a panel", keys: ["Esc"] }];
  const known: ToolPanels = {
    ...shared,
    ...own,
    keys: { title: "From the keyboard", content: <KeysPanel shortcuts={keys} local={local} /> },
  };
  const panel = panels.open === undefined ? undefined : known[panels.open];
  return (
    <ChoosePicture value={choosePicture}>
      <Workbench
        title={props.title ?? titleOfTool(tool.kind.tool)}
        history={history}
        saveState={device.saveState}
        colors={colors}
        isDragged={tool.isDragged}
        notices={[
          ...(isSimulated ? [simulated(() => setVision(FULL_VISION))] : []),
          ...tool.notices.map((text) => ({ text })),
          ...(props.notices ?? []),
          ...taking.notices,
          ...(device.startFresh === undefined ? [] : [broughtBack(device.startFresh)]),
        ]}
        more={[
          ...(props.more ?? []),
          ...rowsOf(own, panels),
          ...choose,
          ...rowsOf(shared, panels),
          { label: "Keys", icon: "keyboard", run: () => panels.toggle("keys") },
        ]}
        inspector={
          panel ??
          (sections && {
            title: "Inspector",
            isHome: true,
            content: <InspectorSections isHome sections={sections} />,
          })
        }
        onCloseInspector={panels.close}
        onSave={save}
        isExportOpen={panels.open === "export"}
        onExport={() => panels.toggle("export")}
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

const broughtBack = (run: () => void): Notice => ({
  text: "Your last work here is back.",
  tone: "info",
  action: { label: "Start fresh", run },
});
