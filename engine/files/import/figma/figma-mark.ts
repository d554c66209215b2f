/** Layers copied in Figma are told by their HTML; small, so that a page can ask before it loads the reader. */

/** Base64 of "fig-", with which the data begins. */
const MARK = /\(figma\)\s{0,9}ZmlnL/;

/** Whether a text is the HTML that Figma puts on the clipboard; whether it can be read is not said. */
export function holdsFigmaLayers(html: string): boolean {
  return MARK.test(html);
}
