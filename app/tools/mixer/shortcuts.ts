/** Keyboard shortcuts of the Color Mixer; single characters work while no field has the focus. */
import type { LocalKey } from "#app/workbench/keys-panel.tsx";
import type { Shortcut } from "#app/workbench/use-shortcuts.ts";
import { methodText } from "#domain/documents/mix-method-text.ts";
import { COMPARED, MIXER_VIEWS } from "#domain/documents/mixer-document.ts";
import type { MixMethod } from "#engine/mix/mix-method.ts";
import type { Mixer } from "./use-mixer.ts";

/** Cycles through the compared methods. */
export function nextMethod(how: MixMethod): MixMethod {
  const at = COMPARED.findIndex((way) => methodText(way) === methodText(how));
  return COMPARED[(at + 1) % COMPARED.length] ?? how;
}

export function mixerShortcuts({ document, act }: Mixer): readonly Shortcut[] {
  const nextView = MIXER_VIEWS[(MIXER_VIEWS.indexOf(document.view) + 1) % MIXER_VIEWS.length] ?? "mix";
  return [
    {
      key: "Space",
      label: "Next mixing method",
      run: () => act({ type: "method", how: nextMethod(document.how) }),
    },
    { key: "w", label: "Mix, steps, compare", run: () => act({ type: "view", view: nextView }) },
    { key: "a", label: "Add a color", run: () => act({ type: "add" }) },
    { key: "q", label: "Equal parts", run: () => act({ type: "even" }) },
    { key: "r", label: "Reverse the order", run: () => act({ type: "reverse" }) },
  ];
}

export const LOCAL_KEYS: readonly LocalKey[] = [
  { label: "Move a border by 1 %, 10 %", keys: ["← →", "⇧"] },
  { label: "Move a color, on its grip", keys: ["Alt", "← →"] },
  { label: "Take colors from the clipboard", keys: ["Ctrl", "V"] },
];
