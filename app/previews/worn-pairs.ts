/** Which pairs an element of a preview wears as it stands on the page. */
import {
  PREVIEW_PARTS,
  type PreviewPair,
  type PreviewPart,
  type PreviewPartName,
} from "#engine/theme/preview-parts.ts";
import type { RoleToken } from "#engine/theme/role-graph.ts";
import { CHECKED_PARTS } from "./color-sheet.ts";

const isPartName = (text: string | undefined): text is PreviewPartName =>
  text !== undefined && text in PREVIEW_PARTS;

/** The part it wears now: a checked control wears another one. */
export function partOf(element: Element): PreviewPart | undefined {
  const name =
    element instanceof HTMLElement || element instanceof SVGElement ? element.dataset["part"] : undefined;
  if (!isPartName(name)) return undefined;
  const isChecked = element.matches(':checked, [type="checkbox"]:indeterminate, :checked + *');
  return PREVIEW_PARTS[(isChecked ? CHECKED_PARTS[name] : undefined) ?? name];
}

/** The token that is painted behind the element, its own ground aside. */
export function groundBehind(element: Element): RoleToken | undefined {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    const ground = partOf(at)?.ground;
    if (ground !== undefined) return ground;
  }
  return undefined;
}

/** Its ink on its ground, and its edge on what is behind it. */
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
