/** Keyboard shortcuts of the Gradient Generator. */

import { placeAfter } from "#app/color/gradient/place-after.ts";
import type { LocalKey } from "#app/workbench/keys-panel.tsx";
import type { Shortcut } from "#app/workbench/use-shortcuts.ts";
import type { GradientTool } from "./use-gradient.ts";

export function gradientShortcuts(tool: GradientTool, onRandom: () => void): readonly Shortcut[] {
  const { document, layer, layerIndex, stopIndex, act, changeStop } = tool;
  const turn = (byDeg: number) => () => {
    if (layer.type !== "radial")
      act({ type: "shape", layer: layerIndex, change: { angleDeg: layer.angleDeg + byDeg } });
  };
  return [
    { key: "Space", label: "Random", run: onRandom },
    {
      key: "a",
      label: "Add a stop",
      run: () => changeStop({ type: "add", position01: placeAfter(layer.stops, stopIndex) }),
    },
    {
      key: "l",
      label: "Lock the stop against Random",
      run: () =>
        changeStop({
          type: "lock",
          index: stopIndex,
          isLocked: layer.stops[stopIndex]?.isLocked !== true,
        }),
    },
    { key: "[", shownKey: "[ ]", label: "Turn the angle by 1°, with Shift by 15°", run: turn(-1) },
    { key: "]", isHidden: true, label: "Turn the angle clockwise by 1°", run: turn(1) },
    {
      key: "{",
      withShift: true,
      isHidden: true,
      label: "Turn the angle counterclockwise by 15°",
      run: turn(-15),
    },
    { key: "}", withShift: true, isHidden: true, label: "Turn the angle clockwise by 15°", run: turn(15) },
    { key: "r", label: "Reverse", run: () => changeStop({ type: "reverse" }) },
    {
      key: "w",
      label: "Every space side by side",
      run: () => act({ type: "view", view: document.view === "compare" ? "canvas" : "compare" }),
    },
    {
      key: "u",
      label: "On a page, a card, a button",
      run: () => act({ type: "view", view: document.view === "things" ? "canvas" : "things" }),
    },
  ];
}

export const LOCAL_KEYS: readonly LocalKey[] = [
  { label: "Select the next stop", keys: ["Tab"] },
  { label: "Move a stop by 1, by 10", keys: ["← →", "⇧"] },
  { label: "Cross the next stop, at its place", keys: ["← →"] },
  { label: "Delete a stop", keys: ["⌫"] },
  { label: "Move a layer, on its handle", keys: ["↑ ↓"] },
  { label: "Read a gradient from the clipboard", keys: ["Ctrl", "V"] },
];
