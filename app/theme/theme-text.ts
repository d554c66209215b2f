/** Detects whether pasted or dropped input is a theme rather than a list of colors. */

const THEME =
  /(?:^|[\s{;])--[\p{L}\d_-]+\s*:|"(?:\$value|cssVars|resolutionOrder|schemes|colorSchemes|valuesByMode|variableModeValues)"\s*:|\$(?:light|dark)(?:-high)?\s*:\s*\(|<resources[\s>][\s\S]*<color[\s>]/u;
/** A theme of MUI, Vuetify or Tailwind 3 in a script. */
const SCRIPT =
  /(?:^|\n)\s{0,40}(?:export|module\.exports|const|let|var)\b[\s\S]{0,20000}\b(?:palette|colorSchemes|themes|colors)["']?\s{0,9}:\s{0,9}[{[]/;

/** Declarations of custom properties, design tokens, a registry item, maps of Sass, Figma variables, resources of Android, or the theme of a framework. */
export function isThemeText(text: string): boolean {
  return THEME.test(text) || SCRIPT.test(text.slice(0, 40_000));
}

/** Whether files that are dropped together can be a theme: several, an archive, or a file of Figma, and no picture among them. */
export function areThemeFiles(files: readonly File[]): boolean {
  const isPicture = files.some(({ type }) => type.startsWith("image/"));
  return !isPicture && (files.length > 1 || files.some(({ name }) => /\.(?:zip|fig)$/i.test(name)));
}
