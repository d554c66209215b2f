/**
 * A tool in the frame: the panels that every tool has (export, tray, vision, keys), its keys and its notices. A tool
 * brings its canvas, its dock, the sections of its inspector and the keys that are its own.
 */
import { lazy, type ReactNode } from "react";
import type { VisionChoice } from "#app/color/vision-choice.ts";
import { FULL_VISION } from "#app/color/vision-choice.ts";
import type { InspectorSection } from "#app/ui/inspector-sections.tsx";
import { InspectorSections } from "#app/ui/inspector-sections.tsx";
import type { ExportPalette } from "#engine/files/export/export-palette.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import type { LocalKey } from "./keys-panel.tsx";
import type { HeaderAction } from "./tool-header.tsx";
import type { DeviceWork } from "./use-device-work.ts";
import type { DocumentHistory } from "./use-document-history.ts";
import type { Panels } from "./use-panels.ts";
import { useSave } from "./use-save.ts";
import { type Shortcut, useShortcuts } from "./use-shortcuts.ts";
import { type Notice, Workbench } from "./workbench.tsx";

const KeysPanel = lazy(async () => ({ default: (await import("./keys-panel.tsx")).KeysPanel }));
const ExportSection = lazy(async () => ({ default: (await import("./export-section.tsx")).ExportSection }));
const TrayPanel = lazy(async () => ({ default: (await import("./tray-panel.tsx")).TrayPanel }));
const VisionSection = lazy(async () => ({
  default: (await import("#app/color/vision-section.tsx")).VisionSection,
}));

export interface ToolWorkbenchProps {
  readonly title: string;
  /** What is saved, in the dialog that asks to sign up: "this mix". */
  readonly saveTitle: string;
  readonly tool: {
    readonly history: DocumentHistory;
    readonly device: DeviceWork;
    readonly notices: readonly string[];
    readonly isDragged: boolean;
  };
  readonly panels: Panels;
  /** What the tool gives: carried on by "Open in…", saved, seen by the vision panel, exported when `exported` is not given. */
  readonly colors: readonly Color[];
  /** Where names, dark values or roles are known. */
  readonly exported?: ExportPalette;
  /** Colors that were read in from a file or from text. Without it nothing can be read in. */
  readonly onImport?: (colors: readonly Color[]) => void;
  /** A color of the tray was pressed. */
  readonly onTakeColor?: (color: Color) => void;
  /** The color that "Put this color in" keeps; by default the first one. */
  readonly current?: Color;
  /** How the canvas is seen; without it the tool has no vision panel. */
  readonly vision?: { readonly choice: VisionChoice; readonly onChange: (choice: VisionChoice) => void };
  /** Own panels by name, opened with `panels.toggle(name)`. */
  readonly ownPanels?: Readonly<Record<string, { readonly title: string; readonly content: ReactNode }>>;
  /** Sections of the inspector while no panel is open: input, rules, verdict, output. */
  readonly sections: readonly InspectorSection[];
  readonly notices?: readonly Notice[];
  readonly shortcuts: readonly Shortcut[];
  readonly localKeys?: readonly LocalKey[];
  readonly more?: readonly HeaderAction[];
  readonly canvas: ReactNode;
  readonly dock: ReactNode;
  /** The explanation below the fold. */
  readonly children: ReactNode;
}

export function ToolWorkbench(props: ToolWorkbenchProps) {
  const { title, tool, panels, colors, vision, sections, shortcuts, localKeys = [], ownPanels = {} } = props;
  const { history, device } = tool;
  const { open, toggle, close } = panels;
  const save = useSave(() => ({ title: props.saveTitle, colors: colors.map(formatHex) }));
  const keys: readonly Shortcut[] = [
    ...shortcuts,
    { key: "z", withControl: true, label: "Undo", run: history.undo },
    { key: "z", withControl: true, withShift: true, label: "Redo", run: history.redo },
    ...(vision === undefined ? [] : [{ key: "o", label: "As others see it", run: () => toggle("vision") }]),
    { key: "t", label: "Color tray", run: () => toggle("tray") },
    { key: "e", label: "Export", run: () => toggle("export") },
    { key: "s", label: "Save", run: save },
    { key: "?", label: "These keys", run: () => toggle("keys") },
  ];
  useShortcuts(keys);

  const shared = {
    export: {
      title: "Export",
      content: (
        <ExportSection
          colors={colors}
          exported={props.exported}
          search={history.search}
          onImport={props.onImport}
        />
      ),
    },
    tray: {
      title: "Color tray",
      content: <TrayPanel current={props.current ?? colors[0]} onTakeColor={props.onTakeColor} />,
    },
    keys: {
      title: "From the keyboard",
      content: (
        <KeysPanel shortcuts={keys} local={[...localKeys, { label: "Close a panel", keys: ["Esc"] }]} />
      ),
    },
    ...(vision !== undefined && {
      vision: {
        title: "As others see it",
        content: <VisionSection colors={colors} vision={vision.choice} onVision={vision.onChange} />,
      },
    }),
  };
  const known: Readonly<Record<string, { title: string; content: ReactNode }>> = { ...shared, ...ownPanels };
  const panel = open === undefined ? undefined : known[open];
  const notices: readonly Notice[] = [
    ...(vision === undefined || vision.choice.deficiency === "none"
      ? []
      : [
          {
            text: "Shown as others see it. What you copy stays as it is.",
            tone: "info" as const,
            action: { label: "Full vision", run: () => vision.onChange(FULL_VISION) },
          },
        ]),
    ...tool.notices.map((text) => ({ text })),
    ...(props.notices ?? []),
    ...(device.startFresh === undefined
      ? []
      : [
          {
            text: "Your last work here is back.",
            tone: "info" as const,
            action: { label: "Start fresh", run: device.startFresh },
          },
        ]),
  ];
  return (
    <Workbench
      title={title}
      history={history}
      saveState={device.saveState}
      colors={colors}
      isDragged={tool.isDragged}
      notices={notices}
      more={[
        ...(props.more ?? []),
        ...(vision === undefined
          ? []
          : [{ label: "As others see it", icon: "eye" as const, run: () => toggle("vision") }]),
        { label: "Color tray", icon: "stack", run: () => toggle("tray") },
        { label: "Keys", icon: "keyboard", run: () => toggle("keys") },
      ]}
      inspector={
        panel ?? {
          title: "Inspector",
          isHome: true,
          content: <InspectorSections isHome sections={sections} />,
        }
      }
      onCloseInspector={close}
      onSave={save}
      onExport={() => toggle("export")}
      dock={props.dock}
      canvas={props.canvas}
    >
      {props.children}
    </Workbench>
  );
}
