/** The pairs of tokens that an element of a preview currently has. */
import {
  PREVIEW_PARTS,
  type PreviewPair,
  type PreviewPart,
  type PreviewPartName,
} from "#domain/previews/preview-parts.ts";
import type { RoleToken } from "#engine/theme/role-graph.ts";
import { CHECKED_PARTS } from "./color-sheet.ts";

const isPartName = (text: string | undefined): text is PreviewPartName =>
  text !== undefined && text in PREVIEW_PARTS;

/** The element's current part; a checked control has a different one. */
export function partOf(element: Element): PreviewPart | undefined {
  const name =
    element instanceof HTMLElement || element instanceof SVGElement ? element.dataset["part"] : undefined;
  if (!isPartName(name)) return undefined;
  const isChecked = element.matches(':checked, [type="checkbox"]:indeterminate, :checked + *');
  return PREVIEW_PARTS[(isChecked ? CHECKED_PARTS[name] : undefined) ?? name];
}

/** The background token of the nearest ancestor that has one. */
export function groundBehind(element: Element): RoleToken | undefined {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    const ground = partOf(at)?.ground;
    if (ground !== undefined) return ground;
  }
  return undefined;
}

/** The pair of text and background, and the pair of border and surrounding background. */
export function wornPairs(element: Element): PreviewPair[] {
  const part = partOf(element);
  if (part === undefined) return [];
  const behind = groundBehind(element);
  const ground = part.ground ?? behind;
  const { ink, use = "text", edge, edgeUse = "exempt" } = part;
  return [
    ...(ink === undefined || ground === undefined ? [] : [{ foreground: ink, background: ground, use }]),
    ...(edge === undefined || behind === undefined
      ? []
      : [{ foreground: edge, background: behind, use: edgeUse }]),
  ];
}
