/**
 * Keyboard shortcuts of the Palette Generator, except those of its panels; single characters work while no field has
 * the focus.
 */
import type { LocalKey } from "#app/workbench/keys-panel.tsx";
import type { Shortcut } from "#app/workbench/use-shortcuts.ts";
import { VIEWS } from "#domain/documents/palette/palette-document.ts";
import type { Palette } from "./use-palette.ts";

export function paletteShortcuts({ document, act, generate }: Palette): readonly Shortcut[] {
  const nextView = VIEWS[(VIEWS.indexOf(document.view) + 1) % VIEWS.length] ?? "columns";
  return [
    { key: "Space", label: "New palette", run: generate },
    ...document.colors.slice(0, 9).map((_, index) => ({
      key: String(index + 1),
      shownKey: "1 – 9",
      isHidden: index > 0,
      label: "Lock a color",
      run: () => act({ type: "lock", index, part: "isLocked" }),
    })),
    {
      key: "w",
      label: "Columns, contrast, in use",
      run: () => act({ type: "option", option: { view: nextView } }),
    },
  ];
}

export const LOCAL_KEYS: readonly LocalKey[] = [
  { label: "Through the controls of a column", keys: ["↑ ↓"] },
  { label: "From column to column", keys: ["← →"] },
  { label: "Move a color, in its column", keys: ["Alt", "← →"] },
  { label: "Take colors or a picture from the clipboard", keys: ["Ctrl", "V"] },
];
