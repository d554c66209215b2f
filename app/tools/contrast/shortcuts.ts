import type { LocalKey } from "#app/workbench/keys-panel.tsx";
import type { Shortcut } from "#app/workbench/use-shortcuts.ts";
import { CONTRAST_VIEWS } from "#domain/documents/contrast/contrast-document.ts";
import type { Side } from "./model.ts";
import { measureSide, readPair, wantedGoal } from "./reading.ts";
import type { ContrastTool } from "./use-contrast.ts";

export const LOCAL_KEYS: readonly LocalKey[] = [
  { label: "Move the text over a gradient or picture", keys: ["← ↑ ↓ →"] },
  { label: "In wide steps", keys: ["⇧", "← ↑ ↓ →"] },
  { label: "Through the pairs of a palette", keys: ["← ↑ ↓ →"] },
  { label: "Check this pair", keys: ["↵"] },
];

export function contrastShortcuts(tool: ContrastTool): readonly Shortcut[] {
  const { act } = tool;
  return [
    { key: "x", label: "Swap text and background", run: () => act({ type: "swap" }) },
    { key: "n", label: "Nearest text that passes", run: () => void takeNearest(tool, "text") },
    { key: "b", label: "Nearest background that passes", run: () => void takeNearest(tool, "background") },
    ...CONTRAST_VIEWS.map((view, index) => ({
      key: String(index + 1),
      label: ["Samples", "Palette", "Over a gradient or picture"][index] ?? view,
      run: () => act({ type: "view", view }),
    })),
  ];
}

async function takeNearest({ latest, act }: ContrastTool, side: Side): Promise<void> {
  const { smallestChange } = await import("#engine/contrast/contrast-nearest.ts");
  const document = latest();
  const goal = wantedGoal(document.goal, readPair(document).ratio);
  if (goal === undefined) return;
  const found = smallestChange(document[side], goal.least, measureSide(side, document, goal.metric));
  if (found !== undefined) act({ type: "color", side, color: found.color });
}
