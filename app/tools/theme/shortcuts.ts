/** Keyboard shortcuts of the theme generators. */
import type { LocalKey } from "#app/workbench/keys-panel.tsx";
import type { Shortcut } from "#app/workbench/use-shortcuts.ts";
import { THEME_VIEWS } from "#domain/documents/theme/theme-kinds.ts";
import { MODE_NAMES } from "#domain/themes/theme-words.ts";
import { THEME_MODES } from "#engine/theme/role-graph.ts";
import type { ThemeTool } from "./use-theme.ts";

export function themeShortcuts(
  { committed, token, act }: ThemeTool,
  { onForced, onPin }: { readonly onForced: () => void; readonly onPin: () => void },
): readonly Shortcut[] {
  const { view, contrast } = committed;
  const next = THEME_VIEWS[(THEME_VIEWS.indexOf(view) + 1) % THEME_VIEWS.length] ?? "sample";
  return [
    ...THEME_MODES.map((mode, index) => ({
      key: String(index + 1),
      label: MODE_NAMES[mode],
      run: () => act({ type: "mode", mode }),
    })),
    { key: "v", label: "Sample, audit, tokens", run: () => act({ type: "view", view: next }) },
    {
      key: "[",
      shownKey: "[ ]",
      label: "Contrast by 5",
      run: () => act({ type: "contrast", value: contrast - 5 }),
    },
    {
      key: "]",
      isHidden: true,
      label: "More contrast",
      run: () => act({ type: "contrast", value: contrast + 5 }),
    },
    { key: "p", label: `Pin or release ${token}`, run: onPin },
    { key: "f", label: "Forced colors", run: onForced },
  ];
}

export const LOCAL_KEYS: readonly LocalKey[] = [
  { label: "Move a slider by 1, by 10", keys: ["← →", "⇧"] },
  { label: "Take the colors of the clipboard", keys: ["Ctrl", "V"] },
];
