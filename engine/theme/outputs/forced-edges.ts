/** Edges of controls in forced colors. */

const CONTROLS =
  "button, input, select, textarea, summary, [role=button], [role=tab], [role=option], [role=switch]";
const CURRENT =
  "[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true], [aria-checked=true]";
const AT_REST = ":where(:not(:focus-visible))";

/**
 * Edges of controls, since a fill of ButtonFace is the color of the page: as outlines, which take no room and which few
 * pages set, and without specificity, so that a page's own rules count more. Focused controls keep their own outline.
 */
export const FORCED_EDGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [`:where(${CONTROLS})${AT_REST}`]: { outline: "1px solid ButtonBorder", "outline-offset": "-1px" },
  [`:where(${CONTROLS}):where(:hover)${AT_REST}`]: { "outline-color": "Highlight" },
  [`:where(${CURRENT})${AT_REST}`]: { outline: "2px solid Highlight", "outline-offset": "-2px" },
};

/** The rules of the edges as text, indented by two. */
export function forcedEdges(indent = "  "): string {
  let text = "";
  for (const [selector, declarations] of Object.entries(FORCED_EDGES)) {
    text += `${indent}${selector} {\n`;
    for (const [property, value] of Object.entries(declarations))
      text += `${indent}  ${property}: ${value};\n`;
    text += `${indent}}\n`;
  }
  return text;
}
