/** Keyboard shortcuts of the Text Gradient Generator. */
import { placeAfter } from "#app/color/gradient/place-after.ts";
import type { LocalKey } from "#app/workbench/keys-panel.tsx";
import type { Shortcut } from "#app/workbench/use-shortcuts.ts";
import { faceOf } from "./face.ts";
import type { TextTool } from "./use-text.ts";

interface Runs {
  readonly onShuffle: () => void;
  readonly onWrite: () => void;
  readonly onRaise: () => void;
}

export function textShortcuts(tool: TextTool, { onShuffle, onWrite, onRaise }: Runs): readonly Shortcut[] {
  const { document, act, stopIndex, changeStop } = tool;
  const face = faceOf(document);
  const heavier = (by: number) => () => act({ type: "number", name: "weight", value: face.weight + by });
  const wider = (by: number) => () => {
    if (face.width !== undefined) act({ type: "number", name: "width", value: face.width + by });
  };
  return [
    { key: "Space", label: "Another gradient", run: onShuffle },
    {
      key: "a",
      label: "Add a stop",
      run: () => changeStop({ type: "add", position01: placeAfter(document.gradient.stops, stopIndex) }),
    },
    { key: "Enter", label: "Write on the canvas", run: onWrite },
    { key: "ArrowUp", withAlt: true, shownKey: "Alt ↑ ↓", label: "Weight by 10", run: heavier(10) },
    { key: "ArrowDown", withAlt: true, isHidden: true, label: "Lighter", run: heavier(-10) },
    { key: "ArrowRight", withAlt: true, shownKey: "Alt ← →", label: "Width by 1", run: wider(1) },
    { key: "ArrowLeft", withAlt: true, isHidden: true, label: "Narrower", run: wider(-1) },
    { key: "r", label: "Reverse", run: () => changeStop({ type: "reverse" }) },
    {
      key: "w",
      label: "Go to the weakest place",
      run: () => {
        act({ type: "set", change: { view: "contrast" } });
        requestAnimationFrame(() => window.document.querySelector<HTMLElement>("[data-weakest]")?.focus());
      },
    },
    { key: "l", label: "Raise to the target", run: onRaise },
  ];
}

export const LOCAL_KEYS: readonly LocalKey[] = [
  { label: "Leave the text", keys: ["Esc"] },
  { label: "Select the next stop", keys: ["Tab"] },
  { label: "Move a stop by 1, by 10", keys: ["← →", "⇧"] },
  { label: "Delete a stop", keys: ["⌫"] },
];
