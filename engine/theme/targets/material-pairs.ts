/**
 * What the components of Material 3 put on what (https://m3.material.io/components, the tokens of Compose material3 1.4
 * and the defaults of Flutter 3.32). A state is its content's color over its container, at 8 % hovered and 10 % pressed.
 * Disabled components are exempt.
 */
import { targetPair as pair, pairsOnEach, type TargetPair } from "./target-pairs.ts";

const CONTAINERS = [
  "surface",
  "surfaceContainerLow",
  "surfaceContainer",
  "surfaceContainerHigh",
  "surfaceContainerHighest",
] as const;
/** Pages, sheets and dialogs: text buttons and messages of fields stand on them. */
const PANES = ["surface", "surfaceContainerLow", "surfaceContainerHigh"] as const;

/** At rest, hovered and pressed. */
function withStates(what: string, content: string, container: string): TargetPair[] {
  return [
    pair(what, content, container),
    pair(`${what}, hovered`, content, `${content}/8 ${container}`),
    pair(`${what}, pressed`, content, `${content}/10 ${container}`),
  ];
}

export const MATERIAL_PAIRS: readonly TargetPair[] = [
  ...pairsOnEach(CONTAINERS, "Title, body, list", "onSurface"),
  pair("List item, hovered", "onSurface", "onSurface/8 surface"),
  ...pairsOnEach(CONTAINERS, "Supporting text, label of a field, icon", "onSurfaceVariant"),
  ...withStates("Filled button", "onPrimary", "primary"),
  ...PANES.flatMap((pane) => withStates("Text button", "primary", pane)),
  ...pairsOnEach(CONTAINERS, "Label of a focused field, current tab", "primary"),
  ...withStates("Floating button", "onPrimaryContainer", "primaryContainer"),
  pair("Secondary fill", "onSecondary", "secondary"),
  ...withStates("Tonal button, current item", "onSecondaryContainer", "secondaryContainer"),
  pair("Label of the current item", "secondary", "surfaceContainer"),
  pair("Tertiary fill", "onTertiary", "tertiary"),
  ...withStates("Tertiary floating button", "onTertiaryContainer", "tertiaryContainer"),
  ...withStates("Badge, button of an error", "onError", "error"),
  ...pairsOnEach(PANES, "Message of a field", "error"),
  pair("Label of a filled field in error", "error", "surfaceContainerHighest"),
  pair("Error container", "onErrorContainer", "errorContainer"),
  pair("Snackbar", "onInverseSurface", "inverseSurface"),
  ...withStates("Action of a snackbar", "inversePrimary", "inverseSurface"),
  ...pairsOnEach(PANES, "Edge of a field", "outline", "", { use: "edge" }),
  pair("Switch, off", "outline", "surfaceContainerHighest", { use: "edge" }),
  ...pairsOnEach(PANES, "Checked box, focus, slider", "primary", "", { use: "edge" }),
  pair("Progress on its track", "primary", "secondaryContainer", { use: "edge" }),
];
