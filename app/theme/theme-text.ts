/** Whether a text that came in is a theme rather than a list of colors. */

const THEME =
  /(?:^|[\s{;])--[\p{L}\d_-]+\s*:|"(?:\$value|cssVars|resolutionOrder)"\s*:|\$(?:light|dark)(?:-high)?\s*:\s*\(/u;

/** Declarations of custom properties, design tokens, a registry item or maps of Sass. */
export function isThemeText(text: string): boolean {
  return THEME.test(text);
}
