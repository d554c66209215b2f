/**
 * Tokens in forced-colors mode (https://www.w3.org/TR/css-color-adjust-1/#forced). The browser draws text, backgrounds
 * and edges in system colors; what a page gets from its tokens must then be pairs of them. A color that a page keeps
 * with `forced-color-adjust: none` is legible too, since both halves of each pair come from here.
 */
import { ROLE_TOKENS, type RoleToken } from "#engine/theme/role-graph.ts";
import { propertyOf, type ThemeWriting } from "./theme-values.ts";

export const FORCED = "@media (forced-colors: active)";

/** The system color of every token. */
export function systemColor(token: RoleToken): string {
  if (/^[at]\d+$/.test(token) || token.endsWith("-soft")) return "Canvas";
  if (/^text(-\d)?$/.test(token)) return "CanvasText";
  if (token === "focus") return "Highlight";
  if (token === "line" || token === "line-control") return "ButtonBorder";
  if (token === "disabled") return "ButtonFace";
  if (token === "on-disabled") return "GrayText";
  if (token === "brand-text") return "LinkText";
  if (token.endsWith("-text") || token.endsWith("-edge")) return "CanvasText";
  if (token.startsWith("on-")) return "ButtonText";
  return "ButtonFace";
}

const CONTROLS =
  'button, select, textarea, summary, input:not([type="checkbox"], [type="radio"], [type="range"]), [role="button"], [role="tab"], [role="option"], [role="switch"]';
const CURRENT =
  '[aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-pressed="true"], [aria-checked="true"]';
const AT_REST = ":where(:not(:focus-visible))";

/**
 * Edges of controls, since a fill of ButtonFace is the color of the page: as outlines, which take no room and which few
 * pages set, and without specificity, so that a page's own rules count more. Focused controls keep their own outline.
 */
export const FORCED_EDGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [`:where(${CONTROLS})${AT_REST}`]: { outline: "1px solid ButtonBorder", "outline-offset": "-1px" },
  [`:where(${CONTROLS}):where(:disabled, [aria-disabled="true"])${AT_REST}`]: { "outline-color": "GrayText" },
  [`:where(${CONTROLS}):where(:hover:enabled, [role]:hover)${AT_REST}`]: { "outline-color": "Highlight" },
  [`:where(${CURRENT})${AT_REST}`]: { outline: "2px solid Highlight", "outline-offset": "-2px" },
};

/** The rules of the edges as text, indented by two. */
export function forcedEdges(indent = "  "): string {
  return Object.entries(FORCED_EDGES)
    .map(
      ([selector, declarations]) =>
        `${indent}${selector} {\n${Object.entries(declarations)
          .map(([property, value]) => `${indent}  ${property}: ${value};\n`)
          .join("")}${indent}}\n`,
    )
    .join("");
}

/** One rule for the selectors that declare the tokens of a mode, with every token but those left out, and edges. */
export function forcedColors(
  writing: ThemeWriting,
  selectors: string,
  isLeftOut: (token: RoleToken) => boolean = () => false,
): string {
  const lines = ROLE_TOKENS.filter((token) => !isLeftOut(token)).map(
    (token) => `    ${propertyOf(token, writing)}: ${systemColor(token)};\n`,
  );
  return `${FORCED} {\n  ${selectors} {\n${lines.join("")}  }\n${forcedEdges()}}\n`;
}
