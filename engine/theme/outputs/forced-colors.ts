/**
 * Tokens in forced-colors mode (https://www.w3.org/TR/css-color-adjust-1/#forced). The browser draws text, backgrounds
 * and edges in system colors; what a page gets from its tokens must then be pairs of them. A color that a page keeps
 * with `forced-color-adjust: none` is legible too, since both halves of each pair come from here.
 */
import { ROLE_TOKENS, type RoleToken } from "#engine/theme/role-graph.ts";

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

interface ForcedOptions {
  /** Tokens that keep their color, which the browser replaces by itself. */
  readonly isLeftOut?: (token: RoleToken) => boolean;
  /** Further rules, indented by two. */
  readonly rules?: string;
}

/**
 * One rule for the selectors that declare the tokens of a mode, with every token but those left out. `propertyOf` is the
 * custom property of a token, with its dashes.
 */
export function forcedColors(
  propertyOf: (token: RoleToken) => string,
  selectors: string,
  { isLeftOut, rules = "" }: ForcedOptions = {},
): string {
  const tokens = isLeftOut === undefined ? ROLE_TOKENS : ROLE_TOKENS.filter((token) => !isLeftOut(token));
  const lines = tokens.map((token) => `    ${propertyOf(token)}: ${systemColor(token)};\n`);
  return `${FORCED} {\n  ${selectors} {\n${lines.join("")}  }\n${rules}}\n`;
}
