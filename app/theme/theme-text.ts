/** Detects whether pasted or dropped input is a theme rather than a list of colors. */

const THEME =
  /(?:^|[\s{;])--[\p{L}\d_-]+\s*:|"(?:\$value|cssVars|resolutionOrder)"\s*:|\$(?:light|dark)(?:-high)?\s*:\s*\(/u;

/** Declarations of custom properties, design tokens, a registry item or maps of Sass. */
export function isThemeText(text: string): boolean {
  return THEME.test(text);
}

/** Whether files that are dropped together can be a theme: several, or an archive, and no picture among them. */
export function areThemeFiles(files: readonly File[]): boolean {
  const isPicture = files.some(({ type }) => type.startsWith("image/"));
  return !isPicture && (files.length > 1 || files.some(({ name }) => /\.zip$/i.test(name)));
}
