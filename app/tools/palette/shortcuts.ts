/** The keys of the Palette Generator; single letters work while no field has the focus. */
import type { LocalKey } from "#app/workbench/keys-panel.tsx";
import type { Shortcut } from "#app/workbench/use-shortcuts.ts";
import { VIEWS } from "#domain/documents/palette-document.ts";
import type { PanelName } from "./panels.ts";
import type { Palette } from "./use-palette.ts";

interface Handlers {
  readonly palette: Palette;
  readonly toggle: (panel: PanelName) => void;
  readonly save: () => void;
}

export function paletteShortcuts({ palette, toggle, save }: Handlers): readonly Shortcut[] {
  const { document, history, act, generate } = palette;
  const nextView = VIEWS[(VIEWS.indexOf(document.view) + 1) % VIEWS.length] ?? "columns";
  return [
    { key: "Space", label: "New palette", run: generate },
    { key: "z", withControl: true, label: "Undo", run: history.undo },
    { key: "z", withControl: true, withShift: true, label: "Redo", run: history.redo },
    ...document.colors.slice(0, 9).map((_, index) => ({
      key: String(index + 1),
      shownKey: "1 – 9",
      isHidden: index > 0,
      label: "Lock a color",
      run: () => act({ type: "lock", index, part: "isLocked" }),
    })),
    { key: "v", label: "Twelve variants", run: () => toggle("variants") },
    { key: "a", label: "Adjust all", run: () => toggle("adjust") },
    {
      key: "w",
      label: "Columns, contrast, in use",
      run: () => act({ type: "option", option: { view: nextView } }),
    },
    { key: "o", label: "As others see it", run: () => toggle("vision") },
    { key: "k", label: "Check", run: () => toggle("check") },
    { key: "t", label: "Color tray", run: () => toggle("tray") },
    {
      key: "i",
      label: "From a picture",
      run: () => window.document.querySelector<HTMLInputElement>("#palette-picture")?.click(),
    },
    { key: "e", label: "Export", run: () => toggle("export") },
    { key: "s", label: "Save", run: save },
    { key: "?", label: "These keys", run: () => toggle("keys") },
  ];
}

export const LOCAL_KEYS: readonly LocalKey[] = [
  { label: "Move a color, in its column", keys: ["Alt", "← →"] },
  { label: "Take colors or a picture from the clipboard", keys: ["Ctrl", "V"] },
  { label: "Close a panel", keys: ["Esc"] },
];
