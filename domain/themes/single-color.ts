/** A hex value, or one function of CSS Color 4 without nested functions. */
const COLOR = /^(?:#[0-9a-f]{3,8}|(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)\([\w.%,/ +-]{1,80}\))$/i;

/**
 * Whether a text from another page, tab or frame is a single CSS color, and therefore cannot end a declaration or load a
 * resource. It is not parsed, since browsers ignore what they cannot read.
 */
export function isSingleColor(text: unknown): text is string {
  return typeof text === "string" && COLOR.test(text);
}
