/** Keyboard shortcuts of the UI Palette Generator. */
import type { LocalKey } from "#app/workbench/keys-panel.tsx";
import type { Shortcut } from "#app/workbench/use-shortcuts.ts";
import { UI_PALETTE_VIEWS } from "#domain/documents/theme/ui-palette-document.ts";
import { MODE_NAMES } from "#domain/themes/theme-words.ts";
import { THEME_MODES } from "#engine/theme/role-graph.ts";
import { RAMP_NAMES } from "./ramp-words.ts";
import type { PaletteTool } from "./use-palette.ts";

export function paletteShortcuts(
  { committed, ramp, step, token, act }: PaletteTool,
  { onPin, onCopy }: { readonly onPin: () => void; readonly onCopy: () => void },
): readonly Shortcut[] {
  const { view, page, anchor } = committed;
  const next = UI_PALETTE_VIEWS[(UI_PALETTE_VIEWS.indexOf(view) + 1) % UI_PALETTE_VIEWS.length] ?? "preview";
  return [
    ...THEME_MODES.map((mode, index) => ({
      key: String(index + 1),
      label: MODE_NAMES[mode],
      run: () => act({ type: "mode", mode }),
    })),
    { key: "v", label: "Preview, curves, roles, charts", run: () => act({ type: "view", view: next }) },
    {
      key: "g",
      label: "The other page of the preview",
      run: () => act({ type: "page", page: page === "marketing" ? "application" : "marketing" }),
    },
    {
      key: "b",
      label: `Brand on step ${step}, or where it fits`,
      run: () => act({ type: "anchor", step: anchor === step ? undefined : step }),
    },
    { key: "c", label: `Copy ${RAMP_NAMES[ramp].toLowerCase()} ${step}`, run: onCopy },
    {
      key: "d",
      label: `Straighten the curves of ${RAMP_NAMES[ramp].toLowerCase()}`,
      run: () => act({ type: "straighten", ramp }),
    },
    { key: "p", label: `Pin or release ${token}`, run: onPin },
  ];
}

export const LOCAL_KEYS: readonly LocalKey[] = [
  { label: "Move among the steps", keys: ["← → ↑ ↓"] },
  { label: "Swap a ramp with its neighbor", keys: ["Alt", "↑ ↓"] },
  { label: "Move a handle of a curve by 1, by 10", keys: ["↑ ↓", "⇧"] },
  { label: "Handle back to the straight ramp", keys: ["Home"] },
  { label: "Take the colors of the clipboard", keys: ["Ctrl", "V"] },
];
